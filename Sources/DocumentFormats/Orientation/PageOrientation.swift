import DocumentModel
import Glibc

/// How a page's text stands in its image, and how sure that is.
public struct PageOrientation: Equatable, Sendable {
    /// How the text is turned.
    public let textAngle: TextAngle
    /// By how many radians the upright image has to be turned counter-clockwise for its lines to be level.
    public let deskewAngle: Double
    /// The natural logarithm of how much less probable it is that none of the words that stand so is right than that none of the others is.
    public let confidence: Double

    /// No word tells more than this, by its probability of being wrong.
    private static let leastDoubt = 0.01

    /// - Returns: `nil` for a page without words.
    public init?(of page: Page) {
        let lines = page.blocks.flatMap(\.lines).filter { !$0.words.isEmpty }
        guard !lines.isEmpty else { return nil }
        textAngle = page.textAngle
        let along = lines.filter { $0.angle == Double(page.textAngle.rawValue) }
        deskewAngle = Self.medianSlant(of: along)
        let across = lines.filter { $0.quarterTurn != page.textAngle }
        confidence = max(0, Self.evidence(along) - Self.evidence(across))
    }

    private static func evidence(_ lines: [Line]) -> Double {
        // Not of 0, for which there is a negative one.
        lines.flatMap(\.words).reduce(0) { $0 - log(max(leastDoubt, 1 - Numbers.probability($1.confidence))) } + 0
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
