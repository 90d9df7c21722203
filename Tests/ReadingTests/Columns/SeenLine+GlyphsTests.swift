import DocumentModel
import Glibc
import GlyphClassifier
import Testing

@testable import Reading

/// Two letters, of which the columns hardly know the second.
@Suite struct SeenLineGlyphsTests {
    private let set = CharacterSet(Array("abc"))
    private let seen = TestColumns.boxes(
        TestScoredLines.boxes(gaps: [8]), "abc", [[-0.05, -6, -6], [-6, -0.72, -0.75]])

    /// What the first letter and the second one are by their glyphs: natural logarithms, "not a character" last.
    private func fused(
        _ names: [[Float]], share: Float = 0.3, allowed: [Bool] = [true, true, true]
    ) throws -> (line: SeenLine, text: LineTexts.Text) {
        let found = PrefixBeamSearch(characterSet: set, prior: nil, weights: ReadingWeights().ofFigures)
            .texts(of: seen.columns, count: 1)
        let texts = LineTexts(seen, found, space: 3)
        let text = try #require(texts.texts.first)
        #expect(text.steps.map(\.pieces) == [0..<1, 1..<2])
        let graph = CandidateGraph(text.steps.map(\.pieces), of: texts.line)
        let named = ScoredLine(
            line: texts.line, graph: graph, characterSet: set, logProbabilities: names.flatMap(\.self))
        return (seen.saying(text, named, share: share, allowed: allowed), text)
    }

    private func probability(of class: Int, _ line: SeenLine, _ step: LineTexts.Step) -> Float {
        exp(line.columns.logarithm(of: `class`, in: step.columns.lowerBound))
    }

    @Test func glyphsDecideWhatColumnsDoNotKnow() throws {
        let (line, text) = try fused([[-0.1, -4, -4, -4], [-6, -4, -0.05, -4]])
        #expect(probability(of: 1, seen, text.steps[1]) > probability(of: 2, seen, text.steps[1]))
        #expect(probability(of: 1, line, text.steps[1]) < probability(of: 2, line, text.steps[1]))
    }

    @Test func whetherThereIsACharacterStaysAsItWas() throws {
        let (line, _) = try fused([[-0.1, -4, -4, -4], [-6, -4, -0.05, -4]])
        #expect(line.columns.space == seen.columns.space && line.columns.nothing == seen.columns.nothing)
        for column in 0..<seen.columns.columns {
            func mass(_ line: SeenLine) -> Float { line.columns[column].reduce(0) { $0 + exp($1.logarithm) } }
            #expect(abs(mass(line) - mass(seen)) < 1e-3, "column \(column)")
        }
    }

    @Test func whatTheGlyphNetworkDoesNotKnowKeepsWhatColumnsSay() throws {
        let (line, text) = try fused([[-0.1, -4, -4, -4], [-6, -.infinity, -0.05, -4]])
        #expect(probability(of: 1, line, text.steps[1]) > 0.2)
    }

    @Test func nothingIsTriedThatIsNotAllowed() throws {
        let names: [[Float]] = [[-4, -4, -0.1, -4], [-6, -4, -0.05, -4]]
        let allowed = seen.restricted(to: [true, true, false], of: set)
        let (line, text) = try fused(names)
        #expect(probability(of: 2, line, text.steps[0]) > 0.01)
        let graph = CandidateGraph(text.steps.map(\.pieces), of: seen.line)
        let named = ScoredLine(
            line: seen.line, graph: graph, characterSet: set, logProbabilities: names.flatMap(\.self))
        let kept = allowed.saying(text, named, share: 0.3, allowed: [true, true, false])
        for column in 0..<kept.columns.columns { #expect(!kept.columns[column].contains { $0.label == 2 }) }
    }

    @Test func withoutAShareNothingChanges() throws {
        let (line, _) = try fused([[-4, -0.1, -4, -4], [-6, -4, -0.05, -4]], share: 0)
        for column in 0..<seen.columns.columns { #expect(Array(line.columns[column]) == Array(seen.columns[column])) }
    }
}
