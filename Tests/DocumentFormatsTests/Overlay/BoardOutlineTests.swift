import Imaging
import Testing

@testable import DocumentFormats

@Suite struct BoardOutlineTests {
    private let corners: [SIMD2<Float>] = [[120, 80], [700, 130], [680, 520], [90, 480]]

    /// A white board with a dark frame and some writing on a gray wall.
    private func photo(cutOff: Bool = false) -> RGBImage {
        var board = RGBImage(width: 600, height: 400, fill: 235)
        for y in 0..<400 {
            for x in 0..<600 {
                let isFrame = x < 8 || y < 8 || x >= 592 || y >= 392
                let isInk = y % 60 < 4 && (100..<500).contains(x)
                guard isFrame || isInk else { continue }
                board.pixels.replaceSubrange((y * 600 + x) * 3..<(y * 600 + x) * 3 + 3, with: [60, 60, 60])
            }
        }
        let onto = Homography(width: 600, height: 400, to: corners)
        var photo = board.warped(by: onto.inverse ?? .identity, width: 800, height: 600)
        for y in 0..<600 {
            for x in 0..<800 where !inside(Float(x) + 0.5, Float(y) + 0.5) {
                photo.pixels.replaceSubrange((y * 800 + x) * 3..<(y * 800 + x) * 3 + 3, with: [140, 140, 140])
            }
        }
        guard cutOff else { return photo }
        return photo.warped(
            by: Homography(width: 400, height: 300, to: [[200, 150], [600, 150], [600, 450], [200, 450]]), width: 400,
            height: 300)
    }

    private func inside(_ x: Float, _ y: Float) -> Bool {
        zip(corners, corners[1...] + corners[..<1]).allSatisfy { start, end in
            (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x) >= 0
        }
    }

    @Test func theCornersAreFound() throws {
        let outline = try #require(BoardOutline(in: photo()))
        for (found, corner) in zip(outline.corners, corners) {
            let distance = found - corner
            #expect((distance * distance).sum().squareRoot() < 20, "\(found) \(corner)")
        }
        #expect(outline.contains(x: 400, y: 300) && !outline.contains(x: 20, y: 20))
        let rectified = outline.rectified(photo())
        #expect((540...600).contains(rectified.width) && (360...410).contains(rectified.height))
    }

    @Test func aBoardThatIsCutOffHasNone() {
        #expect(BoardOutline(in: photo(cutOff: true)) == nil)
        #expect(BoardOutline(in: RGBImage(width: 400, height: 300, fill: 200)) == nil)
        #expect(BoardOutline(in: RGBImage(width: 4, height: 3)) == nil)
    }
}

@Suite struct ConvexHullTests {
    @Test func pointsWithinCountForNothing() {
        let hull = ConvexHull(of: [[0, 0], [4, 0], [4, 3], [0, 3], [2, 1], [2, 0]])
        #expect(hull.area == 12 && hull.corners.count == 4)
        #expect(hull.largestQuadrilateral.map(BoardOutline.area) == 12)
    }

    @Test func fewPointsHaveNoQuadrilateral() {
        for count in 0...3 {
            let points = (0..<count).map { SIMD2(Float($0), Float($0 * $0)) }
            #expect(ConvexHull(of: points).largestQuadrilateral == nil)
        }
    }
}
