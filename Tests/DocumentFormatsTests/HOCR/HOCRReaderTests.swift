import DocumentModel
import FileAccess
import Testing

@testable import DocumentFormats

@Suite struct HOCRReaderTests {
    private func read(_ text: String) throws -> Document { try HOCRReader.document(Array(text.utf8)) }

    @Test func whatWasWrittenComesBack() throws {
        let document = TestDocument.sample
        let read = try read(HOCRWriter().render(document))
        #expect(read.language == "en")
        for (page, original) in zip(read.pages, document.pages) {
            #expect(page.source == original.source)
            #expect(page.frame == original.frame)
            #expect(page.resolution == original.resolution ?? Resolution(x: 300, y: 300))
            #expect(page.blocks.map(\.box) == original.blocks.map(\.box))
            for (line, original) in zip(page.blocks.flatMap(\.lines), original.blocks.flatMap(\.lines)) {
                #expect(line.box == original.box)
                #expect(abs(line.baseline.y(at: 0) - original.baseline.y(at: 0)) <= 0.6)
                #expect(abs(line.baseline.slope - original.baseline.slope) < 1e-4)
                #expect(line.words.map(\.index) == original.words.map(\.index))
            }
        }
    }

    /// As properties of the word or as elements.
    @Test(arguments: [false, true]) func charactersComeBack(asElements: Bool) throws {
        var options = FormatOptions()
        options.hasCharacterElements = asElements
        let original = TestDocument.sample.pages[0].blocks.flatMap(\.lines).flatMap(\.words)
        let text = HOCRWriter(options: options).render(TestDocument.sample)
        let words = try read(text).pages[0].blocks.flatMap(\.lines).flatMap(\.words)
        #expect(words.map(\.text) == original.map(\.text))
        for (word, original) in zip(words, original) {
            #expect(word.characters.map(\.box) == original.characters.map(\.box))
            for (character, original) in zip(word.characters, original.characters) {
                #expect(abs(character.confidence - original.confidence) < 1e-4)
            }
        }
    }

    @Test(arguments: TextAngle.allCases) func turnedTextComesBack(angle: TextAngle) throws {
        var document = TestDocument.sample
        document.pages = document.pages.map { $0.turned(as: angle) }
        let read = try read(HOCRWriter().render(document))
        #expect(read.pages[0].textAngle == angle)
        #expect(read.pages[0].blocks.map(\.box) == document.pages[0].blocks.map(\.box))
        let (line, original) = (read.pages[0].blocks[0].lines[1], document.pages[0].blocks[0].lines[1])
        #expect(line.box == original.box && line.words.map(\.box) == original.words.map(\.box))
        #expect(line.angle == original.angle)
        #expect(abs(line.baseline.y(at: 30) - original.baseline.y(at: 30)) <= 0.6)
    }

    @Test(arguments: [0, 37, 90, 180, 270, 323.4])
    func aLineOfAnotherDirectionComesBack(angle: Double) throws {
        for turn in [TextAngle.upright, .downwards] {
            let page = TestDocument.page(withLineAt: angle).turned(as: turn)
            let read = try read(HOCRWriter().render(Document(pages: [page]))).pages[0]
            let (line, original) = (read.blocks[1].lines[0], page.blocks[1].lines[0])
            #expect(line.angle == original.angle && line.box == original.box)
            #expect(abs(line.baseline.offset - original.baseline.offset) <= 0.6 && line.baseline.slope == 0)
            #expect(read.blocks[0].lines[0].angle == Double(turn.rawValue))
        }
    }

    /// A page stands as most of its words do.
    @Test(arguments: [(2, TextAngle.upright), (3, .upwards)])
    func thePageStandsAsMostOfItsText(count: Int, expected: TextAngle) throws {
        func line(_ title: String, _ count: Int) -> String {
            let word = "<span class='ocrx_word' title='bbox 0 0 9 9'>a</span>"
            return "<span class='ocr_line' title='bbox 0 0 9 9; \(title)'>"
                + String(repeating: word, count: count) + "</span>"
        }
        let lines = line("baseline 0 -1", 2) + line("textangle 90", count) + line("textangle -57.0", 1)
        let page = try read("<div class='ocr_page' title='bbox 0 0 40 30'>\(lines)</div>").pages[0]
        #expect(page.textAngle == expected)
        #expect(page.blocks.flatMap(\.lines).map(\.angle) == [0, 90, 303])
        // Where none is told, the baseline is the lower edge of the box on the image turned until the line is level.
        #expect(page.blocks[1].lines[0].baseline == Baseline(slope: 0, offset: 9))
    }

