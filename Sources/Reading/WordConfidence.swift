import Glibc

/// How probably a word is right: a logistic regression on what is known of it.
///
/// The product of the characters' probabilities is not that: the network has been asked about each candidate alone, and
/// the language prior and the line tell more.
public struct WordConfidence: Hashable, Sendable {
    /// One for each of ``WordEvidence/features``, by `boardscan-train words --fit`; TrainingData/README.md says on what.
    public var weights: [Float] = [
        3.685, -0.478, 0.942, 0.053, 0.008, -0.015, 0.844, -0.090, 0.270, -1.723, 1.317, 0.356, 0.114, 0.179, 0.524,
        -0.119, 0.472,
    ]

    public init() {}

    /// The probability, 0…1.
    public func probability(_ word: WordEvidence) -> Double {
        let logit = zip(weights, word.features).reduce(0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-Double(logit)))
    }
}
