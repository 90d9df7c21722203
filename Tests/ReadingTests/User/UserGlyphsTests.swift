import DocumentModel
import Glibc
import GlyphClassifier
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct UserGlyphsTests {
    /// Takes every glyph as wide and high as a letter for an H or an O, a little rather for an H.
    private struct Doubtful: GlyphClassifying {
        let characterSet = CharacterSet(Array("HO"))
        let input = GlyphInput.ink
        var exemplars = GlyphExemplars()

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            (0..<count).flatMap { index -> [Float] in
                Self.isLetter(glyphs[index * 784..<(index + 1) * 784]) ? [-0.65, -0.85, -5] : [-8, -8, -0.01]
            }
        }

        private static func isLetter(_ glyph: ArraySlice<Float>) -> Bool {
            let ink = glyph.indices.filter { glyph[$0] > 0.5 }.map { $0 - glyph.startIndex }
            return Set(ink.map { $0 % 28 }).count >= 14 && Set(ink.map { $0 / 28 }).count >= 22
        }
    }

    private func classifier(knowing text: String, as characters: String) -> Doubtful {
        var classifier = Doubtful()
        for (drawn, character) in zip(text, characters) {
            let line = TextLine.written(String(drawn))
            let whole = CandidateGraph(of: line).candidates.max { $0.primitiveCount < $1.primitiveCount }
            if let whole { classifier.exemplars.append(character, pixels: line.glyphBytes(of: whole)) }
        }
        return classifier
    }

    /// How much more probable an O is than an H for a drawn letter as a whole.
    private func preference(_ letter: String, _ classifier: Doubtful, adapts: Bool = true) throws -> Float {
        let scored = try #require(ScoredLine.score([TextLine.written(letter)], with: classifier).first)
        let known = PageGlyphs(
            characterSet: scored.characterSet, share: 0.4, user: UserGlyphs(of: classifier))
        let line = adapts ? known.adapted(scored, at: 0) : scored
        let whole = try #require(
            line.graph.candidates.indices.max {
                line.graph.candidates[$0].primitiveCount < line.graph.candidates[$1].primitiveCount
            })
        return line.logProbability(candidate: whole, class: 1) - line.logProbability(candidate: whole, class: 0)
    }

    @Test func whatLooksLikeAKnownGlyphIsTakenForIt() throws {
        let classifier = classifier(knowing: "O", as: "O")
        let before = try preference("O", classifier, adapts: false)
        #expect(before < 0)
        #expect(try preference("O", classifier) > 0)
        #expect(try preference("T", classifier) < preference("O", classifier) - 0.1)
    }

    @Test func charactersTheClassifierLacksAreLeftOut() throws {
        let classifier = classifier(knowing: "OT", as: "XH")
        #expect(UserGlyphs(of: classifier).classIndices == [0])
        let none = Doubtful()
        #expect(UserGlyphs(of: none).classIndices.isEmpty)
        #expect(try preference("O", none) == preference("O", none, adapts: false))
    }

    @Test func aPageIsReadWithThem() throws {
        let classifier = classifier(knowing: "OO", as: "OO")
        let (with, without) = (page(classifier, user: UserWriting(of: classifier)), page(classifier, user: nil))
        #expect(without.allSatisfy { $0 == "H" } && !without.isEmpty)
        #expect(with.contains("O"))
    }

    @Test func theyHaveAShareOfTheirOwn() throws {
        let classifier = classifier(knowing: "OO", as: "OO")
        let known = UserWriting(of: classifier)
        var weights = ReadingWeights()
        weights.pageGlyphs = 0
        #expect(page(classifier, user: known, weights: weights).contains("O"))
        (weights.pageGlyphs, weights.userGlyphs) = (1, 0)
        #expect(page(classifier, user: known, weights: weights).allSatisfy { $0 == "H" })
    }

    /// A page of three letters O as it is read, of which the columns say that they may as well be an H.
    private func page(_ classifier: Doubtful, user known: UserWriting?, weights: ReadingWeights = .init()) -> String {
        let line = TextLine.written("OOO")
        let sayings = (0..<3).map { index in
            let middle = Double(23 + 36 * index)
            return TestColumns.Saying(
                place: middle - 3...middle + 3, logProbabilities: [log(0.49), log(0.485), -.infinity])
        }
        let seen = SeenLine(line: line, columns: TestColumns.columns(width: line.mask.width, characters: 2, sayings))
        let reader = PageReader(
            classifier: classifier, prior: nil, weights: weights, layout: .singleLine, user: known)
        return reader.read([seen]).flatMap(\.lines).flatMap(\.words).map(\.text).joined()
    }
}
