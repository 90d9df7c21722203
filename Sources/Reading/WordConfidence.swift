import Glibc

/// How probably a word is right: a logistic regression on what is known of it.
///
/// The product of the characters' probabilities is not that: the network has been asked about each candidate alone, and
/// the language prior and the line tell more.
public struct WordConfidence: Hashable, Sendable {
    /// One for each of ``WordEvidence/features``, by `boardscan-train words --fit`; TrainingData/README.md says on what.
    public var weights: [Float] = [
        3.643, -0.491, 0.887, 0.175, -0.031, -0.002, 0.905, -0.123, 0.557, -1.331, 0.626, 0.789, 0.125, 0.230, 0.471,
        -0.122, 0.402,
    ]

    public init() {}

    /// The probability, 0…1.
    public func probability(_ word: WordEvidence) -> Double {
        let logit = zip(weights, word.features).reduce(0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-Double(logit)))
    }
}
