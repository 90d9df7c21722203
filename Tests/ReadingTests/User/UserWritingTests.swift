import GlyphClassifier
import Testing

@testable import Reading

@Suite struct UserWritingTests {
    private struct Learnt: GlyphClassifying {
        let characterSet = CharacterSet(Array("abAB"))
        let input = GlyphInput.ink
        var texts: [KnownText] = []
        var exemplars = GlyphExemplars()

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            [Float](repeating: -1.6, count: count * characterSet.classCount)
        }
    }

    @Test func whoHasLearntNothingKnowsNothing() {
        #expect(UserWriting(of: Learnt()) == nil)
        var glyphs = Learnt()
        glyphs.exemplars.append("a", pixels: [UInt8](repeating: 9, count: GlyphNormalizer.pixelCount))
        #expect(UserWriting(of: glyphs)?.glyphs != nil)
    }

    @Test func heightsFollowTheKnownGlyphs() throws {
        var glyphs = Learnt()
        for _ in 0..<8 {
            glyphs.exemplars.append(
                "a", pixels: [UInt8](repeating: 9, count: GlyphNormalizer.pixelCount),
                place: GlyphPlace(top: 1.5, bottom: 0))
        }
        glyphs.exemplars.append("b", pixels: [UInt8](repeating: 9, count: GlyphNormalizer.pixelCount))
        let proportions = try #require(UserWriting(of: glyphs)).proportions
        #expect(proportions.count == 4 && proportions[0].top > 1.3)
        #expect(proportions[1] == GlyphProportions(of: "b"))
    }

    @Test func spellingFollowsTheCorrectedWords() throws {
        let texts = (0..<20).map { KnownText($0 % 2 == 0 ? "ab" : "ba", beginsLine: true) }
        let known = try #require(UserWriting(of: Learnt(texts: texts)))
        #expect(known.glyphs == nil)
        #expect(known.letterCase.capitalProbability(after: .lineStart) < 0.1)
        #expect(known.words.contains(LetterRun.runs(of: "AB")[0]))

        // An a that may as well be a capital, then a b.
        let line = TestColumns.boxes(
            TestScoredLines.boxes(gaps: [4]), "abAB", [[-0.75, -9, -0.65, -9], [-9, -0.05, -9, -5]])
        func read(_ user: UserWriting?) -> String {
            LineReader(characterSet: Learnt().characterSet, prior: nil, user: user).text(of: line, by: Learnt())
        }
        #expect(read(known) == "ab")
        let capitals = (0..<20).map { _ in KnownText("Ab") }
        #expect(read(UserWriting(of: Learnt(texts: capitals))) == "Ab")
    }
}
