import Glibc

/// How probably a word is right: a logistic regression on what is known of it.
///
/// The product of the characters' probabilities is not that: the network has been asked about each candidate alone, and
/// the language prior and the line tell more.
public struct WordConfidence: Hashable, Sendable {
    /// One for each of ``WordEvidence/features``, by `boardscan-train words --fit`; TrainingData/README.md says on what.
    public var weights: [Float] = [
        3.368, -0.452, 0.888, 0.182, -0.020, -0.079, 0.839, -0.102, 0.374, -1.657, 1.188, 0.539, 0.121, 0.053, 0.391,
        -0.374, 0.623,
    ]

    public init() {}

    /// The probability, 0…1.
    public func probability(_ word: WordEvidence) -> Double {
        let logit = zip(weights, word.features).reduce(0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-Double(logit)))
    }
}
