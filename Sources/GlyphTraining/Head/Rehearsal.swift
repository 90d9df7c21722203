import Glibc
import GlyphClassifier

/// Glyphs that should be called what a network called them before it learnt (learning without forgetting, Li & Hoiem
/// 2016, doi:10.1007/978-3-319-46493-0_37).
///
/// Cross entropy alone does not hold on to small probabilities, and reading adds up logarithms: "not a character"
/// rising from e⁻⁹ to e⁻⁵ costs a path six nats, and hardly any cross entropy. So the log-probabilities themselves are
/// held as well, by their squared differences (Ba & Caruana 2014, arXiv:1312.6184), down to where reading no longer
/// looks.
public struct Rehearsal: HeadObjective {
    /// How much and how strictly is rehearsed.
    public struct Options: Hashable, Sendable {
        /// Glyphs in each step.
        public var batchSize = 256
        /// Weight of squared differences of log-probabilities.
        public var scoreWeight: Float = 0.12

        /// The options that suit learning from corrected words.
        public init() {}
    }

    private struct Glyph: Sendable {
        /// What the dense layers see of it.
        var features: [Float]
        /// Natural-log probabilities of the classes before.
        var scores: [Float]
    }

    private let glyphs: [Glyph]
    private let options: Options

    /// Reading never takes a log-probability for less.
    private static let floor: Float = -11
    /// Classes with less are never followed, but for "not a character", which counts for every candidate.
    private static let leastScore: Float = -6.5
    /// Greatest difference that still pulls harder.
    private static let greatestDifference: Float = 4

    init(features: [Float], scores: [Float], count: Int, options: Options) {
        let (featureCount, classes) = (features.count / max(1, count), scores.count / max(1, count))
        glyphs = (0..<count).map { index in
            Glyph(
                features: Array(features[index * featureCount..<(index + 1) * featureCount]),
                scores: Array(scores[index * classes..<(index + 1) * classes]))
        }
        self.options = options
    }

    /// The glyphs of several rehearsals of one network.
    public init(_ parts: [Rehearsal], options: Options = Options()) {
        glyphs = parts.flatMap(\.glyphs)
        self.options = options
    }

    /// Some of the glyphs by chance, with the loss of what they are called otherwise by now.
    public func draw(using random: inout SplitMix64) -> HeadBatch {
        let drawn = (0..<(glyphs.isEmpty ? 0 : options.batchSize)).map { _ in
            glyphs[Int.random(in: glyphs.indices, using: &random)]
        }
        let weight = 1 / Float(max(1, drawn.count))
        return HeadBatch(features: drawn.flatMap(\.features), count: drawn.count) { values in
            for (row, glyph) in drawn.enumerated() {
                let classes = glyph.scores.count
                differentiate(
                    UnsafeMutableBufferPointer(rebasing: values[row * classes..<(row + 1) * classes]),
                    from: glyph.scores, weight: weight)
            }
        }
    }

    private func differentiate(
        _ row: UnsafeMutableBufferPointer<Float>, from before: [Float], weight: Float
    ) {
        let reject = row.count - 1
        let shifts = zip(row.indices, before).map { index, before -> Float in
            guard before > Self.leastScore || index == reject else { return 0 }
            let difference = max(Self.floor, row[index]) - max(Self.floor, before)
            return options.scoreWeight * max(-Self.greatestDifference, min(Self.greatestDifference, difference))
        }
        let sum = shifts.reduce(0, +)
        for (index, before) in zip(row.indices, before) {
            let probability = exp(row[index])
            row[index] = weight * (probability - exp(before) + shifts[index] - probability * sum)
        }
    }
}
