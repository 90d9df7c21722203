import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct LineReaderTests {
    private let classifier = TemplateClassifier()

    private func text(_ line: SeenLine, by reader: LineReader) -> String {
        reader.text(of: line, by: SameAnswer(String(reader.characterSet.characters)))
    }

    @Test(arguments: ["HELLO HOTEL", "X", "TOE", "LET THE EEL HOLE OX", "OTTO"])
    func readsWhatIsWritten(_ written: String) {
        let reader = LineReader(characterSet: classifier.characterSet, prior: nil)
        #expect(reader.text(of: .written(written), by: classifier) == written)
    }

    /// Two letters alike in all but what usually follows an a.
    @Test func thePriorDecidesWhatShapeCannot() {
        let line = TestColumns.boxes(TestScoredLines.boxes(gaps: [4]), "abc", [[-0.05, -6, -6], [-6, -0.72, -0.69]])
        let set = CharacterSet(Array("abc"))
        #expect(text(line, by: LineReader(characterSet: set, prior: nil)) == "ac")
        #expect(text(line, by: LineReader(characterSet: set, prior: TinyPrior.make())) == "ab")
        let later = LineReader(characterSet: set, prior: nil).expecting(TinyPrior.make())
        #expect(text(line, by: later) == "ab" && later.prior != nil)
    }

    /// Of two letters that the columns find about alike, the glyph network knows the right one.
    @Test func glyphsDecideBetweenTexts() throws {
        let line = TextLine.written("HOT")
        let sayings = "HXT".enumerated().map { index, character in
            let middle = Double(23 + 36 * index)
            let others = "HELOTX ".map { (other: Character) -> Float in
                if character == "X", other == "O" { return log(0.485) }
                return other == character ? log(character == "X" ? 0.49 : 0.97) : -.infinity
            }
            return TestColumns.Saying(place: middle - 3...middle + 3, logProbabilities: others)
        }
        let seen = SeenLine(line: line, columns: TestColumns.columns(width: line.mask.width, characters: 6, sayings))
        var weights = ReadingWeights()
        func read() -> String {
            LineReader(characterSet: classifier.characterSet, prior: nil, weights: weights)
                .text(of: seen, by: classifier)
        }
        #expect(read() == "HOT")
        weights.choice = 0
        #expect(read() == "HXT")
    }

    @Test func onlyTheCharsetMayWin() {
        let line = TestColumns.boxes(TestScoredLines.boxes(gaps: [4]), "abc", [[-0.1, -4, -3], [-3, -0.1, -4]])
        let set = CharacterSet(Array("abc"))
        #expect(text(line, by: LineReader(characterSet: set, prior: nil)) == "ab")
        #expect(text(line, by: LineReader(characterSet: set, prior: nil, charset: ["b", "c"])) == "cb")
        // A charset the network knows nothing of cannot be obeyed.
        #expect(text(line, by: LineReader(characterSet: set, prior: nil, charset: ["Ω"])) == "ab")
    }

    /// A word costs less where another line of the page has it.
    @Test func wordsOfThePageAreKnown() throws {
        let boxes = TestScoredLines.boxes(gaps: [4, 4])
        let line = TestColumns.boxes(boxes, "abc", [[-0.05, -6, -6], [-6, -0.05, -6], [-6, -0.9, -0.6]])
        let set = CharacterSet(Array("abc"))
        let reader = LineReader(characterSet: set, prior: TinyPrior.make())
        let sure = TestScoredLines.singles(boxes, "abc", [[-0.1, -9, -9], [-9, -0.1, -9], [-9, -0.1, -9]])
        let path = ReadPath(
            steps: [0, 1, 1].enumerated().map {
                ReadPath.Step(candidate: TestScoredLines.single($0, in: sure), classIndex: $1, spaceBefore: false)
            }, score: 0)
        var page = PageKnowledge(
            [], glyphs: PageGlyphs(characterSet: set, share: 0), prior: nil, weights: ReadingWeights())
        page.words.insert(path, of: sure, at: 5)
        func score(at index: Int) throws -> Float {
            let texts = reader.texts(of: line, count: 9, page: page, index: index)
            return try #require(texts.texts.first { $0.steps.map(\.classIndex) == [0, 1, 1] }).score
        }
        #expect(try score(at: 4) > score(at: 5) + 0.5, "the line itself is no witness")
    }

    @Test func aReadingTellsWhereItsCharactersAre() throws {
        let reader = LineReader(characterSet: classifier.characterSet, prior: nil)
        let found = try #require(reader.reading(of: .written("LET HOT"), by: classifier))
        let boxes = found.path.steps.map { found.line.graph.candidates[$0.candidate].box }
        #expect(boxes.map(\.x) == [8, 44, 80, 152, 188, 224])
        #expect(found.path.steps.map(\.seenSpace).map { $0 > 0.5 } == [false, false, false, true, false, false])
        let geometry = try #require(found.evidence.geometry)
        #expect(abs(geometry.baseline - 50) < 1)
        for (number, step) in found.path.steps.enumerated() {
            #expect(found.evidence.choices[number].first?.classIndex == step.classIndex)
        }
    }

    @Test func anEmptyLineIsNotRead() {
        let reader = LineReader(characterSet: classifier.characterSet, prior: nil)
        #expect(reader.reading(of: .written(""), by: classifier) == nil)
        #expect(reader.reading(of: .written("HOT", saying: "   "), by: classifier) == nil, "nothing is said of its ink")
    }
}
