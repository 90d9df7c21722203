import DocumentModel
import Testing

@testable import Reading

@Suite struct IndentationTests {
    /// A line at `x` of characters 8 wide, so that a character is set 10 wide.
    private func line(x: Int, characters: Int = 4) -> Line {
        let boxes = (0..<characters).map { PixelBox(x: x + 10 * $0, y: 0, width: 8, height: 12) }
        let word = Word(
            index: 0, box: PixelBox(x: x, y: 0, width: 10 * characters, height: 12), confidence: 1,
            characters: boxes.enumerated().map {
                RecognizedCharacter(text: "x", box: $1, confidence: 1, wordIndex: 0, index: $0)
            })
        return Line(box: word.box, baseline: Baseline(slope: 0, offset: 12), words: [word])
    }

    private func blanks(_ lefts: [Int]) -> [Int] { Indentation.indented(lefts.map { line(x: $0) }).map(\.indentation) }

    @Test func countsCharactersFromTheBlocksEdge() {
        #expect(blanks([100, 120, 141, 100]) == [0, 2, 4, 0])
    }

    @Test func aRaggedEdgeMeansNothing() { #expect(blanks([100, 107, 115, 94]) == [0, 0, 2, 0]) }

    @Test func whatBeginsFarToTheRightIsNotIndented() { #expect(blanks([0, 240, 250]) == [0, 24, 0]) }

    @Test func fewLines() {
        #expect(blanks([]).isEmpty && blanks([77]) == [0])
        #expect(Indentation.indented([line(x: 3, characters: 0)]).map(\.indentation) == [0])
    }
}
