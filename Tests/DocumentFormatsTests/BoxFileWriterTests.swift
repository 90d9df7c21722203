import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct BoxFileWriterTests {
    private func page(_ texts: [String]) -> Page {
        let characters = texts.enumerated().map { index, text in
            RecognizedCharacter(
                text: text, box: PixelBox(x: 10 * index, y: 5, width: 8, height: 20), confidence: 1, wordIndex: 0,
                index: index)
        }
        let box = PixelBox(x: 0, y: 5, width: 100, height: 20)
        let word = Word(index: 0, box: box, confidence: 1, characters: characters)
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 25), words: [word])
        return Page(width: 200, height: 100, blocks: [Block(box: box, lines: [line])])
    }

    @Test func boxesStandOnTheLowerEdge() {
        let document = Document(pages: [page(["a", "→"]), Page(width: 9, height: 9, blocks: []), page(["😀"])])
        #expect(
            BoxFileWriter().render(document) == """
                a 0 75 8 95 0
                → 10 75 18 95 0
                😀 0 75 8 95 2

                """)
    }

    @Test func blanksWouldBreakLines() {
        #expect(BoxFileWriter().render(Document(pages: [page([" ", "", "\n"])])).split(separator: "\n").count == 3)
        #expect(BoxFileWriter().render(Document(pages: [page([" "])])) == "\u{FFFD} 0 75 8 95 0\n")
    }

    @Test func noTextNoLines() { #expect(BoxFileWriter().render(Document(pages: [])) == "") }
}
