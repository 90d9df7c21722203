import Glibc
import Imaging

extension BoardRecipe {
    /// The camera's distance from the board's middle, in parts of the longer side.
    private static let distance: Float = 1

    /// From the board as seen from the front to the picture; `nil` when it is seen from there.
    var view: Homography? {
        guard let yaw else { return nil }
        let (width, height) = (Float(width), Float(height))
        let flat: [SIMD2<Float>] = [[0, 0], [width, 0], [width, height], [0, height]]
        let distance = Self.distance * max(width, height)
        let (sine, cosine) = (sin(yaw * .pi / 180), cos(yaw * .pi / 180))
        let middle = SIMD2(width, height) / 2
        let seen = flat.map { corner -> SIMD2<Float> in
            let place = corner - middle
            return SIMD2(place.x * cosine, place.y) * (distance / (distance + place.x * sine))
        }
        // As large as the picture allows, in its middle.
        let least = seen.reduce(seen[0], pointwiseMin)
        let most = seen.reduce(seen[0], pointwiseMax)
        let scale = (SIMD2(width, height) / (most - least)).min()
        return Homography(
            width: width, height: height, to: seen.map { ($0 - (least + most) / 2) * scale + middle })
    }
}
