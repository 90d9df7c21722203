import CKernels
import Testing

@testable import GlyphClassifier
@testable import NetworkKernels

@Suite(.enabled(if: boardscan_best_instruction_set() != boardscan_no_integer_kernels))
struct QuantizedNetworkTests {
    /// Channels and classes that fill no vector, a pooled and a striding convolution, an odd side.
    static let uneven = NetworkArchitecture(layers: [
        .convolution(.init(kernel: 3, from: 1, to: 10, padding: 1)), .relu, .maxPool,  // 14×14×10
        .convolution(.init(kernel: 5, from: 10, to: 20, stride: 2)), .relu,  // 5×5×20
        .convolution(.init(kernel: 3, from: 20, to: 17, padding: 1)), .relu, .maxPool,  // 2×2×17
        .dense(.init(from: 68, to: 30)), .relu,
        .dense(.init(from: 30, to: 11)),
    ])

    static var sets: [boardscan_instruction_set] {
        [boardscan_avx2, boardscan_avx512_vnni].filter { $0.rawValue <= boardscan_best_instruction_set().rawValue }
    }

    static func classifier(
        _ architecture: NetworkArchitecture, _ arithmetic: ConvolutionalClassifier.Arithmetic,
        parameters: NetworkParameters? = nil
    ) throws -> ConvolutionalClassifier {
        try ConvolutionalClassifier(
            architecture: architecture, parameters: parameters ?? .arbitrary(architecture),
            characterSet: ConvolutionalClassifierTests.digits, arithmetic: arithmetic)
    }

    @Test(arguments: [uneven, .small(classCount: 11), .classic(classCount: 11)])
    func staysCloseToTheDirectNetwork(_ architecture: NetworkArchitecture) throws {
        let classifier = try Self.classifier(architecture, .quantized)
        #expect(classifier.quantized != nil)
        let oracle = DirectNetwork(architecture: architecture, parameters: .arbitrary(architecture))
        let glyphs = arbitraryGlyphs(3)
        let fast = classifier.logits(of: glyphs, count: 3)
        for glyph in 0..<3 {
            let exact = oracle.logits(Array(glyphs[glyph * 784..<(glyph + 1) * 784]))
            let spread = (exact.max() ?? 0) - (exact.min() ?? 0)
            for (index, value) in exact.enumerated() {
                #expect(abs(fast[glyph * 11 + index] - value) < 0.03 * spread)
            }
        }
    }

    @Test func severalChannelsGoInAsOne() throws {
        var architecture = Self.uneven
        architecture.layers[0] = .convolution(.init(kernel: 3, from: 4, to: 10, padding: 1))
        let classifier = try Self.classifier(architecture, .quantized)
        #expect(classifier.quantized != nil && classifier.input == .inkInLine)
        let glyphs = arbitraryGlyphs(4)
        let exact = DirectNetwork(architecture: architecture, parameters: .arbitrary(architecture)).logits(glyphs)
        let spread = (exact.max() ?? 0) - (exact.min() ?? 0)
        for (found, value) in zip(classifier.logits(of: glyphs, count: 1), exact) {
            #expect(abs(found - value) < 0.03 * spread)
        }
    }

    @Test func aGlyphsAnswerDoesNotDependOnItsBatch() throws {
        let classifier = try Self.classifier(Self.uneven, .quantized)
        let count = ConvolutionalClassifier.batch + 7
        let glyphs = arbitraryGlyphs(count)
        let together = classifier.logits(of: glyphs, count: count)
        for glyph in [0, 1, ConvolutionalClassifier.batch - 1, ConvolutionalClassifier.batch, count - 1] {
            let alone = classifier.logits(of: Array(glyphs[glyph * 784..<(glyph + 1) * 784]), count: 1)
            #expect(alone == Array(together[glyph * 11..<(glyph + 1) * 11]))
        }
    }

    @Test func everyInstructionSetGivesTheSame() throws {
        let steps = try Self.classifier(Self.uneven, .single).steps
        let glyphs = arbitraryGlyphs(2)
        let answers = Self.sets.compactMap { set -> [Float]? in
            guard let network = QuantizedNetwork(steps, input: .ink, set: set) else { return nil }
            var logits = [Float](repeating: 0, count: 22)
            let workspace = QuantizedWorkspace(network, batch: 2)
            network.run(glyphs, count: 2, workspace: workspace, into: &logits)
            return logits
        }
        #expect(answers.count == Self.sets.count)
        for answer in answers { #expect(answer == answers[0]) }
    }

    @Test func whatDoesNotFitIsWorkedOutInSinglePrecision() throws {
        #expect(try Self.classifier(ConvolutionalClassifierTests.mixed, .quantized).quantized == nil)
        var parameters = NetworkParameters.arbitrary(Self.uneven)
        parameters.layers[1].weights[3] = .nan
        #expect(try Self.classifier(Self.uneven, .quantized, parameters: parameters).quantized == nil)
        #expect(try Self.classifier(Self.uneven, .single).quantized == nil)
        let steps = try Self.classifier(Self.uneven, .single).steps
        #expect(QuantizedNetwork(steps, input: .ink, set: boardscan_no_integer_kernels) == nil)
    }

    @Test func hugeWeightsGiveNumbersOrNoneButNoCrash() throws {
        var parameters = NetworkParameters.arbitrary(Self.uneven)
        for layer in parameters.layers.indices {
            parameters.layers[layer].weights = parameters.layers[layer].weights.map { $0 * 1e37 }
        }
        let classifier = try Self.classifier(Self.uneven, .quantized, parameters: parameters)
        #expect(classifier.logits(of: arbitraryGlyphs(2), count: 2).count == 22)
    }
}
