import DocumentModel
import Imaging

extension BoardView {
    /// The board as seen from the front: how large the picture becomes, and the map from there to the photo.
    public struct Rectified: Sendable {
        public var width: Int
        public var height: Int
        public var back: Homography
    }

    /// Focal length in parts of the picture's longer side: that of a telephone's camera (26 mm for 36 mm of film).
    private static let focalLength = 0.75
    /// Room around the writing, in parts of the picture's sides.
    private static let margin = 0.1
    /// How much larger than the photo the picture may be.
    private static let greatestGrowth = 1.6
    /// Depth of a corner, in focal lengths, below which the board is seen too much from the side.
    private static let leastDepth = 0.15

    /// The camera turned until it faces the board; the middle of the writing keeps its size.
    public func rectified() -> Rectified? {
        let camera = FacingCamera(
            view: self, focal: Self.focalLength * Double(max(width, height)),
            centre: SIMD2(Double(width), Double(height)) / 2)
        let (marginX, marginY) = (Int(Self.margin * Double(width)), Int(Self.margin * Double(height)))
        let room = PixelBox(x: 0, y: 0, width: width, height: height).intersection(
            PixelBox(
                x: area.x - marginX, y: area.y - marginY, width: area.width + 2 * marginX,
                height: area.height + 2 * marginY))
        let corners = room.corners.map { camera.seen(SIMD2($0.x, $0.y)) }
        let growth = camera.growth(at: SIMD2(area.midX, area.midY))
        guard growth > 0, corners.allSatisfy({ $0.depth > Self.leastDepth }) else { return nil }
        let places = corners.map(\.place)
        let least = places.reduce(places[0], pointwiseMin)
        let size = places.reduce(places[0], pointwiseMax) - least
        let greatest = (Self.greatestGrowth * Double(width * height) / (size.x * size.y)).squareRoot()
        let scale = min(1 / growth, greatest)
        guard let back = camera.back(from: least, scale: scale) else { return nil }
        return Rectified(
            width: max(1, Int(size.x * scale)), height: max(1, Int(size.y * scale)), back: back)
    }
}

/// A camera at the place of the one that took the photo, its axes those of the board.
private struct FacingCamera {
    /// Directions in the photo's camera: level, upright and away on the board.
    let level: SIMD3<Double>
    let upright: SIMD3<Double>
    let away: SIMD3<Double>
    let focal: Double
    let centre: SIMD2<Double>

    init(view: BoardView, focal: Double, centre: SIMD2<Double>) {
        level = Self.unit(SIMD3(1, view.tilt, view.convergence * focal))
        upright = Self.unit(SIMD3(0, 1, 0) - level.y * level)
        away = SIMD3(
            level.y * upright.z - level.z * upright.y, level.z * upright.x - level.x * upright.z,
            level.x * upright.y - level.y * upright.x)
        (self.focal, self.centre) = (focal, centre)
    }

    private static func unit(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        vector / (vector * vector).sum().squareRoot()
    }

    /// Where a point of the photo is seen, in focal lengths, and how deep it lies.
    func seen(_ point: SIMD2<Double>) -> (place: SIMD2<Double>, depth: Double) {
        let ray = SIMD3((point - centre) / focal, 1)
        let depth = (away * ray).sum()
        return (SIMD2((level * ray).sum(), (upright * ray).sum()) / depth, depth)
    }

    /// What a length of one pixel of the photo becomes.
    func growth(at point: SIMD2<Double>) -> Double {
        let here = seen(point).place
        let (x, y) = (seen(point + SIMD2(1, 0)).place - here, seen(point + SIMD2(0, 1)).place - here)
        return abs(x.x * y.y - x.y * y.x).squareRoot()
    }

    /// The map to the photo from pixels of a picture whose corner is at a place.
    func back(from corner: SIMD2<Double>, scale: Double) -> Homography? {
        // The ray through pixel (u, v) is level · (u / scale + corner.x) + upright · (v / scale + corner.y) + away.
        let columns = [level / scale, upright / scale, level * corner.x + upright * corner.y + away]
        let photo = columns.map { ray in
            SIMD3(focal * ray.x + centre.x * ray.z, focal * ray.y + centre.y * ray.z, ray.z)
        }
        return Homography(rows: (0..<3).flatMap { row in photo.map { $0[row] } })
    }
}
