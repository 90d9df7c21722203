import Segmentation
import Testing

@testable import Reading

@Suite struct LineReaderTests {
    private func text(_ line: ScoredLine, by reader: LineReader) -> String {
        (reader.read(line)?.path.steps ?? []).reduce(into: "") { text, step in
            if step.spaceBefore { text.append(" ") }
            text.append(line.characterSet.characters[step.classIndex])
        }
    }

    @Test(arguments: ["HELLO HOTEL", "X", "TOE", "LET THE EEL HOLE OX", "OTTO"])
    func readsWhatIsWritten(_ written: String) {
        let classifier = TemplateClassifier()
        let line = ScoredLine.score([.written(written)], with: classifier)[0]
        #expect(text(line, by: LineReader(characterSet: classifier.characterSet, prior: nil)) == written)
    }

    /// Two shapes alike in all but what usually follows an a.
    @Test func thePriorDecidesWhatShapeCannot() {
        let line = TestLattice.singles(TestLattice.boxes(gaps: [4]), "abc", [[-0.1, -6, -6], [-6, -0.72, -0.69]])
        let set = line.characterSet
        #expect(text(line, by: LineReader(characterSet: set, prior: nil)) == "ac")
        #expect(text(line, by: LineReader(characterSet: set, prior: TinyPrior.make())) == "ab")
    }

    @Test func onlyTheCharsetMayWin() {
        let line = TestLattice.singles(TestLattice.boxes(gaps: [4]), "abc", [[-0.1, -4, -3], [-3, -0.1, -4]])
        let set = line.characterSet
        #expect(text(line, by: LineReader(characterSet: set, prior: nil, charset: ["b", "c"])) == "cb")
        // A charset the network knows nothing of cannot be obeyed.
        #expect(text(line, by: LineReader(characterSet: set, prior: nil, charset: ["Ω"])) == "ab")
    }

    @Test func heightTellsASmallOFromACapital() throws {
        // Ascender, two low letters alike, ascender, low: h o o h o, the o's shape as good as O's.
        let heights = [42, 24, 24, 42, 24]
        let boxes = heights.enumerated().map { index, height in
            var box = TestLattice.boxes(gaps: [8, 8, 8, 8])[index]
            (box.y, box.height) = (50 - height, height)
            return box
        }
        let tall: [Float] = [-0.1, -8, -8, -8]
        let low: [Float] = [-8, -0.8, -0.7, -8]
        let line = TestLattice.singles(boxes, "hoOx", [tall, low, [-8, -8, -8, -0.1], tall, low])
        var weights = ReadingWeights()
        weights.letterCase = 0
        let placed = try #require(LineReader(characterSet: line.characterSet, prior: nil, weights: weights).read(line))
        #expect(placed.evidence.geometry != nil)
        #expect(placed.path.steps.map(\.classIndex) == [0, 1, 3, 0, 1])
        weights.geometry = 0
        let shape = try #require(LineReader(characterSet: line.characterSet, prior: nil, weights: weights).read(line))
        #expect(shape.evidence.geometry == nil)
        #expect(shape.path.steps.map(\.classIndex) == [0, 2, 3, 0, 2])
    }

    @Test func anEmptyLineIsNotRead() {
        let line = TestLattice.scored([], "a") { _, _ in 0 }
        #expect(LineReader(characterSet: line.characterSet, prior: nil).read(line) == nil)
    }
}
