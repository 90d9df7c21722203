import DocumentModel
import Finding
import Glibc
import GlyphClassifier
import Preprocessing
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct PageReaderTests {
    private typealias Written = (text: String, x: Int, y: Int)

    private let classifier = TemplateClassifier()

    private func blocks(_ lines: [Written], scribble: [PixelBox] = [], layout: PageLayout = .automatic) -> [Block] {
        let groups = layout == .automatic ? lines.map { [$0] } : [lines]
        var seen = groups.compactMap { line($0, layout: layout) }
        if !scribble.isEmpty, let line = line(scribble: scribble) { seen.append(line) }
        return PageReader(classifier: classifier, prior: nil, layout: layout).read(seen)
    }

    /// A line of texts, twice as large as the page, whose columns say what is written.
    private func line(_ texts: [Written], layout: PageLayout) -> SeenLine? {
        let crop = crop { mask in
            for text in texts { mask.draw(text: text.text, x: 2 * text.x, y: 2 * text.y, pixel: 6) }
        }
        guard let line = Segmenter(layout: layout).textLine(crop) else { return nil }
        let characters = classifier.characterSet.characters + [" "]
        func saying(_ character: Character, from left: Int, to right: Int, _ probability: Float = 0.97)
            -> TestColumns.Saying
        {
            let (start, end) = (line.frame.line(x: Double(left), y: 0), line.frame.line(x: Double(right), y: 0))
            return TestColumns.Saying(
                place: start.x...end.x,
                logProbabilities: characters.map { $0 == character ? log(probability) : -.infinity })
        }
        var said = texts.flatMap { text in
            text.text.enumerated().map { index, character in
                saying(character, from: text.x + 18 * index, to: text.x + 18 * index + 15)
            }
        }
        for (text, next) in zip(texts, texts.dropFirst()) {
            said.append(saying(" ", from: text.x + 18 * text.text.count, to: next.x))
        }
        return SeenLine(
            line: line, columns: TestColumns.columns(width: line.mask.width, characters: 6, said))
    }

    /// A line of bars, of which columns say that they may be any character or none.
    private func line(scribble: [PixelBox]) -> SeenLine? {
        let crop = crop { mask in
            for box in scribble {
                mask.fill(PixelBox(x: 2 * box.x, y: 2 * box.y, width: 2 * box.width, height: 2 * box.height))
            }
        }
        guard var line = Segmenter().textLine(crop) else { return nil }
        line.confidence = 0.4
        let said = line.primitives.map { piece in
            TestColumns.Saying(
                place: Double(piece.box.x)...Double(piece.box.maxX),
                logProbabilities: [log(0.12), log(0.1), log(0.08), log(0.07), log(0.06), log(0.05), -.infinity])
        }
        return SeenLine(line: line, columns: TestColumns.columns(width: line.mask.width, characters: 6, said))
    }

    /// The crop of a line, twice as large as the page, by its ink.
    private func crop(_ draw: (inout InkMask) -> Void) -> LineCrop {
        var mask = InkMask(width: 1400, height: 640)
        draw(&mask)
        return LineCrop(level: mask, scale: 2)
    }

    private func text(_ block: Block) -> [String] {
        block.lines.map { $0.words.map(\.text).joined(separator: " ") }
    }

    @Test func blocksLinesWordsAndCharacters() {
        let found = blocks([
            ("HELLO HOTEL", 20, 20), ("THE TOE", 20, 60), ("HOLE EEL", 20, 100), ("LET THE OX", 420, 20),
            ("LOOT HEEL", 420, 60),
        ])
        #expect(found.map(text) == [["HELLO HOTEL", "THE TOE", "HOLE EEL"], ["LET THE OX", "LOOT HEEL"]])
        let words = found.flatMap(\.lines).flatMap(\.words)
        #expect(words.map(\.index) == Array(words.indices))
        for word in words {
            #expect(word.characters.allSatisfy { $0.wordIndex == word.index && $0.text.count == 1 })
            #expect(word.characters.map(\.box.x) == word.characters.map(\.box.x).sorted())
        }
        for block in found { #expect(block.lines.map(\.box).union() == block.box) }
    }

    @Test func aKnownLayoutIsKeptTo() {
        let words = [(text: "HELLO", x: 20, y: 20), (text: "TOE", x: 420, y: 20)]
        #expect(blocks(words).count == 2)
        #expect(blocks(words, layout: .singleLine).map(text) == [["HELLO TOE"]])
        #expect(blocks(words, layout: .singleWord).map(text) == [["HELLOTOE"]])
        #expect(blocks([(text: "H", x: 20, y: 20)], layout: .singleCharacter).map(text) == [["H"]])
    }

    @Test func boxesAreWhereTheInkIs() throws {
        let line = try #require(blocks([("HELLO HOTEL", 40, 70), ("THE TOE", 40, 130)]).first?.lines.first)
        for (index, character) in line.words.flatMap(\.characters).enumerated() {
            let expected = 40 + 18 * (index < 5 ? index : index + 1)
            #expect(abs(character.box.x - expected) <= 1 && abs(character.box.y - 70) <= 1)
            #expect(abs(character.box.width - 15) <= 2 && abs(character.box.height - 21) <= 2)
        }
        #expect(abs(line.baseline.offset + line.baseline.slope * 100 - 91) <= 1.5)
    }

    @Test func whatCannotBeReadIsNoText() {
        // Bars at odd places, as of a drawing.
        let scribble = (0..<9).map {
            PixelBox(x: 30 + 26 * $0, y: 220 + ($0 * 7) % 11, width: 3 + $0 % 3, height: 24)
        }
        let found = blocks([("HELLO HOTEL", 20, 20), ("THE TOE", 20, 60)], scribble: scribble)
        #expect(found.flatMap(text) == ["HELLO HOTEL", "THE TOE"])
        #expect(blocks([], scribble: scribble).isEmpty)
    }

    @Test func anEmptyPageHasNoBlocks() {
        #expect(blocks([]).isEmpty)
        #expect(PageReader(classifier: classifier, prior: nil).read([]).isEmpty)
    }

    @Test func readingsAreInTheOrderOfTheLines() {
        let lines = ["HE", "TO", "", "OX"].map { SeenLine.written($0) }
        let reader = PageReader(classifier: classifier, prior: nil)
        let texts = reader.readingOfEach(lines, threads: 3).map { $0?.path.text(of: classifier.characterSet) }
        #expect(texts == ["HE", "TO", nil, "OX"], "one for each that has any")
        #expect(reader.readings(lines).count == 3)
        #expect(reader.readingOfEach([]).isEmpty)
    }

    /// A line is kept if it reads as text without the charset, too.
    @Test func aCharsetMakesNoLineVanish() {
        let lines = ["HELLO HOTEL", "THE TOE"].map { SeenLine.written($0) }
        let reader = PageReader(classifier: classifier, prior: nil, charset: ["X", "T"])
        let kept = reader.keptReadings(lines)
        #expect(kept.count == 2)
        #expect(
            kept.allSatisfy {
                $0.path.steps.allSatisfy { "XT".contains(classifier.characterSet.characters[$0.classIndex]) }
            })
        let free = reader.unrestricted.keptReadings(lines).map { $0.path.text(of: classifier.characterSet) }
        #expect(free == ["HELLO HOTEL", "THE TOE"])
    }

    /// A line in doubt is read as what another line surely says.
    @Test func linesTellOfOneAnother() {
        let boxes = TestScoredLines.boxes(gaps: [4, 4, 4])
        let sure: [[Float]] = [1, 2, 0, 3].map { own in (0..<4).map { $0 == own ? -0.02 : -9 } }
        var doubtful = sure
        doubtful[3] = [-9, -0.55, -9, -0.95]
        let lines = [sure, doubtful, sure].map { TestColumns.boxes(boxes, "cdef", $0) }
        func read(_ lines: [SeenLine]) -> [String] {
            let classifier = SameAnswer("cdef")
            let reader = PageReader(classifier: classifier, prior: TinyPrior.make(), layout: .singleLine)
            return reader.readings(lines).map { $0.path.text(of: classifier.characterSet) }
        }
        #expect(read([lines[1]]) == ["decd"])
        #expect(read(lines) == ["decf", "decf", "decf"])
    }
}
