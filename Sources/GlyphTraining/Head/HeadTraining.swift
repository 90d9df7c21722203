import GlyphClassifier
import NetworkKernels

/// Teaches a trained network's dense layers something new, by Adam.
///
/// It is learnt several times, with other random numbers, and the weights' means are kept: what the runs have in common
/// is what the words say, where they differ they have learnt by heart (Wortsman et al. 2022, arXiv:2203.05482).
///
/// What holds on to what was known is the objectives' matter (``Rehearsal``); here the weights are drawn back to where
/// they were (L2-SP: Li, Grandvalet & Davoine 2018, arXiv:1802.01483).
public struct HeadTraining: Sendable {
    /// How long, how fast and how freely is learnt.
    public struct Options: Hashable, Sendable {
        /// Runs whose mean is kept.
        public var runs = 3
        /// Steps of each run.
        public var steps = 260
        /// The highest learning rate, reached after a twentieth of the steps.
        public var learningRate: Float = 0.001
        /// Share of the distance to the old weights that a step takes back, per learning rate.
        public var anchor: Float = 1
        /// Where the first run's random numbers start from; each further run takes the next number.
        public var seed: UInt64 = 1

        /// The options that suit learning from corrected words.
        public init() {}
    }

    private let model: ModelFile
    private let extractor: FeatureExtractor
    private let head: DenseHead

    /// - Throws: `TrainingError` or `ModelFileError` when the network does not end in dense layers.
    public init(_ model: ModelFile) throws {
        self.model = model
        extractor = try FeatureExtractor(model)
        head = try DenseHead(model)
    }

    /// What the network sees of a glyph.
    public var input: GlyphInput { extractor.input }

    /// What the dense layers see of glyphs.
    ///
    /// - Returns: `glyphs.count * featureCount` floats.
    public func features(of glyphs: LabelledGlyphs) -> [Float] {
        extractor.features(of: glyphs.pixels, count: glyphs.count)
    }

    /// Glyphs that should be called what the network calls them now, whatever their labels.
    public func rehearsal(_ glyphs: LabelledGlyphs, options: Rehearsal.Options = .init()) -> Rehearsal {
        let features = features(of: glyphs)
        var scores = head.forward(features, count: glyphs.count).last ?? []
        Self.logSoftmax(&scores, classes: head.classCount)
        return Rehearsal(features: features, scores: scores, count: glyphs.count, options: options)
    }

    /// The model after learning.
    ///
    /// - Throws: `TrainingError` when the losses are no longer finite.
    public func train(_ objectives: [any HeadObjective], options: Options = Options()) throws -> ModelFile {
        let heads = ParallelMap.onAllCores(Array(0..<max(1, options.runs))) { run in
            Result { try trained(objectives, options: options, seed: options.seed &+ UInt64(run)) }
        }
        return try DenseHead.mean(of: heads.map { try $0.get() }, or: head).replaced(in: model)
    }

    private func trained(_ objectives: [any HeadObjective], options: Options, seed: UInt64) throws -> DenseHead {
        var learnt = head
        var first = learnt.layers.map { [Float](repeating: 0, count: $0.parameters.count) }
        var second = first
        let schedule = LearningRateSchedule(
            peak: options.learningRate, warmUpSteps: options.steps / 20, steps: options.steps)
        let optimizer = AdamW(weightDecay: 0)
        var random = SplitMix64(seed: seed)
        for step in 0..<options.steps {
            let batches = objectives.map { $0.draw(using: &random) }
            let features = batches.flatMap(\.features)
            let count = batches.reduce(0) { $0 + $1.count }
            let outputs = learnt.forward(features, count: count)
            var gradient = outputs.last ?? []
            differentiate(&gradient, batches)
            guard gradient.allSatisfy(\.isFinite) else { throw TrainingError("learning from these glyphs fails") }
            let gradients = learnt.backward(gradient, input: features, outputs: outputs, count: count)
            let rate = schedule.rate(at: step)
            for layer in learnt.layers.indices {
                let count = learnt.layers[layer].parameters.count
                learnt.layers[layer].parameters.withUnsafeMutableBufferPointer { parameters in
                    first[layer].withUnsafeMutableBufferPointer { first in
                        second[layer].withUnsafeMutableBufferPointer { second in
                            guard let base = parameters.baseAddress, let first = first.baseAddress,
                                let second = second.baseAddress
                            else { return }
                            optimizer.update(
                                base, gradients: gradients[layer], first: first, second: second, range: 0..<count,
                                learningRate: rate, step: step + 1, decays: false)
                        }
                    }
                }
                Self.pull(&learnt.layers[layer].parameters, to: head.layers[layer].parameters, rate * options.anchor)
            }
        }
        return learnt
    }

    /// Moves values a share of the way to others.
    private static func pull(_ values: inout [Float], to others: [Float], _ share: Float) {
        values.withUnsafeMutableBufferPointer { values in
            others.withUnsafeBufferPointer { others in
                for index in 0..<min(values.count, others.count) {
                    values[index] += share * (others[index] - values[index])
                }
            }
        }
    }

    /// Replaces logits by the losses' derivatives by them.
    private func differentiate(_ values: inout [Float], _ batches: [HeadBatch]) {
        Self.logSoftmax(&values, classes: head.classCount)
        values.withUnsafeMutableBufferPointer { values in
            var start = 0
            for batch in batches {
                let end = start + batch.count * head.classCount
                batch.differentiate(UnsafeMutableBufferPointer(rebasing: values[start..<end]))
                start = end
            }
        }
    }

    private static func logSoftmax(_ values: inout [Float], classes: Int) {
        values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            for row in 0..<values.count / max(1, classes) {
                ConvolutionalClassifier.logSoftmax(base + row * classes, classes: classes, temperature: 1)
            }
        }
    }
}
