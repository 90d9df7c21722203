import FoundationEssentials
import Glibc

/// A linear map of the plane: rows of a 2×2 matrix.
public struct Affine: Hashable, Sendable {
    /// What makes the first coordinate of a point.
    public var x: SIMD2<Float>
    /// What makes the second coordinate of a point.
    public var y: SIMD2<Float>

    /// A map by the rows of its matrix.
    public init(x: SIMD2<Float>, y: SIMD2<Float>) {
        self.x = x
        self.y = y
    }

    /// The map that leaves all points where they are.
    public static let identity = Affine(x: SIMD2(1, 0), y: SIMD2(0, 1))

    /// First the slant, then the stretch, then the turn; y points down.
    ///
    /// - Parameters:
    ///   - slant: how far a letter's top leans to the right per unit of height.
    ///   - stretch: width over height, 1 leaves the aspect alone.
    ///   - degrees: clockwise on the screen.
    public init(slant: Float, stretch: Float, degrees: Float) {
        let width = stretch.squareRoot()
        let height = 1 / width
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        // (px, py) → (w (px − slant py), h py) → turned.
        x = SIMD2(cosine * width, -cosine * width * slant - sine * height)
        y = SIMD2(sine * width, -sine * width * slant + cosine * height)
    }

    /// Where a point goes.
    public func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
        SIMD2((x * point).sum(), (y * point).sum())
    }

    /// The map back; its numbers are infinite, or none, when this one flattens the plane.
    public var inverse: Affine {
        let determinant = x.x * y.y - x.y * y.x
        return Affine(x: SIMD2(y.y, -x.y) / determinant, y: SIMD2(-y.x, x.x) / determinant)
    }
}
