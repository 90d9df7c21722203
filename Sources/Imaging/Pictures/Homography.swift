import DocumentModel

/// A perspective map of the plane (Hartley & Zisserman 2004, section 2.3).
public struct Homography: Hashable, Sendable {
    /// Row by row, up to a common factor.
    private var m: [Float]

    /// The map that leaves all points where they are.
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

    /// The map of a 3×3 matrix that multiplies column vectors (x, y, 1), up to a common factor.
    ///
    /// - Parameter rows: the matrix row by row, nine numbers.
    public init?(rows: [Double]) {
        guard rows.count == 9, rows.allSatisfy(\.isFinite), let greatest = rows.map(abs).max(), greatest > 0 else {
            return nil
        }
        m = rows.map { Float($0 / greatest) }
    }

    /// The composition: first `first`, then this map.
    public func after(_ first: Homography) -> Homography {
        Homography(
            m: (0..<9).map { index in
                (0..<3).reduce(0) { $0 + m[index / 3 * 3 + $1] * first.m[$1 * 3 + index % 3] }
            })
    }

    /// The inverse; `nil` where the matrix is singular.
    public var inverse: Homography? {
        let a = m.map(Double.init)
        func minor(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> Double {
            a[first] * a[fourth] - a[second] * a[third]
        }
        let adjugate = [
            minor(4, 5, 7, 8), minor(2, 1, 8, 7), minor(1, 2, 4, 5), minor(5, 3, 8, 6), minor(0, 2, 6, 8),
            minor(2, 0, 5, 3), minor(3, 4, 6, 7), minor(1, 0, 7, 6), minor(0, 1, 3, 4),
        ]
        let determinant = a[0] * adjugate[0] + a[1] * adjugate[3] + a[2] * adjugate[6]
        return abs(determinant) > 1e-20 ? Homography(rows: adjugate) : nil
    }

    /// The smallest box around what a box becomes.
    public func callAsFunction(_ box: PixelBox) -> PixelBox {
        PixelBox(
            around: box.corners.map { corner in
                let point = self(SIMD2(Float(corner.x), Float(corner.y)))
                return (Double(point.x), Double(point.y))
            })
    }

    /// What a point becomes before the division: x, y and depth.
    func homogeneous(_ point: SIMD2<Float>) -> [Float] {
        (0..<3).map { m[3 * $0] * point.x + m[3 * $0 + 1] * point.y + m[3 * $0 + 2] }
    }

    /// How that changes from one point to the next one on its right.
    var step: [Float] { [m[0], m[3], m[6]] }

    /// Where a point goes; infinite, or no number, for what goes to the horizon.
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
