import DocumentModel
import FileAccess
import Testing

@testable import DocumentFormats

@Suite struct JSONReaderTests {
    private func read(_ text: String) throws -> Document { try JSONReader.document(Array(text.utf8)) }

    @Test func whatWasWrittenComesBack() throws {
        #expect(try read(JSONWriter().render(TestDocument.sample)) == TestDocument.sample)
    }

    @Test func turnedTextComesBack() throws {
        var document = TestDocument.sample
        document.pages = document.pages.map { $0.turned(as: .downwards) }
        let text = JSONWriter().render(document)
        #expect(text.contains(#""textAngle" : 270"#))
        #expect(try read(text) == document)
        #expect(!JSONWriter().render(TestDocument.sample).contains("textAngle"))
    }

    @Test(arguments: [0, 37, 90, 180, 270, 323.4])
    func aLineOfAnotherDirectionComesBack(angle: Double) throws {
        for turn in TextAngle.allCases {
            var page = TestDocument.page(withLineAt: angle).turned(as: turn)
            for block in page.blocks.indices { page.blocks[block].lines[0].baseline.offset.round() }
            let document = Document(pages: [page])
            #expect(try read(JSONWriter().render(document)) == document)
        }
    }

    /// As documents were written before lines had angles: they run as the page does.
    @Test(arguments: [TextAngle.upright, .upwards]) func linesWithoutAngles(turn: TextAngle) throws {
        let document = Document(pages: [TestDocument.sample.pages[0].turned(as: turn)])
        let text = JSONWriter().render(document)
        let old = text.split(separator: "\n").filter { !$0.contains(#""angle" :"#) }.joined(separator: "\n")
        #expect((old.utf8.count < text.utf8.count - 1) == (turn != .upright), "level lines tell no angle")
        #expect(try read(old) == document)
    }

    @Test func whatCouldNotBeReadComesBack() throws {
        let document = Document(source: "none.jpg", pages: [], problems: ["no such file or directory"])
        let text = JSONWriter().renderLine(document)
        #expect(text.contains(#""pages":[],"problems":["no such file or directory"]"#))
        #expect(try read(text) == document)
    }

    @Test func wordsWithoutCharacters() throws {
        var options = FormatOptions()
        options.includesCharacters = false
        let word = try read(JSONWriter(options: options).render(TestDocument.word("ab"))).pages[0].blocks[0].lines[0]
            .words[0]
        #expect(word.text == "ab")
        #expect(word.characters.map(\.box) == [word.box, word.box])
    }

    @Test func streams() throws {
        let line = JSONWriter().renderLine(TestDocument.word("a"))
        #expect(try JSONReader.documents(lines: Array((line + "\n" + line).utf8)).count == 2)
        let error = #expect(throws: FormatError.self) { try JSONReader.documents(lines: Array((line + "{}\n").utf8)) }
        #expect(error?.description == "line 2: not JSON of the form boardscan writes")
    }

    @Test func namesThatAreNotUTF8() throws {
        let name = FilePath(bytes: [0x62, 0xFF, 0x20]).string
        let text = JSONWriter().renderLine(TestDocument.word("a", source: name))
        #expect(text.contains(#""path":"b\#u{FFFD} ","pathBytes":"62ff20""#))
        #expect(try read(text).pages[0].source == name)
    }

    @Test func whatCannotBeRead() throws {
        #expect(throws: FormatError.notJSON) { try read("") }
        #expect(throws: FormatError.notJSON) { try read("[1, 2") }
        #expect(throws: FormatError.otherSchema) { try read(#"{"schema":"other","version":1}"#) }
        #expect(throws: FormatError.newerVersion(2)) { try read(#"{"schema":"boardscan-document","version":2}"#) }
        let text = JSONWriter().renderLine(TestDocument.word("a"))
        let huge = text.replacing(#""x":30"#, with: #""x":9223372036854775807"#)
        #expect(throws: FormatError.impossibleBox) { try read(huge) }
        let negative = text.replacing(#""width":37"#, with: #""width":-37"#)
        #expect(throws: FormatError.impossibleBox) { try read(negative) }
    }

    @Test func aWordWhoseTextWasCorrectedHasThatText() throws {
        let text = JSONWriter().render(TestDocument.word("ab"))
        #expect(text.contains(#""text" : "ab""#))
        let word = try read(text.replacing(#""text" : "ab""#, with: #""text" : "Zeb""#)).pages[0].blocks[0].lines[0]
            .words[0]
        #expect(word.text == "Zeb")
        #expect(word.characters.map(\.text) == ["Z", "e", "b"] && word.characters.allSatisfy { $0.box == word.box })
    }

    @Test func impossibleNumbersAreBroughtBack() throws {
        let text = JSONWriter().render(TestDocument.word("a"))
            .replacing(/"indentation" : \d+/, with: #""indentation" : 9223372036854775807"#)
            .replacing(/"confidence" : [0-9.]+/, with: #""confidence" : -1e300"#)
        let document = try read(text)
        let line = document.pages[0].blocks[0].lines[0]
        #expect(line.indentation == 1_000 && line.words[0].confidence == 0)
        #expect(line.words[0].characters.allSatisfy { $0.confidence == 0 })
        #expect(DocumentFormat.text.render(document).hasSuffix("a\n"))
    }
}
