import DocumentModel
import Testing

@Suite struct DocumentJoiningTests {
    private func document(_ language: String?, pages: Int) -> Document {
        Document(
            source: "a", language: language,
            pages: (0..<pages).map { Page(index: $0, source: "a", frame: $0, width: 1, height: 1, blocks: []) })
    }

    @Test func pagesAreCountedThrough() {
        let joined = Document.joining([document("en", pages: 2), document("en", pages: 1)])
        #expect(joined.pages.map(\.index) == [0, 1, 2])
        #expect(joined.pages.map(\.frame) == [0, 1, 0])
        #expect(joined.source == nil)
        #expect(joined.language == "en")
        #expect(Document.joining([document("en", pages: 1), document(nil, pages: 1)]).language == nil)
    }

    @Test func oneDocumentStaysAsItIs() {
        #expect(Document.joining([document("en", pages: 2)]) == document("en", pages: 2))
        #expect(Document.joining([]).pages.isEmpty)
    }
}
