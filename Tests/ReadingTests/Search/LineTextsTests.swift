import DocumentModel
import Glibc
import GlyphClassifier
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct LineTextsTests {
    private let set = TemplateClassifier().characterSet
    private var space: Int { self.set.characters.count }

    private func classes(_ text: String) -> [Int] { text.map { set.index(of: $0) ?? space } }

    private func texts(_ seen: SeenLine, _ found: [String]) -> LineTexts {
        LineTexts(
            seen,
            found.enumerated().map { PrefixBeamSearch.Text(classes: classes($1), score: -Float($0)) }, space: space)
    }

    private func box(_ pieces: Range<Int>, in line: TextLine) -> PixelBox? {
        line.primitives[pieces].map(\.box).union()
    }

    @Test func charactersStandOnTheirInk() throws {
        let texts = texts(.written("HE LOX"), ["HE LOX"])
        let steps = try #require(texts.texts.first).steps
        #expect(steps.map(\.classIndex) == classes("HELOX"))
        let boxes = steps.compactMap { box($0.pieces, in: texts.line) }
        #expect(boxes.map(\.x) == [8, 44, 116, 152, 188] && boxes.allSatisfy { $0.width == 30 && $0.height == 42 })
        for (step, box) in zip(steps, boxes) {
            #expect(Double(step.columns.lowerBound * 4) >= Double(box.x) && step.columns.upperBound * 4 + 4 <= box.maxX)
        }
    }

    @Test func spacesAreSeenOrNot() throws {
        let steps = try #require(texts(.written("HE LO"), ["HE LO"]).texts.first).steps
        #expect(steps.map(\.spaceBefore) == [false, false, true, false])
        #expect(steps[0].seenSpace == 0 && steps[2].seenSpace > 0.95)
        #expect(steps[1].seenSpace < 0.01 && steps[3].seenSpace < 0.01)
        let joined = try #require(texts(.written("HE LO"), ["HELO"]).texts.first).steps
        #expect(joined.allSatisfy { !$0.spaceBefore } && joined[2].seenSpace > 0.95, "seen, but not read")
    }

    @Test func allTextsAreThereBestFirst() {
        let texts = texts(.written("HEL"), ["HEL", "HEX", "", "OEL"])
        #expect(texts.texts.map { $0.steps.map(\.classIndex) } == ["HEL", "HEX", "OEL"].map(classes))
        #expect(texts.texts.map(\.score) == [0, -1, -3])
    }

    @Test func inkOfCharactersThatTouchIsCut() throws {
        // One bar in two halves, of which each says a character of its own.
        var seen = TestColumns.boxes(
            [PixelBox(x: 4, y: 4, width: 16, height: 40), PixelBox(x: 20, y: 4, width: 24, height: 40)], "ab",
            [[0, -9], [-9, 0]])
        seen.line = TestScoredLines.line(of: [PixelBox(x: 4, y: 4, width: 40, height: 40)])
        let texts = LineTexts(seen, [PrefixBeamSearch.Text(classes: [0, 1], score: 0)], space: 2)
        #expect(texts.line.primitives.count == 2)
        let steps = try #require(texts.texts.first).steps
        #expect(steps.map(\.pieces) == [0..<1, 1..<2])
    }

    @Test func textsWithoutRoomAreLeftOut() {
        let line = TestScoredLines.line(of: [PixelBox(x: 4, y: 4, width: 12, height: 40)])
        let columns = TestColumns.random(2, characters: 6, seed: 1)
        let texts = texts(SeenLine(line: line, columns: columns), ["HEL", "H"])
        #expect(texts.texts.map { $0.steps.map(\.classIndex) } == [classes("H")])
    }
}

@Suite struct ColumnAnswerTests {
    private let columns = TestColumns.columns([
        [0.1, 0.2, 0.3, 0.4], [0.5, 0.1, 0.2, 0.2], [0.3, 0.3, 0.1, 0.3], [0.1, 0.9, 0, 0],
    ])

    private func probabilities(_ answer: [Float]) -> [Float] { answer.map { exp($0) } }

    @Test func anyColumnBetweenMayBeASpace() {
        #expect(abs(columns.probabilityOfSpace(between: 0, and: 3) - (1 - 0.8 * 0.9)) < 1e-5)
        #expect(abs(columns.probabilityOfSpace(between: 1, and: 3) - 0.1) < 1e-5)
        #expect(columns.probabilityOfSpace(between: 1, and: 2) == 0, "there is none")
    }

    @Test func theMostProbableColumnAnswers() {
        let one = probabilities(columns.answer(in: 0...0))
        #expect(zip(one, [0.1, 0.2, 0.7] as [Float]).allSatisfy { abs($0 - $1) < 1e-5 }, "the rest is no character")
        let several = probabilities(columns.answer(in: 0...2))
        #expect(zip(several, [0.5, 0.3, 0.2] as [Float]).allSatisfy { abs($0 - $1) < 1e-5 })
    }

    @Test func anAnswerIsNoMoreThanCertain() {
        let all = probabilities(columns.answer(in: 0...3))
        #expect(zip(all, [0.5 / 1.4, 0.9 / 1.4, 0] as [Float]).allSatisfy { abs($0 - $1) < 1e-5 })
    }
}
