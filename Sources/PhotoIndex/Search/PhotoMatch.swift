import DocumentModel
import FileAccess

/// A place on a photo where a text stands, or probably stands.
public struct PhotoMatch: Hashable, Sendable {
    /// The photo.
    public var photo: FilePath
    /// Its page, counted from 0.
    public var page: Int
    /// The size of that page's upright image.
    public var pageSize: PageSize
    /// The lines it stands on, in reading order; one at least.
    public var parts: [Part]
    /// The probability, 0…1, that the text stands there; calibrated as far as the model is.
    public var confidence: Double
    /// What the confidence was made of.
    public var evidence: MatchEvidence

    /// A line as it was read, and what of it was found.
    public struct Part: Hashable, Sendable {
        /// The line up to what was found.
        public var before: String
        /// What was found, as it was read.
        public var matched: String
        /// The rest of the line.
        public var after: String
        /// Around the words that were found, on the page's image.
        public var box: PixelBox
        /// Around the line, on the page's image.
        public var line: PixelBox

        /// The line as it was read.
        public var text: String { before + matched + after }
    }

    /// Around all words that were found, on the page's image.
    public var box: PixelBox? { parts.map(\.box).union() }
}

/// What a search found.
public struct PhotoFindings: Hashable, Sendable {
    /// Best first; of equals the one that was read last.
    public var matches: [PhotoMatch]
    /// Whether all blocks were looked at that have the text as it was read, and all that was found is there.
    ///
    /// Where there are thousands, as for a single letter, the newest are looked at.
    public var isComplete: Bool
}

/// What a search looks at and gives.
public struct PhotoSearchOptions: Sendable {
    /// Photos, and directories whose photos are searched; all photos for none.
    public var paths: [FilePath]
    /// Matches that are less probable are left out.
    public var minimumConfidence: Double
    /// Matches that are given at most.
    public var limit: Int
    /// What makes confidences of evidence.
    public var model: MatchModel

    /// Options, each with what is usual.
    public init(
        paths: [FilePath] = [], minimumConfidence: Double = 0.5, limit: Int = 1000, model: MatchModel = .fitted
    ) {
        (self.paths, self.minimumConfidence, self.limit, self.model) = (paths, minimumConfidence, limit, model)
    }
}

/// How well a place on a photo fits a text that is looked for.
public struct MatchEvidence: LogisticEvidence, Hashable, Sendable {
    /// How much less probable the letters are as the text than as their best readings, in nats per wanted letter; letters
    /// that are missing or too many have a cost.
    public var lag: Float
    /// Share of the wanted letters that were not read so: found among the runners-up, or not at all.
    public var changed: Float
    /// Mean of the letters' negative log-probabilities at their best, in nats.
    public var shapeDoubt: Float
    /// Mean of the negative logarithms of the words' confidences, in nats.
    public var wordDoubt: Float
    /// Word borders that are in the text and not on the photo, or on the photo and not in the text.
    public var strayBorders: Int
    /// Number of wanted letters, blanks and hyphens not counted.
    public var length: Int
    /// Whether a word goes on before it.
    public var goesOnBefore: Bool
    /// Whether a word goes on behind it.
    public var goesOnAfter: Bool

    /// What a ``MatchModel`` weighs.
    public enum Feature: String, CaseIterable, Sendable {
        /// The constant term, always 1.
        case constant
        /// How much the letters had to be bent (``MatchEvidence/lag``).
        case lag
        /// How much they had to be bent in all.
        case cost
        /// Whether all letters were read so (``MatchEvidence/changed``).
        case asRead
        /// How unsure the letters are.
        case shapeDoubt
        /// How unsure the words are.
        case wordDoubt
        /// Word borders that do not fit, three at most.
        case strayBorders
        /// One over the number of letters.
        case shortness
        /// Whether a word goes on before it.
        case goesOnBefore
        /// Whether a word goes on behind it.
        case goesOnAfter
    }

    /// How much of a feature there is.
    public func value(of feature: Feature) -> Float {
        switch feature {
        case .constant: 1
        case .lag: lag
        case .cost: lag * Float(length)
        case .asRead: changed == 0 ? 1 : 0
        case .shapeDoubt: shapeDoubt
        case .wordDoubt: min(wordDoubt, 4)
        case .strayBorders: Float(min(strayBorders, 3))
        case .shortness: 1 / Float(max(1, length))
        case .goesOnBefore: goesOnBefore ? 1 : 0
        case .goesOnAfter: goesOnAfter ? 1 : 0
        }
    }
}

/// How probable it is that a text stands where it was found.
public typealias MatchModel = LogisticModel<MatchEvidence>

extension LogisticModel<MatchEvidence> {
    /// Fitted to 14,873 places of 2,000 phrases on 77 photos whose text is known: boards, walls, notes, labels and print,
    /// one half of those at hand (`Tests/Benchmarks/find-recall.py --fit`).
    ///
    /// On the other half, of the photos that hold a phrase 88 % are named before one in ten is wrong; what was read has
    /// 70 %. Words that are unsure make a text that is unlike them more probable, hence the sign of `wordDoubt`.
    public static var fitted: MatchModel {
        MatchModel([
            .constant: 2.1, .lag: -3.92, .cost: 0.109, .asRead: 2.27, .shapeDoubt: -0.524, .wordDoubt: 1.05,
            .strayBorders: -0.199, .shortness: -3.34, .goesOnBefore: -1.43, .goesOnAfter: -1.5,
        ])
    }
}
