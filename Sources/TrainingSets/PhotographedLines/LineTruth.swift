import DocumentModel
import Imaging
import Segmentation

/// What a cut line of a labelled picture says.
///
/// A found line may be a whole true one, or several that stand on one level side by side. One that has a part of a true
/// line, or ink beyond its ends, has no truth: nobody knows which of its letters are said.
struct LineTruth {
    let picture: LabelledPicture

    /// All lengths are in line pixels: letters are about ``LineCropper/letterHeight`` high.
    ///
    /// How far the ends of the ink may be from those of the true line, and its middle from the true one's.
    private static let greatestEnd = 20
    private static let greatestShift = 30.0
    /// Greatest slope of a true line, and how much lower or higher its letters may be.
    private static let greatestSlope: Float = 0.25
    private static let heights: ClosedRange<Float> = 22...120
    /// A true line that shares less than this part of its own area, and of the found one's, is a neighbour; one whose
    /// middle lies elsewhere may share more.
    private static let neighbour = 0.2
    private static let shiftedNeighbour = 0.5
    /// Greatest overlap of true lines that stand side by side.
    private static let greatestOverlap = 8
    /// How far the ends may be from each other where the reading confirms that the line says so: boxes that people drew
    /// have margins.
    private static let greatestConfirmedEnd = 70
    private static let greatestConfirmedOverlap = 40

    /// - Parameters:
    ///   - line: as it was cut.
    ///   - corners: of its mask on the picture: top left as one reads it, top right, bottom right, bottom left.
    ///   - reading: what a reader took it for, which may confirm a text.
    /// - Returns: `nil` when it is not known.
    func text(of line: TextLine, corners: [SIMD2<Float>], reading: String? = nil) -> String? {
        let (width, height) = (Float(max(1, line.mask.width)), Float(max(1, line.mask.height)))
        guard corners.count == 4, let ink = line.primitives.map(\.box).union(),
            let fromPicture = Homography(width: width, height: height, to: corners).inverse
        else { return nil }
        var parts: [(place: PixelBox, text: String)] = []
        for truth in picture.lines {
            let quad = truth.corners.map(fromPicture.callAsFunction)
            let place = PixelBox(around: quad.map { (Double($0.x), Double($0.y)) })
            let shared = Double(place.intersection(ink).area) / Double(max(1, min(place.area, ink.area)))
            guard shared > Self.neighbour else { continue }
            let isShifted = abs(place.midY - ink.midY) > Self.greatestShift
            if isShifted, shared <= Self.shiftedNeighbour { continue }
            let (along, across) = (quad[1] - quad[0], quad[3] - quad[0])
            let letters = truth.letterHeight * fromPicture.scale(at: truth.corners[0])
            guard !isShifted, along.x > 0, across.y > 0, abs(along.y) <= Self.greatestSlope * along.x,
                Self.heights.contains(letters)
            else { return nil }
            parts.append((place, truth.text))
        }
        parts.sort { $0.place.x < $1.place.x }
        guard let first = parts.first, let last = parts.last else { return nil }
        let text = parts.map(\.text).joined(separator: " ")
        guard !text.contains(LabelledPicture.Line.illegible) else { return nil }
        let isConfirmed = reading.map { ReadingMatch($0, text).isLikely } ?? false
        let end = isConfirmed ? Self.greatestConfirmedEnd : Self.greatestEnd
        let overlap = isConfirmed ? Self.greatestConfirmedOverlap : Self.greatestOverlap
        guard abs(first.place.x - ink.x) <= end, abs(last.place.maxX - ink.maxX) <= end,
            zip(parts, parts.dropFirst()).allSatisfy({ $0.place.maxX - $1.place.x <= overlap })
        else { return nil }
        return text
    }
}
