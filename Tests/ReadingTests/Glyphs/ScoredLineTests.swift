import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct ScoredLineTests {
    @Test func aBatchGivesEachLineItsOwnAnswers() {
        let classifier = TemplateClassifier()
        let lines = [TextLine.written("HE"), TestScoredLines.line(of: []), TextLine.written("LOX")]
        let together = ScoredLine.score(lines, with: classifier)
        #expect(together.count == 3)
        for (line, scored) in zip(lines, together) {
            #expect(scored.logProbabilities.count == scored.graph.candidates.count * 7)
            #expect(scored.logProbabilities == ScoredLine.score([line], with: classifier)[0].logProbabilities)
        }
        #expect(ScoredLine.score([], with: classifier).isEmpty)
    }

    @Test func wholeLettersAreNamed() throws {
        let scored = ScoredLine.score([TextLine.written("HO")], with: TemplateClassifier())[0]
        for (box, character) in [(8, "H"), (44, "O")] as [(Int, Character)] {
            let whole = try #require(
                scored.graph.candidates.firstIndex { $0.box.x == box && $0.box.width == 30 && $0.box.height == 42 })
            let index = try #require(scored.characterSet.index(of: character))
            #expect(scored.logProbability(candidate: whole, class: index) > -0.02)
        }
    }
}
