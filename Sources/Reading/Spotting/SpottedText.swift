import DocumentModel
import Glibc

/// The best place of a text in a line, and how well it fits there.
public struct SpottedText: Hashable, Sendable {
    /// Score of the best path through the text less that of the best path without any demand, in nats per character of
    /// the text; 0 at best.
    public var freeLag: Float
    /// The same against the path that was read; above 0 where that one was chosen for what it says.
    public var readLag: Float
    /// Wanted characters.
    public var length: Int
    /// Where it stands, in pixels of the page.
    public var box: PixelBox
    /// Empty distance to the ink before and after, in letter heights.
    public var gapBefore: Float
    /// Empty distance to the ink after, in letter heights.
    public var gapAfter: Float

    /// Gaps are measured no further.
    public static let widestGap: Float = 2
    /// Gaps narrower than this do not end a word.
    private static let wordGap: Float = 0.25

    /// What the probability is worked out from: both lags, letters that go on before and after, 1 / length.
    public var features: [Double] {
        [
            Double(freeLag), Double(min(readLag, 2)), gapBefore < Self.wordGap ? 1 : 0,
            gapAfter < Self.wordGap ? 1 : 0, 1 / Double(length),
        ]
    }
}

/// A logistic curve over features: how probable it is that a text is there.
public struct SpottingModel: Hashable, Sendable, Codable {
    /// One for each of `SpottedText.features`, then a constant.
    public var weights: [Double]

    /// A model of weights, as many as there are features and one more.
    public init(weights: [Double]) { self.weights = weights }

    /// Fitted on generated boards by `boardscan-train gate --fit`, texts that are there and texts that are not counting
    /// the same.
    public static let standard = SpottingModel(weights: [1.7083, 0.7656, -2.5604, -2.1078, -2.6292, 5.4873])

    /// The probability, 0…1, by features in the order of ``SpottedText/features``.
    public func probability(_ features: [Double]) -> Double {
        let logit = zip(weights, features).reduce(weights.last ?? 0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-logit))
    }

    /// The probability, 0…1, that the text is there.
    public func probability(_ text: SpottedText) -> Double { probability(text.features) }
}
