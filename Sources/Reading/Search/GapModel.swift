import DocumentModel
import Glibc
import Segmentation

/// How probable a space is between two characters.
///
/// A logistic curve over the empty distance in letter heights; once the page's usual gaps within words and between them
/// are known, over where the distance lies between these; on typed pages over the distance of the characters' middles in
/// cells.
struct GapModel: Sendable {
    /// Width of a typed character's cell in line pixels; `nil` for other writing.
    let cell: Double?
    /// The page's usual distances, once they are known.
    let page: PageGaps?

    private let weights: ReadingWeights

    init(weights: ReadingWeights, cell: Double? = nil, page: PageGaps? = nil) {
        (self.weights, self.cell, self.page) = (weights, cell, page)
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
        let gap = Double(distance) / 2 / LineCropper.letterHeight
        guard let page else { return Double(weights.gapBias) + Double(weights.gapPerHeight) * gap }
        let sign = besideSign ? Double(weights.gapBesideSign) : 0
        return sign + Double(weights.gapPageBias) + Double(weights.gapPerSpread) * page.position(of: gap)
    }

    func logProbabilities(distance: Int, besideSign: Bool = false) -> (space: Float, none: Float) {
        let logit = spaceLogit(distance: distance, besideSign: besideSign)
        // Typed characters do not share a cell.
        let crowding = cell.map { Double(weights.gapPerCell) * max(0, 0.5 - Double(distance) / 2 / $0) } ?? 0
        return (Float(-log1p(exp(-logit))), Float(-log1p(exp(logit)) - crowding))
    }
}
