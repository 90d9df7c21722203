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

@Suite struct CombinedAnswersTests {
    private func line(_ row: [Float]) -> ScoredLine {
        let line = TestScoredLines.line(of: TestScoredLines.boxes(gaps: [60]))
        return ScoredLine(
            line: line, graph: CandidateGraph(of: line), characterSet: CharacterSet(Array("abc")),
            logProbabilities: [-1, -1, -2, -3] + row)
    }

    private func combined(_ row: [Float], with columns: [Float]) -> [Float] {
        var line = line(row)
        line.combine(1, with: columns)
        #expect(Array(line.logProbabilities.prefix(4)) == [-1, -1, -2, -3], "other candidates stay as they are")
        return Array(line.logProbabilities.suffix(4))
    }

    @Test func bothNetworksHaveTheirSay() {
        let row: [Float] = [0.7, 0.1, 0.1, 0.1].map { log($0) }
        let columns: [Float] = [0.2, 0.6, 0.1, 0.1].map { log($0) }
        let found = combined(row, with: columns)
        #expect(abs(found.reduce(0) { $0 + exp($1) } - 1) < 1e-5)
        // The logarithm of the product, but for what is the same for all.
        let rest = found.indices.map { index -> Float in
            let wanted: Float = 0.45 * row[index] + 0.55 * columns[index]
            return found[index] - wanted
        }
        #expect(rest.allSatisfy { abs($0 - rest[0]) < 1e-5 })
    }

    @Test func whatTheGlyphNetworkDoesNotKnowIsLeftToTheColumns() {
        let columns: [Float] = [0.9, 0.05, 0.03, 0.02].map { log($0) }
        let found = combined([-.infinity, log(0.8), log(0.1), log(0.1)], with: columns)
        #expect(found[0] > log(0.7) && found.allSatisfy(\.isFinite))
        let sure = combined(
            [log(0.9), -.infinity, log(0.05), log(0.05)],
            with: [log(0.9), ColumnProbabilities.floor, log(0.05), log(0.05)])
        #expect(sure[1] < -10 && sure[1].isFinite, "what nobody says is very improbable")
    }

    @Test func anAnswerOfOtherClassesIsNone() {
        let row: [Float] = [-1, -2, -1, -2]
        #expect(combined(row, with: [-1, -1]) == row)
    }
}
