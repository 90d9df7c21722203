import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct PlainTextTests {
    private let box = PixelBox(x: 0, y: 0, width: 1, height: 1)

    private func line(_ text: String, indentation: Int = 0) -> Line {
        let words = text.split(separator: " ").enumerated().map { index, word in
            Word(
                index: index, box: box, confidence: 1,
                characters: word.enumerated().map {
                    RecognizedCharacter(
                        text: String($1), box: box, confidence: 1, wordIndex: index, index: $0)
                })
        }
        return Line(box: box, baseline: Baseline(slope: 0, offset: 0), indentation: indentation, words: words)
    }

    private func page(_ blocks: [[Line]], index: Int = 0) -> Page {
        Page(index: index, width: 1, height: 1, blocks: blocks.map { Block(box: box, lines: $0) })
    }

    @Test func blocksLinesAndIndentation() {
        let page = page([[line("while true:"), line("read()", indentation: 4)], [line("a second column")]])
        #expect(PlainText.text(of: page) == "while true:\n    read()\n\na second column\n")
    }

    /// Letters of 40 pixels with 25 between words: a gap of 100 is two of them.
    @Test func wideGapsAreSeveralBlanksOnDemand() {
        var next = 0
        var line = TestDocument.line(["ab", "cd", "ef"], top: 20, nextWord: &next)
        line.words[2].box.x += 75
        let page = Page(width: 900, height: 100, blocks: [Block(box: line.box, lines: [line])])
        #expect(PlainText.text(of: page) == "ab cd ef\n")
        #expect(PlainText.text(of: page, gaps: .measured) == "ab cd  ef\n")
    }

    @Test func cellsStandApart() {
        var row = line("Next step call bank")
        for (index, cell) in [0, 0, 1, 1].enumerated() { row.words[index].cell = cell }
        #expect(PlainText.text(of: page([[row]])) == "Next step  call bank\n")
        #expect(PlainText.text(of: page([[row]]), gaps: .single) == "Next step call bank\n")
    }

    @Test func pages() {
        let document = Document(pages: [page([[line("one")]]), page([], index: 1), page([[line("three")]], index: 2)])
        #expect(PlainText.text(of: document) == "one\n\u{0C}\n\u{0C}\nthree\n")
    }

    @Test func nothingGivesNothing() {
        #expect(PlainText.text(of: Document(pages: [page([])])) == "")
        #expect(PlainText.text(of: page([[line("")], [line("x", indentation: -3)]])) == "x\n")
    }
}
