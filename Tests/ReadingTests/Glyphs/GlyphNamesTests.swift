import GlyphClassifier
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct GlyphNamesTests {
    private let classifier = TemplateClassifier()

    private func texts(_ written: String, _ found: [String]) -> LineTexts {
        let set = classifier.characterSet
        return LineTexts(
            .written(written),
            found.map { text in
                PrefixBeamSearch.Text(classes: text.map { set.index(of: $0) ?? set.characters.count }, score: 0)
            }, space: set.characters.count)
    }

    @Test func glyphsOfAllTextsAreNamed() throws {
        let texts = [texts("HOT EEL", ["HOT EEL", "HOTEEL", "HO"]), texts("", []), texts("LOX", ["LOX"])]
        let lines = GlyphNames(of: texts, by: classifier, threads: 2).lines
        #expect(lines.count == 3 && lines[1].graph.candidates.isEmpty)
        for (texts, line) in zip(texts, lines) {
            #expect(line.line.primitives == texts.line.primitives && line.characterSet == classifier.characterSet)
            let pieces = Set(texts.texts.flatMap { $0.steps.map(\.pieces) })
            #expect(Set(line.graph.candidates.map(\.primitives)) == pieces, "these and no others")
        }
        for step in try #require(texts[0].texts.first).steps {
            let candidate = try #require(lines[0].graph.index(of: step.pieces))
            #expect(lines[0].logProbability(candidate: candidate, class: step.classIndex) > -0.02)
        }
    }

    @Test func noLines() {
        #expect(GlyphNames(of: [], by: classifier).lines.isEmpty)
    }
}
