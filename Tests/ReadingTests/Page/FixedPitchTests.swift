import DocumentModel
import Testing

@testable import Reading

@Suite struct FixedPitchTests {
    /// A line of letters with these middles and widths, and the path that reads each for itself.
    private func line(_ middles: [Int], width: (Int) -> Int, shape: Float = -0.1) -> (line: ScoredLine, path: ReadPath)
    {
        let boxes = middles.enumerated().map { index, middle in
            PixelBox(x: middle - width(index) / 2, y: 4, width: width(index), height: 40)
        }
        let line = TestLattice.singles(boxes, "a", boxes.map { _ in [shape] })
        let steps = boxes.indices.map {
            ReadPath.Step(candidate: TestLattice.single($0, in: line), classIndex: 0, spaceBefore: false)
        }
        return (line, ReadPath(steps: steps, score: 0))
    }

    private let cells = (0..<40).map { 30 + 30 * $0 + ($0 % 3 - 1) }
    private let widths = { (index: Int) in [24, 24, 8, 8][index % 4] }

    @Test func typedLettersStandInCells() throws {
        let pitch = try #require(FixedPitch(of: [line(cells, width: widths)]))
        #expect(abs(pitch.width - 30) < 1)
    }

    @Test func emptyCellsDoNotMatter() throws {
        let words = cells.enumerated().filter { $0.offset % 6 != 5 }.map(\.element)
        let pitch = try #require(FixedPitch(of: [line(words, width: widths)]))
        #expect(abs(pitch.width - 30) < 1)
    }

    @Test func writingOfEqualGapsIsNotTyped() {
        var middles = [20]
        for index in 1..<40 {
            let last = middles[middles.count - 1]
            middles.append(last + (widths(index - 1) + widths(index)) / 2 + 8)
        }
        #expect(FixedPitch(of: [line(middles, width: widths)]) == nil)
    }

    @Test func fewOrDoubtfulLettersDoNotTell() {
        #expect(FixedPitch(of: [line(Array(cells.prefix(10)), width: widths)]) == nil)
        #expect(FixedPitch(of: [line(cells, width: widths, shape: -2)]) == nil)
        #expect(FixedPitch(of: [(line: ScoredLine, path: ReadPath)]()) == nil)
    }
}
