import DocumentModel
import Testing

@testable import Segmentation

@Suite struct RegionExtentTests {
    private func extent(_ runs: [(Range<Int>, y: Int)]) -> Int {
        var extent = RegionExtent(of: PixelBox(x: 2, y: 1, width: 4, height: 3))
        for run in runs { extent.add(run.0, y: run.y) }
        return extent.pixels
    }

    @Test func aRectangleIsItsOwnExtent() { #expect(extent([(2..<6, 1), (2..<6, 2), (2..<6, 3)]) == 12) }

    @Test func baysCountFromTheSideAndFromAbove() {
        #expect(extent([(2..<3, 1), (5..<6, 1), (2..<6, 2), (2..<6, 3)]) == 12, "open at the top")
        #expect(extent([(2..<6, 1), (2..<3, 2), (2..<6, 3)]) == 12, "open at the right")
    }

    @Test func nothing() { #expect(extent([]) == 0) }
}
