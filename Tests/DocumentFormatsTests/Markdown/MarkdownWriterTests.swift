import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct MarkdownWriterTests {
    /// A line of letters 40 pixels high, or so many more, that begins at a column.
    private func line(_ text: String, top: Int, left: Int = 30, height: Int = 40, indentation: Int = 0) -> Line {
        var place = left
        let words = text.split(separator: " ").enumerated().map { index, word in
            defer { place += 30 * word.count + 20 }
            let characters = word.enumerated().map { position, character in
                RecognizedCharacter(
                    text: String(character),
                    box: PixelBox(x: place + 30 * position, y: top, width: 28, height: height), confidence: 1,
                    wordIndex: index, index: position)
            }
            let box = characters.map(\.box).union() ?? PixelBox(x: place, y: top, width: 1, height: 1)
            return Word(index: index, box: box, confidence: 1, characters: characters)
        }
        let box = words.map(\.box).union() ?? PixelBox(x: left, y: top, width: 1, height: 1)
        return Line(
            box: box, baseline: Baseline(slope: 0, offset: Double(top + height)), indentation: indentation,
            words: words)
    }

    private func markdown(_ blocks: [[Line]]) -> String {
        let blocks = blocks.map { lines in
            Block(box: lines.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 1, height: 1), lines: lines)
        }
        return MarkdownWriter().render(Document(pages: [Page(width: 2000, height: 1500, blocks: blocks)]))
    }

    /// Lines one below the other in one block.
    private func block(_ texts: [String], from top: Int = 0, left: Int = 30) -> [Line] {
        texts.enumerated().map { line($1, top: top + 60 * $0, left: left) }
    }

    @Test func linesKeepTheirEnds() {
        #expect(markdown([block(["one two", "three"])]) == "one two\\\nthree\n")
    }

    @Test func rowsWithAsManyCellsAreATable() {
        func row(_ text: String, _ cells: [Int?], top: Int) -> Line {
            var line = line(text, top: top)
            for (index, cell) in cells.enumerated() { line.words[index].cell = cell }
            return line
        }
        let rows = [
            row("Owner Anna Bell", [0, 1, 1], top: 60), row("Due a|b", [0, 1], top: 120),
            row("Sum of", [nil, nil], top: 180),
        ]
        #expect(
            markdown([block(["what is left"]) + rows])
                == "what is left\n\n| Owner | Anna Bell |\n| --- | --- |\n| Due | a\\|b |\n\nSum of\n")
    }

    @Test func headingsAreLargerOrUnderlinedOrAlone() {
        let text = block(["some more text that is long", "and some more of it"], from: 300)
        #expect(markdown([[line("Plan", top: 0, height: 90)] + text]).hasPrefix("# Plan\n\nsome more"))
        #expect(markdown([[line("Plan", top: 0, height: 60)] + text]).hasPrefix("## Plan\n\nsome more"))
        #expect(markdown([block(["Plan", "----"]) + text]).hasPrefix("## Plan\n\nsome more"))
        #expect(markdown([block(["Plan"]), text]).hasPrefix("## Plan\n\nsome more"))
        // Nothing below it.
        #expect(markdown([text, block(["The end"], from: 600)]).hasSuffix("\n\nThe end\n"))
    }

    @Test func listsAreNestedAsTheyAreIndented() {
        let lines = [
            line("Shopping", top: 0), line("• fruit", top: 60), line("- apples", top: 120, left: 90),
            line("and pears", top: 180, left: 170), line("• bread", top: 240), line("1. white", top: 300, left: 95),
            line("2. dark", top: 360, left: 92),
        ]
        #expect(
            markdown([lines]) == """
                ## Shopping

                - fruit
                  - apples\\
                    and pears
                - bread
                  1. white
                  2. dark

                """)
    }

    @Test func boxesAreTasks() {
        #expect(
            markdown([block(["[] milk", "[ ] eggs", "[x] tea", "- [✓] rice", "- oil"])])
                == "- [ ] milk\n- [ ] eggs\n- [x] tea\n- [x] rice\n- oil\n")
    }

    @Test func codeKeepsItsIndentation() {
        let lines = [
            line("def f(x):", top: 0), line("y = x + 1", top: 60, indentation: 4),
            line("return y", top: 120, indentation: 4),
        ]
        #expect(markdown([lines]) == "```\ndef f(x):\n    y = x + 1\n    return y\n```\n")
        #expect(markdown([block(["75 + 35 = 135", "x = 3 - 10", "y = 2"])]).contains("```") == false)
        #expect(markdown([block(["if you come late,", "for example at nine,"])]).contains("```") == false)
        #expect(markdown([block(["a = `x`;", "```", "b;"])]).hasPrefix("````\n"))
    }

    @Test func aRuleStandsBetweenColumns() {
        let text = markdown([block(["left one", "left two"]), block(["right one", "right two"], left: 900)])
        #expect(text == "left one\\\nleft two\n\n---\n\nright one\\\nright two\n")
    }

    @Test func marksAreEscaped() {
        #expect(markdown([block(["# no *heading* <b>"])]) == "\\# no \\*heading\\* \\<b\\>\n")
        #expect(markdown([block(["1."])]) == "1\\.\n")
        #expect(markdown([block(["a_b|c`d` [x](y)"])]) == "a\\_b\\|c\\`d\\` \\[x\\](y)\n")
    }

    @Test func whatLooksLikeAnEntityIsEscaped() {
        #expect(markdown([block(["&lt; is & R&D; &#38;"])]) == "\\&lt; is & R\\&D; \\&#38;\n")
    }

    @Test func headingsKeepTheirHashes() {
        let text = block(["some more text that is long", "and some more of it"], from: 300)
        #expect(markdown([[line("Issue ##", top: 0, height: 90)] + text]).hasPrefix("# Issue \\##\n"))
    }

    @Test func pagesAreParted() {
        let page = Page(
            width: 9, height: 9, blocks: [Block(box: PixelBox(x: 0, y: 0, width: 1, height: 1), lines: block(["a"]))])
        let empty = Page(width: 9, height: 9, blocks: [])
        #expect(MarkdownWriter().render(Document(pages: [page, empty, page])) == "a\n\n---\n\na\n")
        #expect(MarkdownWriter().render(Document(pages: [empty])) == "")
    }
}
