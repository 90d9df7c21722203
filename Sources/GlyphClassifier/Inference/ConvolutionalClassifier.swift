import Glibc
import NetworkKernels

/// The convolutional network that classifies glyphs.
///
///     let classifier = try ConvolutionalClassifier(ModelFile(bytes: data))
///     let scores = classifier.logProbabilities(of: glyphs, count: glyphs.count / classifier.input.valueCount)
///
/// Glyphs go through in batches of 64, large enough that the dense weights are read once for many glyphs, small enough
/// for the caches. Each call has its own working memory, so that several threads may share one classifier.
///
/// Made from a model file, it computes in 8-bit integers where processor and network allow.
public struct ConvolutionalClassifier: GlyphClassifying {
    /// The classes it tells apart.
    public let characterSet: CharacterSet
    /// What it wants to see of a glyph.
    public let input: GlyphInput
    /// Glyphs whose character is known; none unless the model brings some along.
    public let exemplars: GlyphExemplars
    /// Words that the model's user corrected; none unless the model brings some along.
    public let texts: [KnownText]
    /// Divides the logits: above 1 the probabilities are less sure of themselves.
    ///
    /// That is temperature scaling (Guo et al. 2017, arXiv:1706.04599).
    public let temperature: Float
    /// Empty when there is a quantized network.
    let steps: [InferenceStep]
    let quantized: QuantizedNetwork?

    static let batch = 64

    /// Computes in single precision by default; on request in integers, where processor and network allow.
    ///
    /// - Throws: `ModelFileError` when the parts do not fit one another.
    public init(
        architecture: NetworkArchitecture, parameters: NetworkParameters, characterSet: CharacterSet,
        temperature: Float = 1, exemplars: GlyphExemplars = GlyphExemplars(), texts: [KnownText] = [],
        arithmetic: Arithmetic = .single
    ) throws {
        guard try architecture.classCount() == characterSet.classCount else {
            throw ModelFileError.doesNotFit(
                "\(try architecture.classCount()) outputs for \(characterSet.classCount) classes")
        }
        guard parameters.fits(architecture) else {
            throw ModelFileError.doesNotFit("the weights are not those of the architecture")
        }
        self.characterSet = characterSet
        input = architecture.input
        self.temperature = temperature
        self.exemplars = exemplars
        self.texts = texts
        let steps = try InferenceStep.steps(architecture: architecture, parameters: parameters)
        quantized = arithmetic == .quantized ? QuantizedNetwork(steps, input: architecture.input) : nil
        self.steps = quantized == nil ? steps : []
    }

    /// How the network's products are worked out.
    public enum Arithmetic: Hashable, Sendable {
        /// Single precision, by OpenBLAS.
        case single
        /// 8-bit weights, 7-bit activations: several times as fast.
        case quantized
    }

    /// - Parameters:
    ///   - model: read from a file or put together.
    ///   - arithmetic: integers by default, where processor and network allow.
    /// - Throws: `ModelFileError` when its parts do not fit one another.
    public init(_ model: ModelFile, arithmetic: Arithmetic = .quantized) throws {
        try model.header.check()
        try self.init(
            architecture: model.header.architecture, parameters: model.parameters,
            characterSet: CharacterSet(model.header.characters), temperature: model.header.temperature,
            exemplars: model.header.exemplars, texts: model.header.texts, arithmetic: arithmetic)
    }

    /// Classifies a batch of normalised glyphs, the temperature applied.
    ///
    /// - Parameters:
    ///   - glyphs: `count * input.valueCount` floats.
    ///   - count: how many glyphs there are.
    /// - Returns: `count * characterSet.classCount` natural-log probabilities, glyph after glyph.
    public func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
        var scores = logits(of: glyphs, count: count)
        let classes = characterSet.classCount
        scores.withUnsafeMutableBufferPointer { scores in
            guard let base = scores.baseAddress else { return }
            for glyph in 0..<count {
                Self.logSoftmax(base + glyph * classes, classes: classes, temperature: temperature)
            }
        }
        return scores
    }

    /// The network's raw outputs, `count * classCount`, before temperature and softmax.
    ///
    /// - Precondition: `glyphs` holds `count * input.valueCount` floats.
    public func logits(of glyphs: [Float], count: Int) -> [Float] {
        let size = input.valueCount
        precondition(glyphs.count == count * size)
        let classes = characterSet.classCount
        let run = pass(batch: min(count, Self.batch))
        return [Float](unsafeUninitializedCapacity: count * classes) { output, initialized in
            glyphs.withUnsafeBufferPointer { glyphs in
                guard let source = glyphs.baseAddress, let target = output.baseAddress else { return }
                for start in stride(from: 0, to: count, by: Self.batch) {
                    let batch = min(Self.batch, count - start)
                    run(source + start * size, batch, target + start * classes)
                }
            }
            initialized = count * classes
        }
    }

    /// A function that passes up to `batch` glyphs through the network: it takes the glyphs, their number, and room for
    /// the logits.
    private func pass(batch: Int) -> (UnsafePointer<Float>, Int, UnsafeMutablePointer<Float>) -> Void {
        if let quantized {
            let workspace = QuantizedWorkspace(quantized, batch: batch)
            return { quantized.run($0, count: $1, workspace: workspace, into: $2) }
        }
        let workspace = InferenceWorkspace(steps: steps, batch: batch)
        return { workspace.run(steps, $0, count: $1, into: $2) }
    }

    /// Turns logits into log-probabilities in place.
    package static func logSoftmax(_ values: UnsafeMutablePointer<Float>, classes: Int, temperature: Float) {
        let scale = 1 / temperature
        var largest = -Float.infinity
        for index in 0..<classes {
            values[index] *= scale
            largest = max(largest, values[index])
        }
        var sum: Float = 0
        for index in 0..<classes { sum += exp(values[index] - largest) }
        let normalizer = largest + log(sum)
        for index in 0..<classes { values[index] -= normalizer }
    }
}
