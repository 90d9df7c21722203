import DocumentModel
import Glibc
import Segmentation

/// How probable a space is between two characters.
///
/// A logistic curve over the empty distance in letter heights, and over that distance in multiples of the line's usual
/// one; once the page's usual gaps within words and between them are known, over where the distance lies between these;
/// on typed pages over the distance of the characters' middles in cells.
struct GapModel: Sendable {
    /// The line's usual distance between neighbouring characters, in letter heights.
    let usual: Double
    /// Width of a typed character's cell in line pixels; `nil` for other writing.
    let cell: Double?
    /// The page's usual distances, once they are known.
    let page: PageGaps?

    private let weights: ReadingWeights

    /// Gaps narrower than this, in letter heights, say nothing about the hand.
    private static let leastOpen = 0.02
    /// Limits of the line's usual gap, in letter heights.
    private static let plausible = 0.06...0.35
    /// The usual gap of a line without any open gap, in letter heights.
    private static let unknown = 0.15

    /// A model for a line, from the distances between its neighbouring primitives in letter heights.
    ///
    /// On a typed page, `cell` is the width of a character's cell in line pixels; `page` holds the page's usual
    /// distances.
    init(gaps: [Double], weights: ReadingWeights, cell: Double? = nil, page: PageGaps? = nil) {
        self.weights = weights
        self.cell = cell
        self.page = page
        let open = gaps.filter { $0 > Self.leastOpen }.median
        usual = open.map { max(Self.plausible.lowerBound, min(Self.plausible.upperBound, $0)) } ?? Self.unknown
    }

    /// What a space depends on: the distance between two boxes in half line pixels.
    func distance(from left: PixelBox, to right: PixelBox) -> Int {
        cell == nil ? 2 * (right.x - left.maxX) : right.x + right.maxX - left.x - left.maxX
    }

    /// Whether a space before this character is narrower than one between words, as beside `=` and `(`; full stops and
    /// the like stand close to what is before them.
    static func narrowsSpace(before character: Character) -> Bool {
        !character.isLetter && !character.isNumber && !".,;:!?'\"`_/\\".contains(character)
    }

    /// Whether a space after this character is narrower than one between words: a comma leaves room over itself.
    static func narrowsSpace(after character: Character) -> Bool {
        narrowsSpace(before: character) || ",;:".contains(character)
    }

    /// The log-odds of a space at a ``distance(from:to:)``.
    ///
    /// If `besideSign`, one of the two characters narrows the space.
    func spaceLogit(distance: Int, besideSign: Bool = false) -> Double {
        // Neighbours' middles are one cell apart, those of two words two.
        if let cell { return Double(weights.gapPerCell) * (Double(distance) / 2 / cell - 1.5) }
        let gap = Double(distance) / 2 / LineRectifier.letterHeight
        if let page {
            let sign = besideSign ? Double(weights.gapBesideSign) : 0
            return sign + Double(weights.gapPageBias) + Double(weights.gapPerPageUsual) * gap / usual
                + Double(weights.gapPerSpread) * page.position(of: gap)
        }
        return Double(weights.gapBias) + Double(weights.gapPerHeight) * gap + Double(weights.gapPerUsual)
            * (gap / usual)
    }

    func logProbabilities(distance: Int, besideSign: Bool = false) -> (space: Float, none: Float) {
        let logit = spaceLogit(distance: distance, besideSign: besideSign)
        // Typed characters do not share a cell.
        let crowding = cell.map { Double(weights.gapPerCell) * max(0, 0.5 - Double(distance) / 2 / $0) } ?? 0
        return (Float(-log1p(exp(-logit))), Float(-log1p(exp(logit)) - crowding))
    }
}