    /// As Tesseract writes it: no characters, lines that are captions, paragraphs in areas.
    @Test func otherProgramsOutput() throws {
        let document = try read(
            """
            <html><head><meta name='x'><title></title></head><body>
            <div class='ocr_page' title='image "b.png"; bbox 0 0 600 400; ppageno 0; scan_res 70 70'>
            <div class='ocr_carea' title="bbox 10 20 110 80"><p class='ocr_par' lang='eng' title="bbox 10 20 110 80">
            <span class='ocr_caption' title="bbox 10 20 110 40; baseline 0.01 -3; x_size 20">
            <span class='ocrx_word' title='bbox 10 20 50 40; x_wconf 91'><strong>Hi&amp;</strong></span>
            <span class='ocrx_word' title='bbox 60 20 110 40; x_wconf 45'><span class='ocrx_cinfo'
            title='x_bboxes 60 20 80 40; x_conf 98.5'>y</span><span class='ocrx_cinfo'
            title='x_bboxes 82 22 110 40; x_conf 40'>o</span></span></span></p></div>
            """)
        let words = document.pages[0].blocks[0].lines[0].words
        #expect(words.map(\.text) == ["Hi&", "yo"])
        #expect(words.map(\.confidence) == [0.91, 0.45])
        #expect(words[1].characters.map(\.box.x) == [60, 82])
        #expect(words[1].characters.map(\.confidence) == [0.985, 0.4])
        #expect(words[0].characters.map(\.box) == Array(repeating: words[0].box, count: 3))
        #expect(document.pages[0].blocks[0].lines[0].baseline.y(at: 10) == 37)
    }

    /// The specification's own example.
    @Test func alternativesOfWholeWords() throws {
        let document = try read(
            """
            <div class="ocr_page" title="bbox 0 0 9 9"><span class="ocr_line" title="bbox 0 0 9 9">
            <span class="alternatives"><ins class="alt" title="nlp 0.3"><span class="ocrx_word"
            title="bbox 0 0 9 9">hello</span></ins><del class="alt" title="nlp 1.1">hallo</del></span></span></div>
            """)
        let characters = document.pages[0].blocks[0].lines[0].words[0].characters
        #expect(characters.map(\.text).joined() == "hello")
        #expect(characters.map(\.alternatives.count) == [0, 1, 0, 0, 0])
        #expect(characters[1].alternatives[0].text == "a")
        #expect(abs(characters[1].alternatives[0].confidence - 0.333) < 0.001)
    }

    @Test func namesThatAreNotUTF8() throws {
        let name = FilePath(bytes: [0x62, 0xFF, 0x20, 0x78]).string
        #expect(try read(HOCRWriter().render(TestDocument.word("a", source: name))).pages[0].source == name)
    }

    @Test func whatIsNoHOCR() {
        for text in ["", "plain", "<html><body><p>x</p></body></html>"] {
            #expect(throws: FormatError.notHOCR) { try read(text) }
        }
    }

    @Test func cutOffAndScrambledFilesEndWithoutHarm() throws {
        let bytes = Array(HOCRWriter().render(TestDocument.sample).utf8)
        for end in stride(from: 0, to: bytes.count, by: 61) { _ = try? HOCRReader.document(Array(bytes[..<end])) }
        var state: UInt64 = 7
        for _ in 0..<60 {
            var scrambled = bytes
            for _ in 0..<20 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                scrambled[Int(state >> 33) % scrambled.count] = UInt8(truncatingIfNeeded: state >> 25)
            }
            _ = try? HOCRReader.document(scrambled)
        }
        let deep = String(repeating: "<div class='ocr_page'>", count: 20000)
        #expect(try read(deep).pages.count == 20000)
    }
}
