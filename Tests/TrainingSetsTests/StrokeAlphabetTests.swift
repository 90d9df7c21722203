import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct StrokeAlphabetTests {
    @Test func holdsTheWholeCharacterSet() {
        #expect(StrokeAlphabet.standard.characters == CharacterSet.board.characters)
    }

    @Test(arguments: CharacterSet.board.characters)
    func isWellFormed(character: Character) throws {
        let bounds = try #require(StrokeAlphabet.standard.bounds(of: character))
        #expect(bounds.minimum.x > -0.1 && bounds.maximum.x < 1.25)
        #expect(bounds.minimum.y >= -1.15 && bounds.maximum.y <= 0.4)
        for form in StrokeAlphabet.standard.forms(of: character) {
            #expect(form.strokes.allSatisfy { !$0.points.isEmpty })
        }
    }

    @Test func oneWriterIsConsistentAndAnotherDiffers() throws {
        var random = SplitMix64(seed: 3)
        let hand = Hand(using: &random)
        var first = SplitMix64(seed: 1)
        var second = SplitMix64(seed: 1)
        #expect(hand.strokes(of: "g", using: &first) == hand.strokes(of: "g", using: &second))
        let other = Hand(using: &random)
        #expect(hand.strokes(of: "g", using: &first) != other.strokes(of: "g", using: &second))
        #expect(hand.strokes(of: "ß", using: &first) == nil)
    }

    @Test func keepsCorners() {
        let curve = SmoothCurve.through([[0, 0], [1, 0], [1, 0], [1, 1]], step: 0.1)
        #expect(curve.contains([1, 0]) && curve.first == [0, 0] && curve.last == [1, 1])
        #expect(curve.allSatisfy { $0.x <= 1.0001 && $0.y >= -0.0001 })
    }
}
