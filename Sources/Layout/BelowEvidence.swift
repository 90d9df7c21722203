import DocumentModel
import Glibc

/// What tells whether a row is read right after another one above it.
///
/// The next line of a paragraph or a list stands below its first letters, or amid them, at the distance that lines have
/// on this page, in like height, direction and polarity. Lengths are in letter heights.
public struct BelowEvidence: LogisticEvidence, Hashable, Sendable {
    /// What is known, by name.
    public enum Feature: String, CaseIterable, Sendable {
        case constant
        /// How much nearer they are than 1.
        case tight
        /// How much farther they are than 2.5.
        case far
        /// The logarithm of their distance, in usual distances of the page; at most 1.5 either way.
        case distance
        /// How far the lower one begins to the right, up to 6.
        case indent
        /// 1 for left edges in line, less the farther they are apart.
        case edges
        /// The same of their middles.
        case middles
        /// How much of the shorter one stands below or above the longer one.
        case overlap
        /// The gap between them if they do not stand over each other.
        case apart
        /// The logarithm of the ratio of their letter heights.
        case size
        /// The angle between them, in radians; of short ones a third.
        case angle
        /// Whether one is light and one is dark.
        case polarity
        /// Whether both begin with bullets, 1 for such in line.
        case items
        /// Whether the upper one begins with a bullet and the lower one goes on behind it.
        case hangs
        /// Whether the upper one ends in what asks for more.
        case isOpen
        /// Rows between them, up to 3.
        case between
        /// Other rows beside the lower one below the upper one, up to 2.
        case besideLower
        /// Other rows beside the upper one above the lower one, up to 2.
        case besideUpper
        /// How far the lower one ends to the right of the upper one, up to 6.
        case excess
        /// Whether the page has three lines with bullets or more, and the lower one is none of these.
        case plainness
        /// How far apart the colours are that both stand on (``PairGround``).
        case step
        /// How plain a border stands between them: a rule, the edges of notes.
        case border
        /// How much plainer it is than usual on the page: paper may be ruled.
        case extraBorder
        /// The share of the way from one to the other that is neither's ground.
        case apartGround
    }

    private var values: [Feature: Float] = [:]

    /// How much of a feature there is.
    public func value(of feature: Feature) -> Float { values[feature] ?? 0 }

    /// Fewest bullets of a page with a list.
    static let fewestItems = 3
    /// Stretches shorter than this tell little of their direction, in letter heights.
    private static let longEnough = 3.0
    private static let shortAngle = 0.3
    /// Where what hangs behind a bullet may begin, in letter heights.
    private static let hanging = -0.3..<3.0

    init(
        _ upper: Stretch, _ lower: Stretch, _ place: PairPlace, page: BelowPage, around: BelowSurroundings,
        between: PairGround
    ) {
        let unit = place.unit
        let (lines, shift) = (place.lines, place.second.lowerBound / unit)
        let middles = (place.second.middle - place.first.middle) / unit
        let turn = abs(atan2(lower.direction.across(upper.direction), lower.direction.along(upper.direction)))
        let isLong = place.narrower > Self.longEnough * unit
        let edges = exp(-abs(shift))
        values = [
            .constant: 1, .tight: Float(max(0, 1 - lines)), .far: Float(max(0, lines - 2.5)),
            .distance: Float(max(-1.5, min(1.5, log(lines / page.usualDistance)))),
            .indent: Float(min(6, max(0, shift))), .edges: Float(edges), .middles: Float(exp(-abs(middles))),
            .overlap: Float(max(0, place.overlap) / max(unit / 2, place.narrower)),
            .apart: Float(max(0, -place.overlap / unit)), .size: Float(abs(log(upper.height / lower.height))),
            .angle: Float(turn * (isLong ? 1 : Self.shortAngle)), .polarity: upper.isLight == lower.isLight ? 0 : 1,
            .items: upper.isItem && lower.isItem ? Float(edges) : 0,
            .hangs: upper.isItem && !lower.isItem && Self.hanging.contains(shift) ? 1 : 0,
            .isOpen: upper.isOpen ? 1 : 0, .between: Float(min(around.between, 3)),
            .besideLower: Float(min(around.besideLower, 2)), .besideUpper: Float(min(around.besideUpper, 2)),
            .excess: Float(max(0, min(6, (place.second.upperBound - place.first.upperBound) / unit))),
            .plainness: page.items >= Self.fewestItems && !lower.isItem ? 1 : 0,
            .step: between.step.asEvidence, .border: between.border.asEvidence,
            .extraBorder: max(0, between.border - page.usualBorder).asEvidence, .apartGround: between.apart,
        ]
    }
}

/// What a page's rows have in common.
struct BelowPage {
    /// The median distance of a row to the next one below it, in letter heights.
    var usualDistance: Double
    /// Rows with bullets.
    var items: Int
    /// The median border (``PairGround``) of a row and the next one below it.
    var usualBorder: Float
}

/// Other rows near a pair.
struct BelowSurroundings {
    var between = 0
    var besideLower = 0
    var besideUpper = 0
}
