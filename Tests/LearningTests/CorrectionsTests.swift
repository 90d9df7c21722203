import DocumentFormats
import DocumentModel
import Testing

@testable import Learning

@Suite struct CorrectionsTests {
    private let box = PixelBox(x: 1, y: 2, width: 30, height: 10)

    @Test func aCorrectionsFile() throws {
        let json = """
            {"schema": "boardscan-corrections", "version": 1, "corrections": [
              {"image": "a.jpg", "page": 1, "box": {"x": 1, "y": 2, "width": 30, "height": 10}, "text": "next"},
              {"image": "a.jpg", "word": 3, "text": "step"}]}
            """
        let read = try Corrections(bytes: Array(json.utf8))
        #expect(
            read.corrections == [
                Correction(image: "a.jpg", page: 1, box: box, text: "next"),
                Correction(image: "a.jpg", word: 3, text: "step"),
            ])
    }

    @Test(arguments: [DocumentFormat.json, .jsonl, .hocr]) func aCorrectedDocument(_ format: DocumentFormat) throws {
        let characters = "so".enumerated().map {
            RecognizedCharacter(text: String($1), box: box, confidence: 1, wordIndex: 0, index: $0)
        }
        let word = Word(index: 0, box: box, confidence: 1, characters: characters)
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 12), words: [word])
        let page = Page(source: "b.jpg", width: 50, height: 20, blocks: [Block(box: box, lines: [line])])
        let text = format.render(Document(source: "b.jpg", pages: [page]))
        let read = try Corrections(bytes: Array(text.utf8))
        #expect(read.corrections == [Correction(image: "b.jpg", page: 0, box: box, text: "so")])
    }

    @Test(arguments: [
        ("what?", CorrectionsError.unknownForm),
        (#"{"schema": "boardscan-corrections", "version": 2, "corrections": []}"#, .newerVersion(2)),
        (#"{"schema": "boardscan-corrections", "version": 1, "corrections": []}"#, .empty),
        (#"{"schema": "boardscan-corrections", "version": 1, "corrections": 5}"#, .malformed),
        (
            #"{"schema": "boardscan-corrections", "version": 1, "corrections": [{"image": "a", "text": "b"}]}"#,
            .noPlace(1)
        ),
    ])
    func whatCannotBeUsed(_ text: String, _ error: CorrectionsError) {
        #expect(throws: error) { try Corrections(bytes: Array(text.utf8)) }
        #expect(!error.description.isEmpty)
    }
}
