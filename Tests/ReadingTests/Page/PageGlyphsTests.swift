import DocumentModel
import Glibc
import Testing

@testable import Reading

@Suite struct PageGlyphsTests {
    private let lexicon = WordFilter(words: ["cab"])
    private let classes = "abcd"

    /// A word of three letters, boxes of different shapes; the last letter's answers are given.
    private func line(_ last: [Float], lastBox: PixelBox = PixelBox(x: 70, y: 4, width: 30, height: 10)) -> ScoredLine {
        TestScoredLines.singles(
            [PixelBox(x: 4, y: 4, width: 10, height: 40), PixelBox(x: 30, y: 4, width: 24, height: 24), lastBox],
            classes, [[-6, -6, -0.1, -6], [-0.1, -6, -6, -6], last])
    }

    private func path(_ classIndices: [Int], of line: ScoredLine) -> ReadPath {
        ReadPath(
            steps: classIndices.enumerated().map {
                ReadPath.Step(
                    candidate: TestScoredLines.single($0, in: line), classIndex: $1, spaceBefore: false)
            }, score: 0)
    }

    private func glyphs(
        from line: ScoredLine, reading classIndices: [Int] = [2, 0, 1], share: Float = 0.5
    ) -> PageGlyphs {
        var glyphs = PageGlyphs(characterSet: line.characterSet, share: share)
        glyphs.insert(path(classIndices, of: line), of: line, at: 0, lexicon: lexicon)
        return glyphs
    }

    /// The classifier is for d, the word was "cab".
    private let doubtful: [Float] = [-6, -1.5, -6, -0.3]

    private func last(_ line: ScoredLine, _ classIndex: Int) -> Float {
        line.logProbability(candidate: TestScoredLines.single(2, in: line), class: classIndex)
    }

    @Test func whatAWordSettledSettlesTheSameGlyphElsewhere() {
        let line = line(doubtful)
        let adapted = glyphs(from: line).adapted(line, at: 1)
        #expect(last(adapted, 1) > last(line, 1) + 0.4, "it looks like the b of the other line")
        #expect(last(adapted, 3) < last(line, 3) - 0.2)
        // What two lines say counts more.
        var more = glyphs(from: line)
        more.insert(path([2, 0, 1], of: line), of: line, at: 2, lexicon: lexicon)
        #expect(last(more.adapted(line, at: 1), 1) > last(adapted, 1))
        // The other letters are what they were taken for before.
        #expect(adapted.logProbability(candidate: TestScoredLines.single(0, in: line), class: 2) > -0.2)
    }

    @Test func probabilitiesOfCharactersAddUpToWhatTheyDid() {
        let line = line(doubtful)
        let adapted = glyphs(from: line).adapted(line, at: 1)
        for candidate in line.graph.candidates.indices {
            func sum(_ line: ScoredLine) -> Float {
                (0..<classes.count).reduce(0) { $0 + exp(line.logProbability(candidate: candidate, class: $1)) }
            }
            let reject = line.characterSet.notACharacter
            #expect(
                adapted.logProbability(candidate: candidate, class: reject)
                    == line.logProbability(candidate: candidate, class: reject))
            // The given numbers do not add up to one themselves.
            #expect(abs(sum(adapted) - sum(line)) < 0.2)
        }
    }

    @Test func aGlyphIsNoWitnessForItself() {
        let line = line(doubtful)
        let adapted = glyphs(from: line).adapted(line, at: 0)
        #expect(abs(last(adapted, 1) - last(line, 1)) < 0.05)
    }

    @Test func anotherShapeOrAnotherAnswerIsNoWitness() {
        let known = line(doubtful)
        let tall = line(doubtful, lastBox: PixelBox(x: 70, y: 4, width: 8, height: 40))
        let other = line([-0.1, -8, -6, -6])
        let glyphs = glyphs(from: known)
        func rise(_ line: ScoredLine) -> Float { last(glyphs.adapted(line, at: 1), 1) - last(line, 1) }
        for stranger in [tall, other] { #expect(rise(stranger) < 0.6 * rise(known)) }
    }

    @Test func unknownWordsAndHopelessShapesSettleNothing() {
        let line = line(doubtful)
        #expect(glyphs(from: line, reading: [2, 0, 3]).adapted(line, at: 1).logProbabilities == line.logProbabilities)
        let hopeless = self.line([-6, -5.5, -6, -0.1])
        #expect(glyphs(from: hopeless).adapted(hopeless, at: 1).logProbabilities == hopeless.logProbabilities)
        #expect(glyphs(from: line, share: 0).adapted(line, at: 1).logProbabilities == line.logProbabilities)
    }

    @Test func manyMoreOfTheSameChangeNothing() {
        let line = line(doubtful)
        var glyphs = PageGlyphs(characterSet: line.characterSet, share: 0.5)
        func insert(_ count: Int) {
            for index in 0..<count {
                glyphs.insert(path([2, 0, 1], of: line), of: line, at: index + 2, lexicon: lexicon)
            }
        }
        insert(24)
        let enough = glyphs.adapted(line, at: 1)
        insert(200)
        #expect(glyphs.adapted(line, at: 1).logProbabilities == enough.logProbabilities)
    }
}
