import DocumentModel
import Testing

@testable import Reading

@Suite struct DrawingTrimmingTests {
    /// Words of one letter each, of these heights, and what trimming leaves of them.
    private func kept(_ heights: [Int], shapes: [Float]) -> [Int] {
        let boxes = heights.enumerated().map { PixelBox(x: 4 + 40 * $0, y: 200 - $1, width: 12, height: $1) }
        let line = TestLattice.singles(boxes, "a", shapes.map { [$0] })
        let steps = boxes.indices.map {
            ReadPath.Step(candidate: TestLattice.single($0, in: line), classIndex: 0, spaceBefore: $0 > 0)
        }
        let trimmed = DrawingTrimming().trimmed(ReadPath(steps: steps, score: 0), of: line)
        #expect(trimmed.steps.first?.spaceBefore == false)
        return trimmed.steps.map { line.graph.candidates[$0.candidate].start }
    }

    @Test func drawingsAtTheEndsGo() {
        #expect(kept([150, 30, 28, 30], shapes: [-2, -0.1, -0.2, -0.1]) == [1, 2, 3])
        #expect(kept([150, 30, 28, 30, 160], shapes: [-2, -0.1, -0.2, -0.1, -1]) == [1, 2, 3])
    }

    @Test func tallLettersAndWhatIsSureStay() {
        #expect(kept([90, 30, 28, 30], shapes: [-2, -0.1, -0.2, -0.1]) == [0, 1, 2, 3])
        #expect(kept([150, 30, 28, 30], shapes: [-0.2, -0.1, -0.2, -0.1]) == [0, 1, 2, 3])
    }

    @Test func oneOtherWordIsNotEnough() {
        #expect(kept([150, 30], shapes: [-2, -0.1]) == [0, 1])
    }
}
