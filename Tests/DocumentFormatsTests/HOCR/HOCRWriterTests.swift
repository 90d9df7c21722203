import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct HOCRWriterTests {
    private func lines(_ document: Document, _ options: FormatOptions = FormatOptions()) -> [String] {
        HOCRWriter(options: options).render(document).split(separator: "\n").map {
            String($0.drop(while: \.isWhitespace))
        }
    }

    private func capabilities(_ document: Document, _ options: FormatOptions = FormatOptions()) -> String? {
        let start = "<meta name='ocr-capabilities' content='"
        return lines(document, options).first { $0.hasPrefix(start) }.map {
            String($0.dropFirst(start.count).prefix { $0 != "'" })
        }
    }

    @Test func capabilitiesAreWhatIsUsed() {
        var options = FormatOptions()
        let document = TestDocument.word("ab")
        #expect(capabilities(document) == "ocr_page ocr_carea ocr_par ocr_line ocrx_word")
        options.includesAlternatives = true
        #expect(
            capabilities(document, options) == "ocr_page ocr_carea ocr_par ocr_line ocrx_word ocrx_cinfo ocrp_nlp")
        (options.includesAlternatives, options.hasCharacterElements) = (nil, true)
        #expect(capabilities(document, options) == "ocr_page ocr_carea ocr_par ocr_line ocrx_word ocrx_cinfo")
        options.includesCharacters = false
        #expect(capabilities(document, options) == "ocr_page ocr_carea ocr_par ocr_line ocrx_word")
        #expect(capabilities(Document(pages: [Page(width: 1, height: 1, blocks: [])])) == "ocr_page")
    }

    @Test func aPage() {
        let pages = lines(TestDocument.sample).filter { $0.contains("'ocr_page'") }
        #expect(
            pages == [
                #"<div class='ocr_page' id='page_1' title='image "boards/a.jpg"; bbox 0 0 1000 800; ppageno 0; scan_res 150 200'>"#,
                #"<div class='ocr_page' id='page_2' title='image "boards/a.jpg"; bbox 0 0 1000 800; ppageno 1; x_source "boards/a.jpg" 1; scan_res 300 300'>"#,
                #"<div class='ocr_page' id='page_3' title='image "boards/a.jpg"; bbox 0 0 1000 800; ppageno 2; x_source "boards/a.jpg" 2; scan_res 300 300'>"#,
            ])
    }

    /// Rows of cells, two at least.
    @Test func rowsOfCellsAreATable() throws {
        func document(_ rows: Int) -> Document {
            var document = Document(pages: [
                TestDocument.page([(0..<rows).map { _ in ["a", "b"] }], index: 0, source: "a.jpg")
            ])
            for row in 0..<rows {
                for word in 0..<2 { document.pages[0].blocks[0].lines[row].words[word].cell = word }
            }
            return document
        }
        #expect(capabilities(document(2)) == "ocr_page ocr_carea ocr_par ocr_table ocr_line ocrx_word")
        let table = lines(document(2))
        let start = try #require(table.firstIndex { $0.hasPrefix("<div class='ocr_table' id='table_1_1' title='bbox") })
        #expect(table[start - 1].hasPrefix("<div class='ocr_carea'"))
        #expect(table[start + 1].hasPrefix("<p class='ocr_par'"))
        #expect(table.suffix(6) == ["</p>", "</div>", "</div>", "</div>", "</body>", "</html>"])
        #expect(!lines(document(1)).contains { $0.contains("ocr_table") })
    }

    /// What every reader of hOCR understands.
    @Test func aWordIsPlain() {
        let lines = lines(TestDocument.word("a<"))
        #expect(
            lines.contains(
                "<span class='ocrx_word' id='word_1_1' title='bbox 30 20 107 60; x_wconf 63; "
                    + "x_bboxes 30 20 67 60 70 21 107 60; x_confs 90 85' style='color: #c80a1f'>a&lt;</span>"))
        #expect(lines.contains("<title></title>"))
    }

    @Test func charactersAsElements() {
        var options = FormatOptions()
        options.hasCharacterElements = true
        #expect(
            lines(TestDocument.word("a"), options).contains {
                $0.hasSuffix(">\(element)</span>")
            })
    }

    private let element = "<span class='ocrx_cinfo' title='x_bboxes 30 20 67 60; x_confs 90'>a</span>"

    private var withAlternatives: FormatOptions {
        var options = FormatOptions()
        options.includesAlternatives = true
        return options
    }

    @Test func aWordWithItsRunnersUp() {
        var document = TestDocument.word("ab")
        document.pages[0].blocks[0].lines[0].words[0].characters[1].alternatives = []
        let lines = lines(document, withAlternatives)
        let start = lines.firstIndex { $0.contains("alternatives") } ?? 0
        #expect(
            lines[(start - 1)..<(start + 6)] == [
                "<span class='ocr_line' id='line_1_1' title='bbox 30 20 107 60; baseline 0 -2'>",
                "<span class='alternatives'>",
                "<ins class='alt' title='nlp 0.268'><span class='ocrx_word' id='word_1_1' "
                    + "title='bbox 30 20 107 60; x_wconf 63' style='color: #c80a1f'>"
                    + "<span class='ocrx_cinfo' title='x_bboxes 30 20 67 60; x_confs 90'>a</span>"
                    + "<span class='ocrx_cinfo' title='x_bboxes 70 21 107 60; x_confs 85'>b</span></span></ins>",
                "<del class='alt' title='nlp 3.381'>"
                    + "<span class='ocrx_cinfo' title='x_bboxes 30 20 67 60; x_confs 4'>O</span>b</del>",
                "<del class='alt' title='nlp 4.768'>"
                    + "<span class='ocrx_cinfo' title='x_bboxes 30 20 67 60; x_confs 1'>&lt;</span>b</del>",
                "</span>", "</span>",
            ])
    }

    @Test func noReadingIsMoreProbableThanTheWord() {
        var document = TestDocument.word("a")
        document.pages[0].blocks[0].lines[0].words[0].characters[0].confidence = 0.02
        let costs = lines(document, withAlternatives).filter { $0.contains("class='alt'") }.map {
            $0.split(separator: "'")[3]
        }
        #expect(costs == ["nlp 3.912", "nlp 3.912", "nlp 4.605"])
    }

    @Test func charactersOfSeveralCodePointsHaveABoxForEach() {
        let text = HOCRWriter().render(TestDocument.word("e\u{301}"))
        #expect(
            text.contains("x_bboxes 30 20 67 60 30 20 67 60; x_confs 90 90' style='color: #c80a1f'>e\u{301}</span>"))
    }

    @Test func languagesAreTold() {
        var document = TestDocument.word("a")
        #expect(lines(document).contains("<meta name='ocr-langs' content='unknown'/>"))
        document.language = "en"
        #expect(lines(document).contains("<meta name='ocr-langs' content='en'/>"))
        #expect(lines(document).contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang='en' lang='en'>"))
    }

    /// The line begins at (500, 400), 4 pixels above the lower edge of its box, and is 262 long.
    @Test(
        arguments: [
            (0, "bbox 500 362 762 404; baseline 0 -4"), (90, "bbox 462 138 504 400; textangle 90; baseline 0 -4"),
            (180, "bbox 238 396 500 438; textangle 180; baseline 0 -4"),
            (270, "bbox 496 400 538 662; textangle 270; baseline 0 -4"),
        ]) func linesTellTheirDirection(angle: Double, title: String)
    {
        let lines = lines(Document(pages: [TestDocument.page(withLineAt: angle)]))
        #expect(lines.contains("<span class='ocr_line' id='line_1_2' title='\(title)'>"))
        #expect(lines.contains("<span class='ocr_line' id='line_1_1' title='bbox 30 20 227 62; baseline 0 -4'>"))
    }

    /// Such a line has an outline, too.
    @Test func anObliqueLineTellsItsAngle() throws {
        let page = TestDocument.page(withLineAt: 36.9)
        let document = Document(pages: [page])
        let line = try #require(lines(document).first { $0.contains("textangle") })
        let title = HOCRProperties(line.split(separator: "'").last { $0.hasPrefix("bbox") }.map(String.init) ?? "")
        #expect(title.box() == page.blocks[1].box)
        #expect(title.numbers("textangle") == [36.9])
        // From the lowest corner of the rectangle around the box: the baseline goes through (500, 400).
        let view = LevelView(angle: 36.9, width: 1000, height: 800)
        let bottom = view.around(page.blocks[1].box).bottom
        #expect(title.numbers("baseline") == [0, (view(x: 500, y: 400).y - bottom).rounded()])
        let outline = title.numbers("poly")
        #expect(outline.count == 8)
        let corners = stride(from: 0, to: outline.count, by: 2).map { view(x: outline[$0], y: outline[$0 + 1]) }
        let start = view(x: 500, y: 400)
        for (corner, expected) in zip(corners, [(0.0, -38.0), (262, -38), (262, 4), (0, 4)]) {
            #expect(abs(corner.x - start.x - expected.0) < 8 && abs(corner.y - start.y - expected.1) < 8)
        }
        #expect(capabilities(document)?.hasSuffix("ocrp_poly") == true)
    }
}
