import DocumentModel
import Testing

@testable import Reading

@Suite struct PageRowsTests {
    /// A line of one word, with letters 20 pixels high.
    private func line(_ text: String, x: Int, y: Int, width: Int = 40, height: Int = 20) -> (line: Line, height: Double)
    {
        let box = PixelBox(x: x, y: y, width: width, height: height)
        let character = RecognizedCharacter(
            text: text, box: box, confidence: 1, alternatives: [], wordIndex: 0, index: 0)
        let word = Word(index: 0, box: box, confidence: 1, characters: [character])
        return (
            Line(box: box, baseline: Baseline(slope: 0, offset: Double(y + height)), words: [word]), Double(height)
        )
    }

    private func texts(_ lines: [(line: Line, height: Double)]) -> [String] {
        PageRows.joined(lines).map { $0.words.map(\.text).joined(separator: " ") }
    }

    @Test func cellsOfATableAreRows() {
        withKnownIssue("cells that stand far apart are not joined to rows until tables are found", isIntermittent: true)
        { () throws -> Void in
            let cells = [
                line("c", x: 300, y: 95), line("a", x: 0, y: 100), line("b", x: 150, y: 103), line("d", x: 0, y: 140),
                line("f", x: 300, y: 136), line("e", x: 150, y: 139),
            ]
            #expect(texts(cells) == ["a b c", "d e f"])
            #expect(PageRows.joined(cells).first?.box == PixelBox(x: 0, y: 95, width: 340, height: 28))
        }
    }

    @Test func linesBelowEachOtherStayTwo() {
        #expect(texts([line("a", x: 0, y: 0), line("b", x: 60, y: 15)]) == ["a", "b"])
        #expect(texts([line("a", x: 0, y: 0), line("b", x: 20, y: 2)]) == ["a", "b"])
    }

    @Test func whatIsFarAwayOrOfAnotherSizeIsNoCell() {
        #expect(texts([line("a", x: 0, y: 0), line("b", x: 1400, y: 0)]) == ["a", "b"])
        #expect(texts([line("a", x: 0, y: 0), line("B", x: 60, y: 0, height: 50)]) == ["a", "B"])
    }

    @Test func onlyTheNearestFollows() {
        let lines = [line("a", x: 0, y: 0, height: 40), line("b", x: 60, y: 0), line("c", x: 70, y: 22)]
        #expect(texts(lines) == ["a b", "c"])
    }

    @Test func noLines() { #expect(PageRows.joined([]).isEmpty) }
}
