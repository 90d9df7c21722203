/// The smallest upright rectangle around points; empty (`maximum < minimum`) when there are none.
public struct InkBounds: Hashable, Sendable {
    public var minimum = SIMD2<Float>(repeating: .infinity)
    public var maximum = SIMD2<Float>(repeating: -.infinity)

    public init() {}

    public init(_ strokes: [[SIMD2<Float>]]) {
        for stroke in strokes {
            for point in stroke { extend(point) }
        }
    }

    public mutating func extend(_ point: SIMD2<Float>) {
        minimum = pointwiseMin(minimum, point)
        maximum = pointwiseMax(maximum, point)
    }

    public func union(_ other: InkBounds) -> InkBounds {
        var result = self
        result.minimum = pointwiseMin(minimum, other.minimum)
        result.maximum = pointwiseMax(maximum, other.maximum)
        return result
    }

    public var isEmpty: Bool { maximum.x < minimum.x }
    public var width: Float { isEmpty ? 0 : maximum.x - minimum.x }
    public var height: Float { isEmpty ? 0 : maximum.y - minimum.y }
    /// Whether a canvas around them has a size and a place that a picture can have.
    var isDrawable: Bool {
        !isEmpty && max(width, height) < Self.greatestSize
            && [minimum, maximum].allSatisfy { abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }
    }

    private static let greatestSize: Float = 20_000
    private static let farthest: Float = 10_000_000

    public var center: SIMD2<Float> { (minimum + maximum) / 2 }
}
