import DocumentModel
import Finding
import Testing

@testable import Segmentation

@Suite struct LineFrameTests {
    @Test(arguments: [-0.4, -0.05, 0, 0.2, 1.2], [0.3, 1, 2.7]) func roundTrip(angle: Double, scale: Double) {
        let frame = LineFrame(originX: 120, originY: -35, angle: angle, scale: scale)
        for (x, y) in [(0.0, 0.0), (17, 4), (-200, 53), (812.5, 40.25)] {
            let page = frame.page(x: x, y: y)
            let line = frame.line(x: page.x, y: page.y)
            #expect(abs(line.x - x) < 1e-9 && abs(line.y - y) < 1e-9)
        }
        let origin = frame.page(x: 0, y: 0)
        #expect(origin == (120, -35))
    }

    @Test func aFallingLineGoesDown() {
        let frame = LineFrame(originX: 0, originY: 0, angle: 0.1, scale: 2)
        let end = frame.page(x: 100, y: 0)
        #expect(end.x > 49 && end.x < 50 && end.y > 4.9 && end.y < 5)
    }

    /// A cross has no ink in the corners of its own box, which stand out when it leans.
    @Test func leaningInkHasTheBoxOfTheInk() {
        let upright = InkRun(y: 20, start: 0, end: 40)
        let cross = (0..<40).map { InkRun(y: $0, start: 20, end: 21) } + [upright]
        let frame = LineFrame(originX: 0, originY: 0, angle: 0.3, scale: 1)
        // Its leaning box is 50 pixels high and wide.
        #expect(frame.pageBox(of: cross) == PixelBox(x: -6, y: 6, width: 38, height: 38))
    }

    @Test func boxes() {
        func box(_ frame: LineFrame, x: Int32, y: Int32, width: Int32, height: Int32) -> PixelBox {
            frame.pageBox(of: (y..<y + height).map { InkRun(y: $0, start: x, end: x + width) })
        }
        let level = LineFrame(originX: 5, originY: 6, angle: 0, scale: 2)
        #expect(
            box(level, x: 10, y: 20, width: 30, height: 40) == PixelBox(x: 10, y: 16, width: 15, height: 20))
        // A turned box lies within its page box, and a speck still has a pixel.
        let turned = LineFrame(originX: 50, originY: 60, angle: 0.3, scale: 4)
        #expect(
            box(turned, x: 0, y: 0, width: 80, height: 40) == PixelBox(x: 47, y: 60, width: 22, height: 15))
        #expect(box(turned, x: 3, y: 3, width: 1, height: 1).area == 1)
    }

    @Test func aBentLineLeadsThereAndBack() {
        var frame = LineFrame(originX: 120, originY: -35, angle: 0.2, scale: 2.5)
        (frame.bend, frame.apex) = (0.0004, 300)
        for (x, y) in [(0.0, 0.0), (300, 4), (700, 53)] {
            let page = frame.page(x: x, y: y)
            let line = frame.line(x: page.x, y: page.y)
            #expect(abs(line.x - x) < 1e-9 && abs(line.y - y) < 1e-9)
            let moved = frame.moved(x: 40, y: -7).page(x: x - 40, y: y + 7)
            #expect(abs(moved.x - page.x) < 1e-9 && abs(moved.y - page.y) < 1e-9)
        }
        #expect(frame.drop(at: 300) == 0 && frame.drop(at: 800) == frame.drop(at: -200))
    }

    @Test(arguments: TextAngle.allCases) func aTurnedPageHasTheLineTurned(turn: TextAngle) {
        var frame = LineFrame(originX: 120, originY: 80, angle: 0.2, scale: 2)
        (frame.bend, frame.apex) = (0.001, 60)
        let turned = frame.turned(by: turn, width: 400, height: 300)
        for (x, y) in [(0.0, 0.0), (100, 20)] {
            let (page, other) = (frame.page(x: x, y: y), turned.page(x: x, y: y))
            let wanted = turn.turned(x: page.x, y: page.y, width: 400, height: 300)
            #expect(abs(other.x - wanted.x) < 1e-9 && abs(other.y - wanted.y) < 1e-9)
        }
    }
}
