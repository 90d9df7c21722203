import DocumentModel
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

    @Test func boxes() {
        let level = LineFrame(originX: 5, originY: 6, angle: 0, scale: 2)
        #expect(
            level.pageBox(of: PixelBox(x: 10, y: 20, width: 30, height: 40))
                == PixelBox(x: 10, y: 16, width: 15, height: 20))
        // A turned box lies within its page box, and a speck still has a pixel.
        let turned = LineFrame(originX: 50, originY: 60, angle: 0.3, scale: 4)
        let box = turned.pageBox(of: PixelBox(x: 0, y: 0, width: 80, height: 40))
        #expect(box.x == 47 && box.y == 60 && box.width == 22 && box.height == 15)
        #expect(turned.pageBox(of: PixelBox(x: 3, y: 3, width: 1, height: 1)).area == 1)
    }
}
