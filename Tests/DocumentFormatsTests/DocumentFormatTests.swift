import DocumentModel
import Testing

@testable import DocumentFormats

/// What all formats have in common.
@Suite struct DocumentFormatTests {
    @Test func allFormatsTellTheSameWordsAtTheSamePlaces() throws {
        let document = TestDocument.sample
        let words = FoundWord.words(of: document)
        #expect(words.count == 10)
        func bytes(_ format: DocumentFormat) -> [UInt8] { Array(format.render(document).utf8) }
        #expect(FoundWord.words(of: try HOCRReader.document(bytes(.hocr))) == words)
        #expect(FoundWord.words(of: ALTOParser(DocumentFormat.alto.render(document)).document) == words)
        #expect(TSVParser.words(DocumentFormat.tsv.render(document)) == words)
        #expect(FoundWord.words(of: try JSONReader.document(bytes(.json))) == words)
        #expect(FoundWord.words(of: try JSONReader.documents(lines: bytes(.jsonl))[0]) == words)
        let text = DocumentFormat.text.render(document)
        #expect(text.split { $0.isWhitespace }.map(String.init) == words.map(\.text))
    }

    @Test func characterPlacesAndRunnersUpAreTheSame() throws {
        func characters(_ document: Document) -> [String] {
            document.pages.flatMap(\.blocks).flatMap(\.lines).flatMap(\.words).flatMap(\.characters).map {
                let others = $0.alternatives.map { "\($0.text) \(Numbers.decimal($0.confidence, places: 4))" }
                return "\($0.text) \($0.box) \(Numbers.decimal($0.confidence, places: 4)) \(others) \($0.index)"
            }
        }
        let expected = characters(TestDocument.sample)
        for format in [DocumentFormat.hocr, .json] {
            var options = FormatOptions()
            options.includesAlternatives = true
            let bytes = Array(format.render(TestDocument.sample, options: options).utf8)
            let read = format == .hocr ? try HOCRReader.document(bytes) : try JSONReader.document(bytes)
            #expect(characters(read) == expected, "\(format)")
        }
        #expect(characters(ALTOParser(DocumentFormat.alto.render(TestDocument.sample)).document) == expected)
    }

    @Test func controlCharactersBreakNothing() throws {
        let odd = TestDocument.word("a\u{0}\u{1B}\u{7F}\u{85}\u{2028}\u{C}\t\nb\u{FFFE}")
        for format in DocumentFormat.allCases {
            let text = format.render(odd)
            let forbidden = text.unicodeScalars.filter { $0.value < 0x20 && !["\n", "\t"].contains($0) }
            #expect(forbidden.isEmpty, "\(format)")
        }
        #expect(
            DocumentFormat.text.render(odd)
                == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFE}\n")
        #expect(TSVParser.words(DocumentFormat.tsv.render(odd)).count == 1)
        #expect(DocumentFormat.jsonl.render(odd).filter { $0 == "\n" }.count == 1)
        let json = try JSONReader.document(Array(DocumentFormat.json.render(odd).utf8))
        #expect(FoundWord.words(of: json) == FoundWord.words(of: odd))
        let hocr = try HOCRReader.document(Array(DocumentFormat.hocr.render(odd).utf8))
        #expect(FoundWord.words(of: hocr).map(\.text) == ["a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}"])
    }

    @Test(arguments: [#"a b'&".jpg"#, "x;y<z>.png", "line\nfeed\r\t.jpg", "100%.jpg", "100%41.jpg", "ü→𝔸.jpg"])
    func oddNamesComeBack(_ name: String) throws {
        let document = TestDocument.word("w", source: name)
        #expect(try HOCRReader.document(Array(DocumentFormat.hocr.render(document).utf8)).pages[0].source == name)
        #expect(try JSONReader.document(Array(DocumentFormat.json.render(document).utf8)).pages[0].source == name)
    }

    @Test func nothingReadIsTold() throws {
        let empty = Document(pages: [TestDocument.page([], index: 0, source: nil)])
        #expect(DocumentFormat.text.render(empty) == "")
        #expect(TSVParser.rows(DocumentFormat.tsv.render(empty)).count == 1)
        for format in [DocumentFormat.hocr, .json] {
            let bytes = Array(format.render(empty).utf8)
            let read = format == .hocr ? try HOCRReader.document(bytes) : try JSONReader.document(bytes)
            #expect(read.pages.map(\.width) == [1000], "\(format)")
            #expect(read.pages.first?.source == nil, "\(format)")
        }
    }

    @Test func extensions() {
        #expect(DocumentFormat.allCases.map(\.fileExtension) == ["txt", "hocr", "xml", "tsv", "json", "jsonl", "md"])
    }
}
