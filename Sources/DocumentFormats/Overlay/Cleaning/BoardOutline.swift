import Finding
import Imaging
import Preprocessing

/// The four corners of the board, or the sheet, that a photo shows, where all of its edges are within the photo.
///
/// The board is a region without edges but for its writing, in the photo's middle, and what bounds it is nearly a
/// quadrilateral. Where it is not, as on photos of a part of a board, there is none.
public struct BoardOutline: Sendable {
    /// Top left, top right, bottom right, bottom left, in pixels of the photo.
    public let corners: [SIMD2<Float>]

    /// About the longer side, in pixels, of the reduced copy in which the board is looked for: frames are two pixels
    /// wide there.
    private static let workingSide = 320
    /// Changes of light from a pixel to the next ones, of 255, that are edges and no shadows: those of most boards
    /// first, then those of white boards on white walls.
    private static let leastEdges: [Int32] = [20, 10]
    /// Edges are dilated by so many pixels, which closes their gaps.
    private static let edgeWidth = 1
    /// Parts of the photo: what is smaller is a note on a board.
    private static let leastArea = 0.2
    /// The part of the region's hull that the quadrilateral covers.
    private static let leastCover = 0.95
    /// Cosine of the sharpest corner, 50°: no board is seen so much from the side.
    private static let greatestCosine: Float = 0.64
    /// A side whose middle is nearer than this to the photo's edge, in pixels of the copy, is where the photo ends, not
    /// the board.
    private static let border: Float = 3

    /// Looks for the board; `nil` where it is not seen with all of its edges.
    public init?(in image: RGBImage) {
        let factor = max(1, max(image.width, image.height) / Self.workingSide)
        let gray = image.reduced(by: factor).gray()
        let found = Self.leastEdges.lazy.compactMap { Self.corners(in: gray, leastEdge: $0) }.first
        guard let found else { return nil }
        corners = Self.fromTopLeft(found).map { $0 * Float(factor) }
    }

    private static func corners(in gray: GrayImage, leastEdge: Int32) -> [SIMD2<Float>]? {
        guard gray.width > 16, gray.height > 16, let region = region(in: gray, leastEdge: leastEdge) else { return nil }
        let hull = ConvexHull(of: region)
        guard let corners = hull.largestQuadrilateral, area(corners) >= leastCover * hull.area,
            hull.area >= leastArea * Double(gray.width * gray.height), isBoardLike(corners),
            !leavesPhoto(corners, width: gray.width, height: gray.height)
        else { return nil }
        return corners
    }

    /// Ends of the rows of the largest region without edges that reaches the middle half of the picture.
    private static func region(in gray: GrayImage, leastEdge: Int32) -> [SIMD2<Float>]? {
        let (width, height) = (gray.width, gray.height)
        // The last row and column have no next ones, and count as edges.
        var edges = InkMask(width: width, height: height, pixels: [UInt8](repeating: 1, count: width * height))
        for y in 0..<height - 1 {
            for x in 0..<width - 1 {
                let here = Int32(gray[x, y])
                let change = abs(Int32(gray[x + 1, y]) - here) + abs(Int32(gray[x, y + 1]) - here)
                edges[x, y] = change >= leastEdge
            }
        }
        var free = edges.dilated(by: edgeWidth)
        for index in free.pixels.indices { free.pixels[index] = 1 - free.pixels[index] }
        let largest = ConnectedComponents.label(free)
            .filter { $0.runs.contains { isInMiddle($0, width: width, height: height) } }.max { $0.area < $1.area }
        return largest?.runs.flatMap { run in
            [SIMD2(Float(run.start) + 0.5, Float(run.y) + 0.5), SIMD2(Float(run.end) - 0.5, Float(run.y) + 0.5)]
        }
    }

    private static func isInMiddle(_ run: InkRun, width: Int, height: Int) -> Bool {
        let (start, end, y) = (Int(run.start), Int(run.end), Int(run.y))
        return abs(2 * y - height) < height / 2 && end > width / 4 && start < width - width / 4
    }

    static func area(_ corners: [SIMD2<Float>]) -> Double {
        zip(corners, corners[1...] + corners[..<1]).reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
            .magnitude
    }

    private static func isBoardLike(_ corners: [SIMD2<Float>]) -> Bool {
        corners.indices.allSatisfy { index in
            let first = corners[(index + 3) % 4] - corners[index]
            let second = corners[(index + 1) % 4] - corners[index]
            let lengths = (first * first).sum().squareRoot() * (second * second).sum().squareRoot()
            return abs((first * second).sum()) <= greatestCosine * lengths
        }
    }

    /// Whether one of the sides is where the photo ends, not the board.
    private static func leavesPhoto(_ corners: [SIMD2<Float>], width: Int, height: Int) -> Bool {
        zip(corners, corners[1...] + corners[..<1]).contains { start, end in
            let middle = (start + end) / 2
            return middle.x < border || middle.y < border || middle.x > Float(width) - 1 - border
                || middle.y > Float(height) - 1 - border
        }
    }

    /// The corners clockwise, from the one nearest to the photo's corner.
    private static func fromTopLeft(_ corners: [SIMD2<Float>]) -> [SIMD2<Float>] {
        let first = corners.indices.min { corners[$0].sum() < corners[$1].sum() } ?? 0
        return (0..<4).map { corners[(first + $0) % 4] }
    }

    /// Whether a point of the photo is on the board.
    public func contains(x: Double, y: Double) -> Bool {
        let point = SIMD2(Float(x), Float(y))
        return zip(corners, corners[1...] + corners[..<1]).allSatisfy { start, end in
            let (side, way) = (end - start, point - start)
            return side.x * way.y - side.y * way.x >= 0
        }
    }

    /// The board alone, seen from the front.
    public func rectified(_ image: RGBImage) -> RGBImage {
        func length(_ first: Int, _ second: Int) -> Float {
            let side = corners[first] - corners[second]
            return (side * side).sum().squareRoot()
        }
        let width = max(1, Int(max(length(0, 1), length(3, 2)).rounded()))
        let height = max(1, Int(max(length(0, 3), length(1, 2)).rounded()))
        let back = Homography(width: Float(width), height: Float(height), to: corners)
        return image.warped(by: back, width: width, height: height)
    }
}
