import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct ALTOWriterTests {
    private func lines(_ document: Document, _ options: FormatOptions = FormatOptions()) -> [String] {
        ALTOWriter(options: options).render(document).split(separator: "\n").map {
            String($0.drop(while: \.isWhitespace))
        }
    }

    @Test func aWord() {
        let lines = lines(TestDocument.word("a"))
        let start = lines.firstIndex { $0.hasPrefix("<Page") } ?? 0
        #expect(
            lines[start...] == [
                #"<Page ID="page_1" PHYSICAL_IMG_NR="1" WIDTH="1000" HEIGHT="800">"#,
                #"<PrintSpace HPOS="0" VPOS="0" WIDTH="1000" HEIGHT="800">"#,
                #"<TextBlock ID="block_1_1" HPOS="30" VPOS="20" WIDTH="37" HEIGHT="40">"#,
                #"<TextLine ID="line_1_1" HPOS="30" VPOS="20" WIDTH="37" HEIGHT="40" BASELINE="30,58 67,58">"#,
                #"<String ID="word_1_1" STYLEREFS="ink_red" CONTENT="a" HPOS="30" VPOS="20" WIDTH="37" HEIGHT="40" WC="0.625">"#,
                #"<Glyph ID="word_1_1_1" CONTENT="a" HPOS="30" VPOS="20" WIDTH="37" HEIGHT="40" GC="0.9">"#,
                #"<Variant CONTENT="O" VC="0.04"/>"#, #"<Variant CONTENT="&lt;" VC="0.01"/>"#, "</Glyph>",
                "</String>", "</TextLine>", "</TextBlock>", "</PrintSpace>", "</Page>", "</Layout>", "</alto>",
            ])
        #expect(lines.contains(#"<TextStyle ID="ink_red" FONTCOLOR="c80a1f"/>"#))
    }

    @Test func boxesAndBaselinesComeBack() {
        let document = ALTOParser(ALTOWriter().render(TestDocument.sample)).document
        for (page, original) in zip(document.pages, TestDocument.sample.pages) {
            #expect(page.blocks.map(\.box) == original.blocks.map(\.box))
            for (line, original) in zip(page.blocks.flatMap(\.lines), original.blocks.flatMap(\.lines)) {
                #expect(line.box == original.box)
                #expect(abs(line.baseline.slope - original.baseline.slope) < 0.001)
                #expect(abs(line.baseline.y(at: 30) - original.baseline.y(at: 30)) < 0.1)
            }
        }
    }

    @Test func turnedTextSaysSo() {
        var document = TestDocument.word("a")
        document.pages[0] = document.pages[0].turned(as: .upwards)
        let lines = lines(document)
        #expect(
            lines.contains(
                #"<TextBlock ID="block_1_1" HPOS="20" VPOS="933" WIDTH="40" HEIGHT="37" ROTATION="90">"#))
        #expect(
            lines.contains(
                #"<TextLine ID="line_1_1" HPOS="20" VPOS="933" WIDTH="40" HEIGHT="37" BASELINE="58,970 58,933">"#))
        #expect(lines.contains(#"<PrintSpace HPOS="0" VPOS="0" WIDTH="800" HEIGHT="1000">"#))
    }

    /// The line begins at (500, 400) and is 262 long; the blank in it from 157 to 185.
    @Test(
        arguments: [
            (0, "500,400 762,400", #"HPOS="657" VPOS="362" WIDTH="28""#),
            (90, "500,400 500,138", #"HPOS="462" VPOS="215" WIDTH="42""#),
            (180, "500,400 238,400", #"HPOS="315" VPOS="396" WIDTH="28""#),
            (270, "500,400 500,662", #"HPOS="496" VPOS="557" WIDTH="42""#),
        ]) func baselinesRunInReadingOrder(angle: Double, baseline: String, space: String)
    {
        let lines = lines(Document(pages: [TestDocument.page(withLineAt: angle)]))
        #expect(lines.contains { $0.hasPrefix("<TextLine") && $0.hasSuffix(" BASELINE=\"\(baseline)\">") })
        #expect(lines.contains("<SP \(space)/>"))
        let rotations = lines.filter { $0.hasPrefix("<TextBlock") }
            .map { $0.contains(" ROTATION=\"\(Int(angle))\"") }
        #expect(rotations == [false, angle != 0])
    }

    @Test func anObliqueLineHasItsBlockTurned() throws {
        let lines = lines(Document(pages: [TestDocument.page(withLineAt: 323.4)]))
        #expect(lines.contains { $0.hasPrefix("<TextBlock") && $0.contains(#" ROTATION="323.4""#) })
        let line = try #require(lines.last { $0.hasPrefix("<TextLine") })
        let numbers = line.split(separator: "BASELINE=\"")[1].split { " ,\"".contains($0) }.compactMap { Double($0) }
        for (number, expected) in zip(numbers, [500, 400, 500 + 262 * 0.8028, 400 + 262 * 0.5962]) {
            #expect(abs(number - expected) < 8)
        }
    }

    /// A block of lines of several directions is turned as most of its words are.
    @Test func aBlockIsTurnedAsMostOfItsWords() {
        var page = TestDocument.page(withLineAt: 90)
        page.blocks = [Block(box: page.blocks[0].box, lines: page.blocks.flatMap(\.lines))]
        let blocks = lines(Document(pages: [page])).filter { $0.hasPrefix("<TextBlock") }
        #expect(blocks.count == 1 && blocks[0].contains(#" ROTATION="90""#))
    }

    /// The blank between two words, seen in an image in which they stand above each other.
    @Test func blanksTurnWithTheirWords() {
        var document = TestDocument.sample
        document.pages = [document.pages[0].turned(as: .downwards)]
        // Upright, from 147 to 175 in a row of 20 to 62.
        #expect(lines(document).contains(#"<SP HPOS="738" VPOS="147" WIDTH="42"/>"#))
    }

    @Test func severalImagesAreIdentifiedInOrder() {
        let joined = Document.joining([TestDocument.word("a"), TestDocument.word("b", source: nil)])
        let files = lines(joined).filter { $0.hasPrefix("<file") }
        #expect(files == ["<fileIdentifier>a.jpg</fileIdentifier>", "<fileIdentifier>-</fileIdentifier>"])
        #expect(lines(TestDocument.sample).contains("<fileName>boards/a.jpg</fileName>"))
    }

    @Test func aCharacterOfSeveralCodePointsIsNoGlyph() {
        #expect(!lines(TestDocument.word("ae\u{301}")).contains { $0.hasPrefix("<Glyph") })
    }

    @Test func charactersAndRunnersUpCanBeLeftOut() {
        var options = FormatOptions()
        options.includesAlternatives = false
        #expect(!lines(TestDocument.sample, options).contains { $0.hasPrefix("<Variant") })
        options.includesCharacters = false
        #expect(!lines(TestDocument.sample, options).contains { $0.hasPrefix("<Glyph") })
    }
}
