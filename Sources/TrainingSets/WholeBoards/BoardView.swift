import Glibc
import Imaging

/// From the board's plane to the picture: a camera anywhere before the board, with a lens that may bend lines a little.
struct BoardView {
    /// Where the camera stands and how it is held.
    struct Camera {
        /// Degrees to the side, positive to the left.
        var yaw: Float = 0
        /// Degrees up or down.
        var pitch: Float = 0
        /// Degrees by which it is tilted.
        var roll: Float = 0
        /// Quarter turns clockwise of the whole picture.
        var turns = 0
        /// How far away, in longer sides of the content.
        var distance: Float = 1.6
        /// By what share the lens moves the picture's corners outwards.
        var bend: Float = 0
    }

    /// Size of the content on the board, in its units.
    let content: SIMD2<Float>
    private let plane: Homography
    private let middle: SIMD2<Float>
    private let bendPerSquare: Float
    /// How sheets lie on the board and on each other, the lowest first; what is given to the view lies on the topmost.
    private var sheets: [SheetPlacement] = []

    /// Looks at a board so that its content fills a part of the picture.
    ///
    /// `picture` is its size, and `place` the content's bounding box in it, both in pixels.
    init(content: SIMD2<Float>, picture: SIMD2<Float>, place: BoardArea, camera: Camera) {
        self.content = content
        middle = picture / 2
        bendPerSquare = camera.bend / ((picture / 2) * (picture / 2)).sum()
        let corners: [SIMD2<Float>] = [[0, 0], [content.x, 0], content, [0, content.y]]
        let seen = corners.map { Self.project($0 - content / 2, size: content.max(), camera) }
        let bounds = InkBounds([seen])
        let scale = (place.size / SIMD2(max(bounds.width, 1), max(bounds.height, 1))).min()
        let center = bounds.center
        plane = Homography(
            width: content.x, height: content.y, to: seen.map { ($0 - center) * scale + place.center })
    }

    private static func project(_ point: SIMD2<Float>, size: Float, _ camera: Camera) -> SIMD2<Float> {
        func turned(_ a: Float, _ b: Float, by degrees: Float) -> (Float, Float) {
            let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            return (a * cosine - b * sine, a * sine + b * cosine)
        }
        var (x, y) = turned(point.x, point.y, by: camera.roll)
        var depth: Float = 0
        (x, depth) = turned(x, depth, by: camera.yaw)
        (y, depth) = turned(y, depth, by: camera.pitch)
        let distance = camera.distance * size
        let scale = distance / max(distance + depth, distance * 0.2)
        (x, y) = turned(x * scale, y * scale, by: Float(camera.turns) * 90)
        return SIMD2(x, y)
    }

    func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let seen = plane(onBoard(point))
        guard bendPerSquare != 0 else { return seen }
        let away = seen - middle
        return middle + away * (1 + bendPerSquare * (away * away).sum())
    }

    /// Pixels per unit of the board about a point.
    func scale(at point: SIMD2<Float>) -> Float { plane.scale(at: onBoard(point)) }

    private func onBoard(_ point: SIMD2<Float>) -> SIMD2<Float> {
        sheets.isEmpty ? point : sheets.reversed().reduce(point) { $1.onGround($0) }
    }

    /// The view of a sheet that lies on what is seen now.
    func of(_ sheet: SheetPlacement) -> BoardView {
        var view = self
        view.sheets.append(sheet)
        return view
    }

    /// Whether lines that are straight on their sheet are bent in the picture, by more than a lens bends them.
    var isBent: Bool { sheets.contains { $0.bend != SheetBend() } }

    /// The outline of an area in the picture; its sides have points enough to bend with the lens.
    func outline(of area: BoardArea) -> [SIMD2<Float>] {
        let corners = area.corners
        let steps = bendPerSquare == 0 && !isBent ? 1 : 12
        return corners.indices.flatMap { index -> [SIMD2<Float>] in
            let (from, to) = (corners[index], corners[(index + 1) % 4])
            return (0..<steps).map { self(from + (to - from) * (Float($0) / Float(steps))) }
        }
    }
}
