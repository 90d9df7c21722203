import Glibc

/// How probably a word is right: a logistic regression on what is known of it.
///
/// The product of the characters' probabilities is not that: the network has been asked about each candidate alone, and
/// the language prior and the line tell more.
public struct WordConfidence: Hashable, Sendable {
    /// One for each of ``WordEvidence/features``, by `boardscan-train words --fit`; TrainingData/README.md says on what.
    public var weights: [Float] = [
        3.171, -0.439, 0.943, 0.104, -0.128, -0.012, 0.768, -0.111, 0.502, -1.703, 0.997, 0.506, 0.098, 0.175, 0.317,
        -0.396, 0.790,
    ]

    public init() {}

    /// The probability, 0…1.
    public func probability(_ word: WordEvidence) -> Double {
        let logit = zip(weights, word.features).reduce(0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-Double(logit)))
    }
}
