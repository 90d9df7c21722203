import Glibc
import GlyphClassifier

/// Softmax cross entropy with label smoothing (Szegedy et al. 2016, doi:10.1109/CVPR.2016.308): the right class is
/// wanted with probability 1 − ε + ε / classes, each other one with ε / classes.
struct CrossEntropy: Hashable, Sendable {
    let classes: Int
    let smoothing: Float

    struct Result: Hashable, Sendable {
        /// Summed over the glyphs, natural logarithm.
        var loss: Double = 0
        var correct = 0
        /// The same of lines learnt through their lattices, and their characters.
        var latticeLoss: Double = 0
        var latticeCharacters = 0

        mutating func add(_ other: Result) {
            loss += other.loss
            correct += other.correct
            latticeLoss += other.latticeLoss
            latticeCharacters += other.latticeCharacters
        }
    }

    /// Replaces logits by the derivative of the loss by them, times `weight`.
    ///
    /// - Parameters:
    ///   - logits: `labels.count * classes`.
    ///   - weight: 1 / glyphs in the minibatch, for a mean.
    func differentiate(
        _ logits: UnsafeMutablePointer<Float>, labels: UnsafeBufferPointer<Int>, weight: Float
    ) -> Result {
        var result = Result()
        let others = smoothing / Float(classes)
        for (glyph, label) in labels.enumerated() {
            let line = logits + glyph * classes
            ConvolutionalClassifier.logSoftmax(line, classes: classes, temperature: 1)
            var best = 0
            var sum: Float = 0
            for index in 0..<classes {
                if line[index] > line[best] { best = index }
                sum += line[index]
            }
            result.loss -= Double((1 - smoothing) * line[label] + others * sum)
            result.correct += best == label ? 1 : 0
            for index in 0..<classes { line[index] = (exp(line[index]) - others) * weight }
            line[label] -= (1 - smoothing) * weight
        }
        return result
    }
}
