import DocumentModel
import Segmentation

/// What a cut line of a labelled picture says.
///
/// A found line may be a whole true one, or several that stand on one level side by side. One that has a part of a true line, or
/// ink beyond its ends, has no truth: nobody knows which of its letters are said.
struct LineTruth {
    let picture: LabelledPicture

    /// All lengths are in line pixels: letters are about ``LineRectifier/letterHeight`` high.
    ///
    /// How far the ends of the ink may be from those of the true line, and its middle from the true one's.
    private static let greatestEnd: Float = 20
    private static let greatestShift: Float = 30
    /// Greatest slope of a true line, and how much lower or higher its letters may be.
    private static let greatestSlope: Float = 0.25
    private static let heights: ClosedRange<Float> = 22...120
    /// A true line that shares less than this part of its own area, and of the found one's, is a neighbour; one whose middle lies
    /// elsewhere may share more.
    private static let neighbour: Float = 0.2
    private static let shiftedNeighbour: Float = 0.5
    /// Greatest overlap of true lines that stand side by side.
    private static let greatestOverlap: Float = 8

    /// - Parameters:
    ///   - line: as it was cut.
    ///   - corners: of its mask on the picture: top left as one reads it, top right, bottom right, bottom left.
    /// - Returns: `nil` when it is not known.
    func text(of line: TextLine, corners: [SIMD2<Float>]) -> String? {
        guard corners.count == 4, let ink = line.primitives.map(\.box).union() else { return nil }
        let along = (corners[1] - corners[0]) / Float(max(1, line.mask.width))
        let across = (corners[3] - corners[0]) / Float(max(1, line.mask.height))
        let determinant = along.x * across.y - along.y * across.x
        guard determinant > 0 else { return nil }
        let scale = determinant.squareRoot()
        func onLine(_ point: SIMD2<Float>) -> SIMD2<Float> {
            let way = point - corners[0]
            return SIMD2(way.x * across.y - way.y * across.x, along.x * way.y - along.y * way.x) / determinant
        }
        let area = Rectangle(ink)
        var parts: [(place: Rectangle, text: String)] = []
        for truth in picture.lines {
            let quad = truth.corners.map(onLine)
            let place = Rectangle(around: quad)
            let shared = place.shared(with: area)
            guard shared > Self.neighbour * min(place.area, area.area) else { continue }
            let direction = quad[1] - quad[0]
            let isShifted = abs(place.top + place.bottom - area.top - area.bottom) / 2 > Self.greatestShift
            if isShifted, shared <= Self.shiftedNeighbour * min(place.area, area.area) { continue }
            guard !isShifted, direction.x > 0, abs(direction.y) <= Self.greatestSlope * direction.x,
                Self.heights.contains(truth.letterHeight / scale)
            else { return nil }
            parts.append((place, truth.text))
        }
        parts.sort { $0.place.left < $1.place.left }
        guard let first = parts.first, let last = parts.last,
            abs(first.place.left - area.left) <= Self.greatestEnd,
            abs(last.place.right - area.right) <= Self.greatestEnd,
            zip(parts, parts.dropFirst()).allSatisfy({ $0.place.right - $1.place.left <= Self.greatestOverlap })
        else { return nil }
        return parts.map(\.text).joined(separator: " ")
    }
}

/// A level rectangle.
private struct Rectangle {
    var left: Float
    var top: Float
    var right: Float
    var bottom: Float

    init(_ box: PixelBox) {
        (left, top, right, bottom) = (Float(box.x), Float(box.y), Float(box.maxX), Float(box.maxY))
    }

    init(around points: [SIMD2<Float>]) {
        (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    }

    var area: Float { (right - left) * (bottom - top) }

    func shared(with other: Rectangle) -> Float {
        max(0, min(right, other.right) - max(left, other.left))
            * max(0, min(bottom, other.bottom) - max(top, other.top))
    }
}
