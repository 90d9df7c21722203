import DocumentModel
import Finding
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct ParallelStrokesTests {
    /// What lies between strokes 4 pixels wide, as a mask.
    private func between(_ mask: InkMask) throws -> [String] {
        let component = try #require(ConnectedComponents.label(mask).first)
        let found = ParallelStrokes.between(of: component, strokeWidth: 4)
        return (0..<component.box.height).map { y in
            String((0..<component.box.width).map { found[y * component.box.width + $0] ? "+" : "." })
        }
    }

    @Test func isWhereTwoStrokesTouchFromTheGapOn() throws {
        var mask = InkMask(width: 20, height: 30)
        mask.fill(PixelBox(x: 2, y: 2, width: 4, height: 24))
        mask.fill(PixelBox(x: 7, y: 2, width: 4, height: 24))
        mask.fill(PixelBox(x: 6, y: 8, width: 1, height: 10))
        let rows = try between(mask)
        #expect(rows[5] == ".........", "above the place where they touch")
        for row in 6..<16 { #expect(rows[row] == "..+++++..") }
        #expect(rows[16] == ".........")
    }

    @Test(arguments: [(10, 4), (4, 30), (30, 30)]) func barsSingleStrokesAndBlotsAreNotTwo(width: Int, height: Int)
        throws
    {
        var mask = InkMask(width: 40, height: 40)
        mask.fill(PixelBox(x: 2, y: 2, width: width, height: height))
        #expect(try between(mask).allSatisfy { !$0.contains("+") })
    }
}
