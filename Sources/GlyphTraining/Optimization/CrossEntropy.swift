import Glibc
import GlyphClassifier

/// Softmax cross entropy with label smoothing: the right class is wanted with probability 1 − ε + ε / classes, each
/// other one with ε / classes.
///
/// Szegedy et al. 2016, doi:10.1109/CVPR.2016.308.
struct CrossEntropy: Hashable, Sendable {
    let classes: Int
    let smoothing: Float

    struct Result: Hashable, Sendable {
        /// Summed over the glyphs, natural logarithm.
        var loss: Double = 0
        var correct = 0

        mutating func add(_ other: Result) {
            loss += other.loss
            correct += other.correct
        }
    }

    /// Replaces logits by the derivative of the loss by them, times `weight`.
    ///
    /// - Parameters:
    ///   - logits: `labels.count * classes`.
    ///   - labels: the right class of each glyph.
    ///   - otherLabels: for each glyph, a class that is as right as its label, such as a letter's other case: the two
    ///     are wanted with the label's probability together. The label again where it alone is right.
    ///   - weight: 1 / glyphs in the minibatch, for a mean.
    /// - Returns: the loss, and how many glyphs were classified right.
    func differentiate(
        _ logits: UnsafeMutablePointer<Float>, labels: [Int], otherLabels: [Int], weight: Float
    ) -> Result {
        var result = Result()
        let others = smoothing / Float(classes)
        for (glyph, (label, other)) in zip(labels, otherLabels).enumerated() {
            let line = logits + glyph * classes
            ConvolutionalClassifier.logSoftmax(line, classes: classes, temperature: 1)
            var best = 0
            var sum: Float = 0
            for index in 0..<classes {
                if line[index] > line[best] { best = index }
                sum += line[index]
            }
            let wanted = Self.wanted(line[label], label == other ? nil : line[other])
            result.loss -= Double((1 - smoothing) * wanted.logarithm + others * sum)
            result.correct += best == label || best == other ? 1 : 0
            for index in 0..<classes { line[index] = (exp(line[index]) - others) * weight }
            line[label] -= (1 - smoothing) * wanted.share * weight
            line[other] -= (1 - smoothing) * (1 - wanted.share) * weight
        }
        return result
    }

    /// The log-probability of two classes together, and the first one's share of it; of one alone, when there is no
    /// other.
    private static func wanted(_ first: Float, _ second: Float?) -> (logarithm: Float, share: Float) {
        guard let second else { return (first, 1) }
        let higher = max(first, second)
        let logarithm = higher + log(exp(first - higher) + exp(second - higher))
        return (logarithm, exp(first - logarithm))
    }
}
