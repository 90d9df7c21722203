import DocumentModel
import Preprocessing
import Testing

@testable import Finding

@Suite struct FoundLineSingleTests {
    private func line(x: Int, y: Int, count: Int, in mask: inout InkMask) -> FoundLine {
        var own = InkMask(width: mask.width, height: mask.height)
        own.drawLine(x: x, y: y, count: count)
        mask.drawLine(x: x, y: y, count: count)
        return FoundLine(ConnectedComponents.label(own), angle: 0)
    }

    @Test func whatGoesOnBelongsToTheLongest() throws {
        var mask = InkMask(width: 500, height: 120)
        let lines = [
            line(x: 300, y: 42, count: 4, in: &mask), line(x: 20, y: 40, count: 10, in: &mask),
            // Bits of the lines above and below.
            line(x: 20, y: 2, count: 5, in: &mask), line(x: 60, y: 90, count: 5, in: &mask),
        ]
        let single = try #require(FoundLine.single(of: lines, otherwise: mask))
        #expect(single.components.count == 14)
        #expect(single.box == PixelBox(x: 20, y: 40, width: 354, height: 22))
        #expect(single.components.map(\.box.x) == single.components.map(\.box.x).sorted())
    }

    @Test func whereNoLineIsAllInkCounts() throws {
        var mask = InkMask(width: 200, height: 60)
        mask.drawLine(x: 20, y: 20, count: 3)
        let single = try #require(FoundLine.single(of: [], otherwise: mask))
        #expect(single.components.count == 3 && single.angle == 0 && single.height == 20)
        #expect(FoundLine.single(of: [], otherwise: InkMask(width: 9, height: 9)) == nil)
        #expect(FoundLine.single(of: [], otherwise: InkMask(width: 0, height: 0)) == nil)
    }
}
