/// A perspective map of the plane (Hartley & Zisserman 2004, section 2.3).
public struct Homography: Hashable, Sendable {
    /// Row by row; the last number is 1.
    private var m: [Float]

    public static let identity = Homography(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    private init(m: [Float]) { self.m = m }

    /// The map that takes the corners of `0..<width × 0..<height` (top left, top right, bottom right, bottom left) to
    /// four points.
    ///
    /// Closed form of Heckbert 1989 (Fundamentals of Texture Mapping and Image Warping, section 2.2.3).
    public init(width: Float, height: Float, to corners: [SIMD2<Float>]) {
        guard corners.count == 4, width > 0, height > 0 else {
            self = .identity
            return
        }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let sum = a - b + c - d
        let right = b - c
        let down = d - c
        let determinant = right.x * down.y - down.x * right.y
        guard determinant != 0 else {
            self = .identity
            return
        }
        let g = (sum.x * down.y - down.x * sum.y) / determinant
        let h = (right.x * sum.y - sum.x * right.y) / determinant
        m = [
            (b.x - a.x + g * b.x) / width, (d.x - a.x + h * d.x) / height, a.x,
            (b.y - a.y + g * b.y) / width, (d.y - a.y + h * d.y) / height, a.y, g / width, h / height, 1,
        ]
    }

    public func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let weight = m[6] * point.x + m[7] * point.y + m[8]
        return SIMD2(m[0] * point.x + m[1] * point.y + m[2], m[3] * point.x + m[4] * point.y + m[5]) / weight
    }

    /// How much lengths grow about a point.
    public func scale(at point: SIMD2<Float>) -> Float {
        let here = self(point)
        let right = self(point + SIMD2(1, 0)) - here
        let down = self(point + SIMD2(0, 1)) - here
        return abs(right.x * down.y - right.y * down.x).squareRoot()
    }
}
