import Glibc
import GlyphClassifier

/// Teaches a trained network a few new glyphs without letting it forget the old ones.
///
/// Only the dense layers learn, by Adam. Three things hold on to what was known: half of each batch are glyphs of old whose
/// targets are what the network said of them before (learning without forgetting, Li & Hoiem 2016,
/// doi:10.1007/978-3-319-46493-0_37); the weights are drawn back to where they were; and the result is a mixture of both
/// (Wortsman et al. 2022, doi:10.1109/CVPR52688.2022.00780).
public struct HeadTraining: Sendable {
    public struct Options: Hashable, Sendable {
        public var steps = 260
        public var batchSize = 128
        /// Share of a batch that is glyphs of old.
        public var rehearsal: Float = 0.5
        public var learningRate: Float = 0.001
        /// Share of the distance to the old weights that a step takes back, per learning rate.
        public var anchor: Float = 1
        /// Share of the new weights in the result.
        public var mixing: Float = 0.6
        public var smoothing: Float = 0.05
        public var seed: UInt64 = 1

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

    /// Glyphs that should be called by their labels.
    public func examples(_ glyphs: LabelledGlyphs, smoothing: Float) -> HeadExamples {
        let classes = head.classCount
        var targets = [Float](repeating: smoothing / Float(classes), count: glyphs.count * classes)
        for (index, label) in glyphs.labels.enumerated() { targets[index * classes + label] += 1 - smoothing }
        var examples = HeadExamples()
        examples.append(
            features: extractor.features(of: glyphs.pixels, count: glyphs.count), targets: targets, count: glyphs.count)
        return examples
    }

    /// Glyphs that should be called what the network calls them now.
    public func rehearsal(_ glyphs: LabelledGlyphs) -> HeadExamples {
        let features = extractor.features(of: glyphs.pixels, count: glyphs.count)
        var targets = head.forward(features, count: glyphs.count).last ?? []
        Self.softmax(&targets, classes: head.classCount)
        var examples = HeadExamples()
        examples.append(features: features, targets: targets, count: glyphs.count)
        return examples
    }

    /// The model after learning.
    ///
    /// - Throws: `TrainingError` when there is nothing to learn, or the loss is no longer finite.
    public func train(_ new: HeadExamples, rehearsal: HeadExamples, options: Options = Options()) throws -> ModelFile {
        guard new.count > 0 else { throw TrainingError("there are no glyphs to learn from") }
        var learnt = head
        var first = learnt.layers.map { [Float](repeating: 0, count: $0.parameters.count) }
        var second = first
        let schedule = LearningRateSchedule(
            peak: options.learningRate, warmUpSteps: options.steps / 20, steps: options.steps)
        let optimizer = AdamW(weightDecay: 0)
        var random = SplitMix64(seed: options.seed)
        let old = rehearsal.count > 0 ? Int(options.rehearsal * Float(options.batchSize)) : 0
        for step in 0..<options.steps {
            let batch = Batch(
                [(new, options.batchSize - old), (rehearsal, old)], features: head.featureCount,
                classes: head.classCount, using: &random)
            let outputs = learnt.forward(batch.features, count: batch.count)
            var gradient = outputs.last ?? []
            Self.softmax(&gradient, classes: head.classCount)
            let weight = 1 / Float(batch.count)
            for index in gradient.indices { gradient[index] = (gradient[index] - batch.targets[index]) * weight }
            guard gradient.allSatisfy(\.isFinite) else { throw TrainingError("learning from these glyphs fails") }
            let gradients = learnt.backward(gradient, input: batch.features, outputs: outputs, count: batch.count)
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
        for layer in learnt.layers.indices {
            Self.pull(&learnt.layers[layer].parameters, to: head.layers[layer].parameters, 1 - options.mixing)
        }
        return learnt.replaced(in: model)
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

    private static func softmax(_ values: inout [Float], classes: Int) {
        values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            for row in 0..<values.count / max(1, classes) {
                ConvolutionalClassifier.logSoftmax(base + row * classes, classes: classes, temperature: 1)
                for index in row * classes..<(row + 1) * classes { values[index] = exp(values[index]) }
            }
        }
    }
}

/// Examples drawn at random, some of each kind.
private struct Batch {
    var features: [Float] = []
    var targets: [Float] = []
    var count = 0

    init(
        _ parts: [(examples: HeadExamples, draws: Int)], features featureCount: Int, classes: Int,
        using random: inout SplitMix64
    ) {
        let total = parts.reduce(0) { $0 + $1.draws }
        features.reserveCapacity(total * featureCount)
        targets.reserveCapacity(total * classes)
        for (examples, draws) in parts where examples.count > 0 {
            for _ in 0..<draws {
                let index = Int.random(in: 0..<examples.count, using: &random)
                features += examples.features[index * featureCount..<(index + 1) * featureCount]
                targets += examples.targets[index * classes..<(index + 1) * classes]
            }
            count += draws
        }
    }
}
