import DocumentModel
import Testing

@testable import Reading

@Suite struct LineAlignmentTests {
    private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int = 20) -> PixelBox {
        PixelBox(x: x, y: y, width: width, height: height)
    }

    private func others(_ boxes: [PixelBox], heights: [Double]? = nil) -> [[Int]] {
        let alignment = LineAlignment(boxes: boxes, heights: heights ?? boxes.map { _ in 20 })
        return boxes.indices.map(alignment.others)
    }

    @Test func cellsOfARowAndAColumn() {
        // A name and its figure, and another figure below that.
        #expect(others([box(0, 0, 80), box(140, 2, 10), box(140, 42, 10)]) == [[1], [0, 2], [1]])
        // Columns that end or have their middle together.
        #expect(others([box(0, 0, 40), box(30, 40, 10), box(15, 80, 10)]) == [[1, 2], [0], [0]])
    }

    @Test func whatIsFarOrOtherwiseIsNot() {
        #expect(others([box(0, 0, 80), box(400, 0, 10)]) == [[], []], "far")
        #expect(others([box(0, 0, 80), box(140, 12, 10)]) == [[], []], "lower")
        #expect(others([box(0, 0, 80), box(140, 0, 10)], heights: [20, 40]) == [[], []], "twice as high")
        #expect(others([box(0, 0, 80), box(10, 5, 10)]) == [[], []], "one in the other")
        #expect(others([]).isEmpty)
    }
}
