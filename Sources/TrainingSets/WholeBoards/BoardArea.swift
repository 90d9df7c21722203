import GlyphTraining

/// An upright rectangle, in units of the board unless said otherwise.
struct BoardArea: Hashable, Sendable {
    var minimum: SIMD2<Float>
    var maximum: SIMD2<Float>

    init(_ minimum: SIMD2<Float>, _ maximum: SIMD2<Float>) {
        self.minimum = minimum
        self.maximum = maximum
    }

    init(center: SIMD2<Float>, size: SIMD2<Float>) { self.init(center - size / 2, center + size / 2) }

    var left: Float { minimum.x }
    var top: Float { minimum.y }
    var right: Float { maximum.x }
    var bottom: Float { maximum.y }
    var size: SIMD2<Float> { maximum - minimum }
    var width: Float { maximum.x - minimum.x }
    var height: Float { maximum.y - minimum.y }
    var center: SIMD2<Float> { (minimum + maximum) / 2 }

    /// From the top left clockwise.
    var corners: [SIMD2<Float>] { [minimum, SIMD2(right, top), maximum, SIMD2(left, bottom)] }

    /// Smaller on all sides, never turned inside out.
    func inset(by amount: Float) -> BoardArea {
        let step = pointwiseMin(SIMD2(repeating: amount), size / 2)
        return BoardArea(minimum + step, maximum - step)
    }

    func union(_ other: BoardArea) -> BoardArea {
        BoardArea(pointwiseMin(minimum, other.minimum), pointwiseMax(maximum, other.maximum))
    }

    func intersects(_ other: BoardArea) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func contains(_ point: SIMD2<Float>) -> Bool {
        point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    }

    /// The part below a height.
    func below(_ y: Float) -> BoardArea { BoardArea(SIMD2(left, min(y, bottom)), maximum) }

    /// Cut in two by a share of the width or the height, with a gap between.
    func split(at share: Float, gap: Float, isBesides: Bool) -> (BoardArea, BoardArea) {
        var (first, second) = (self, self)
        if isBesides {
            first.maximum.x = left + width * share - gap / 2
            second.minimum.x = left + width * share + gap / 2
        } else {
            first.maximum.y = top + height * share - gap / 2
            second.minimum.y = top + height * share + gap / 2
        }
        return (first, second)
    }

    /// Columns of equal width.
    func columns(_ count: Int, gap: Float) -> [BoardArea] {
        let step = (width + gap) / Float(max(count, 1))
        return (0..<count).map {
            let left = left + Float($0) * step
            return BoardArea(SIMD2(left, top), SIMD2(left + step - gap, bottom))
        }
    }

    /// A random place within for something of a size; the middle when it is too large.
    func place(for wanted: SIMD2<Float>, using random: inout SplitMix64) -> BoardArea {
        let room = pointwiseMax(size - wanted, .zero)
        let corner = minimum + room * SIMD2(random.unit(), random.unit())
        return BoardArea(corner, corner + pointwiseMin(wanted, size))
    }
}

extension SplitMix64 {
    mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// - Precondition: there is an item.
    mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &self)] }
}
