import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct LineBoxFileWriterTests {
    private var document: Document {
        var next = 0
        let line = TestDocument.line(["ab", "c"], top: 20, nextWord: &next)
        return Document(pages: [Page(width: 300, height: 100, blocks: [Block(box: line.box, lines: [line])])])
    }

    /// As `tesseract PICTURE OUT lstmbox` writes them.
    @Test func charactersHaveTheBoxOfTheirLine() {
        let box = "30 40 172 80 0"
        #expect(
            LineBoxFileWriter(.characters).render(document)
                == ["a", "b", " ", "c", "\t"].map { "\($0) \(box)\n" }.joined())
    }

    /// As `tesseract PICTURE OUT wordstrbox` writes them.
    @Test func wordsStandTogether() {
        #expect(
            LineBoxFileWriter(.words).render(document)
                == "WordStr 30 40 172 80 0 #ab c \n\t 173 40 177 80 0\n")
    }

    @Test func noTextNoLines() { #expect(LineBoxFileWriter(.words).render(Document(pages: [])) == "") }
}
