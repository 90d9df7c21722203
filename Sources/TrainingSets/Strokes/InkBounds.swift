/// The smallest upright rectangle around points; empty (`maximum < minimum`) when there are none.
public struct InkBounds: Hashable, Sendable {
    /// The least coordinates; infinite when empty.
    public var minimum = SIMD2<Float>(repeating: .infinity)
    /// The greatest coordinates; minus infinity when empty.
    public var maximum = SIMD2<Float>(repeating: -.infinity)

    /// An empty rectangle.
    public init() {}

    /// Around all points of some strokes.
    public init(_ strokes: [[SIMD2<Float>]]) {
        for stroke in strokes {
            for point in stroke { extend(point) }
        }
    }

    /// Grows until it holds a point.
    public mutating func extend(_ point: SIMD2<Float>) {
        minimum = pointwiseMin(minimum, point)
        maximum = pointwiseMax(maximum, point)
    }

    /// Around both rectangles.
    public func union(_ other: InkBounds) -> InkBounds {
        var result = self
        result.minimum = pointwiseMin(minimum, other.minimum)
        result.maximum = pointwiseMax(maximum, other.maximum)
        return result
    }

    /// Whether they have points in common.
    func intersects(_ other: InkBounds) -> Bool {
        let (low, high) = (pointwiseMax(minimum, other.minimum), pointwiseMin(maximum, other.maximum))
        return low.x <= high.x && low.y <= high.y
    }

    /// Whether it is around no points.
    public var isEmpty: Bool { maximum.x < minimum.x }
    /// 0 when empty.
    public var width: Float { isEmpty ? 0 : maximum.x - minimum.x }
    /// 0 when empty.
    public var height: Float { isEmpty ? 0 : maximum.y - minimum.y }
    /// Whether a canvas around them has a size and a place that a picture can have.
    var isDrawable: Bool {
        !isEmpty && max(width, height) < Self.greatestSize
            && [minimum, maximum].allSatisfy { abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }
    }

    private static let greatestSize: Float = 20_000
    private static let farthest: Float = 10_000_000

    /// The middle; no number when empty.
    public var center: SIMD2<Float> { (minimum + maximum) / 2 }
}
