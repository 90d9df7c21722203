import Glibc

/// How a page's text stands in its image, and how sure that is.
public struct PageOrientation: Hashable, Sendable {
    /// How the text is turned.
    public let textAngle: TextAngle
    /// By how many radians the upright image has to be turned counter-clockwise for its lines to be level.
    public let deskewAngle: Double
    /// The evidence for this orientation less that for the best other one, in nats; at least 0 (``evidence(of:)``).
    public let confidence: Double

    /// `nil` for a page without words.
    ///
    /// - Parameters:
    ///   - page: as it was read.
    ///   - other: the same image as it was read upside down, if it was: what tells less.
    public init?(of page: Page, againstReadingUpsideDown other: Page? = nil) {
        let lines = page.blocks.flatMap(\.lines).filter { !$0.words.isEmpty }
        guard !lines.isEmpty else { return nil }
        textAngle = page.textAngle
        deskewAngle = Self.medianSlant(of: lines.filter { $0.angle == Double(page.textAngle.rawValue) })
        let against = Self.evidence(lines.filter { $0.quarterTurn != page.textAngle })
        confidence = max(0, Self.evidence(of: page) - max(against, other.map(Self.evidence) ?? 0))
    }

    /// No word tells more than this, by its probability of being wrong.
    private static let leastDoubt = 0.01

    /// How sure it is that the text of a page stands as most of its lines do: the negative natural logarithm of the
    /// probability that all of their words are wrong.
    public static func evidence(of page: Page) -> Double {
        evidence(page.blocks.flatMap(\.lines).filter { $0.angle == Double(page.textAngle.rawValue) })
    }

    private static func evidence(_ lines: [Line]) -> Double {
        lines.flatMap(\.words).reduce(0) { sum, word in
            let confidence = word.confidence >= 0 ? min(1, word.confidence) : 0
            // + 0: of no doubt there is no negative zero.
            return sum - log(max(leastDoubt, 1 - confidence)) + 0
        }
    }

    /// Half of the writing, by its length, slants less.
    private static func medianSlant(of lines: [Line]) -> Double {
        let slants = lines.map { (angle: atan($0.baseline.slope), length: max($0.box.width, $0.box.height)) }
            .filter(\.angle.isFinite).sorted { $0.angle < $1.angle }
        let half = slants.reduce(0) { $0 + $1.length } / 2
        var length = 0
        return slants.first { slant in
            length += slant.length
            return length > half
        }?.angle ?? 0
    }
}
