import Glibc

/// How probably a word is right: a logistic regression on what is known of it.
///
/// The product of the characters' probabilities is not that: the network has been asked about each candidate alone, and
/// the language prior and the line tell more.
public struct WordConfidence: Hashable, Sendable {
    /// One for each of ``WordEvidence/features``, by `boardscan-train words --fit`; TrainingData/README.md says on what.
    public var weights: [Float] = [
        3.794, -0.499, 0.980, 0.189, -0.002, -0.139, 0.829, -0.104, 0.430, -1.694, 1.313, 0.420, 0.085, 0.185, 0.460,
        -0.303, 0.795,
    ]

    public init() {}

    /// The probability, 0…1.
    public func probability(_ word: WordEvidence) -> Double {
        let logit = zip(weights, word.features).reduce(0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-Double(logit)))
    }
}
