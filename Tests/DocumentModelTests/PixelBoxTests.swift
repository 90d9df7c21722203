import DocumentModel
import Testing

@Suite struct PixelBoxTests {
    private let box = PixelBox(x: 2, y: 3, width: 10, height: 4)

    @Test func edgesAndMiddle() {
        #expect(box.maxX == 12 && box.maxY == 7 && box.area == 40)
        #expect(box.midX == 7 && box.midY == 5)
        #expect(!box.isEmpty && PixelBox(x: 1, y: 1, width: 0, height: 9).isEmpty)
    }

    @Test func unionCoversBoth() {
        let other = PixelBox(x: 8, y: 0, width: 9, height: 5)
        #expect(box.union(other) == PixelBox(x: 2, y: 0, width: 15, height: 7))
        #expect(box.union(PixelBox(x: 90, y: 90, width: 0, height: 5)) == box)
        #expect(PixelBox(x: 90, y: 90, width: 0, height: 5).union(box) == box)
        #expect([box, other].union() == box.union(other))
        #expect([PixelBox]().union() == nil)
    }

    @Test func intersectionIsWhatIsCommon() {
        #expect(
            box.intersection(PixelBox(x: 8, y: 0, width: 9, height: 5)) == PixelBox(x: 8, y: 3, width: 4, height: 2))
        #expect(box.intersection(PixelBox(x: 12, y: 3, width: 5, height: 4)).isEmpty)
        #expect(box.intersection(PixelBox(x: 40, y: 40, width: 5, height: 4)).isEmpty)
    }

    @Test func clipping() {
        var box = PixelBox(x: -3, y: 5, width: 10, height: 10)
        box.clip(width: 20, height: 8)
        #expect(box == PixelBox(x: 0, y: 5, width: 7, height: 3))
        var outside = PixelBox(x: 50, y: 50, width: 5, height: 5)
        outside.clip(width: 20, height: 8)
        #expect(outside == PixelBox(x: 19, y: 7, width: 1, height: 1))
    }

    @Test func aroundPoints() {
        let box = PixelBox(x: 3, y: 4, width: 10, height: 20)
        #expect(PixelBox(around: box.corners) == box)
        #expect(PixelBox(around: [(2.4, 7.6)]) == PixelBox(x: 2, y: 8, width: 1, height: 1))
        // What a perspective makes of a horizon neither traps nor lies in a picture.
        let horizon = PixelBox(around: [(.infinity, -.infinity), (.nan, 5)])
        #expect(horizon.width > 1_000_000 && horizon.x < -1_000_000)
    }
}
