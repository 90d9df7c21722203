import GlyphClassifier
import Testing

@testable import Reading

@Suite struct WidenedClassifierTests {
    private let base: SameAnswer = {
        var base = SameAnswer("ab", [-0.5, -1.5, -3])
        base.texts = [KnownText("ab")]
        base.exemplars.append("a", pixels: [UInt8](repeating: 9, count: GlyphNormalizer.pixelCount))
        return base
    }()

    @Test func ofUnknownCharactersItSaysNothing() {
        let widened = WidenedClassifier.widening(base, to: CharacterSet(Array("xbya")))
        #expect(widened.characterSet.characters == ["x", "b", "y", "a"])
        let row: [Float] = [-.infinity, -1.5, -.infinity, -0.5, -3]
        let glyphs = [Float](repeating: 0, count: 2 * widened.input.valueCount)
        #expect(widened.logProbabilities(of: glyphs, count: 2) == row + row)
        #expect(widened.logProbabilities(of: [], count: 0).isEmpty)
    }

    @Test func charactersTheSetLacksAreDropped() {
        let widened = WidenedClassifier.widening(base, to: CharacterSet(["b"]))
        let glyph = [Float](repeating: 0, count: widened.input.valueCount)
        #expect(widened.logProbabilities(of: glyph, count: 1) == [-1.5, -3])
    }

    @Test func whatTheUserTaughtStays() {
        let widened = WidenedClassifier.widening(base, to: CharacterSet(Array("xab")))
        #expect(widened.texts == base.texts && widened.exemplars == base.exemplars && widened.input == base.input)
    }

    @Test func aClassifierOfTheSetIsItself() {
        #expect(WidenedClassifier.widening(base, to: base.characterSet) is SameAnswer)
        #expect(WidenedClassifier.widening(base, to: CharacterSet(Array("ba"))) is WidenedClassifier)
    }
}
