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
        #expect(bounds.minimum.y >= -1.3 && bounds.maximum.y <= 0.4)
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
        #expect(hand.strokes(of: "語", using: &first) == nil)
    }

    /// A mark is drawn anew each time: nearer, farther, to the side, larger; and it may touch its letter.
    @Test(arguments: ["É", "å", "ç", "ą", "ő", "ť", "ø", "ł", "ï"] as [Character]) func marksStandAtTheirLetters(
        character: Character
    ) throws {
        let (base, mark) = try #require(CharacterForms.parts(of: character))
        var random = SplitMix64(seed: 7)
        let hand = Hand(using: &random)
        let plain = try #require(hand.strokes(of: StrokeAlphabet.base(under: mark, of: base), using: &random))
        let drawn = try (0..<20).map { _ in try #require(hand.strokes(of: character, using: &random)) }
        for strokes in drawn {
            let (own, letter) = (InkBounds(strokes), InkBounds(plain))
            if mark.isAbove { #expect(own.minimum.y < letter.minimum.y) }
            if mark.isBelow { #expect(own.maximum.y > letter.maximum.y) }
            #expect(own.width < letter.width + 0.6 && own.height < letter.height + 0.6)
        }
        #expect(Set(drawn).count == drawn.count)
    }

    @Test func smallFiguresAreRaisedAndLowered() throws {
        let raised = try #require(StrokeAlphabet.standard.bounds(of: "²"))
        let lowered = try #require(StrokeAlphabet.standard.bounds(of: "₂"))
        #expect(raised.maximum.y < -0.5 && lowered.maximum.y > 0.1 && raised.height < 0.6)
    }

    @Test func keepsCorners() {
        let curve = SmoothCurve.through([[0, 0], [1, 0], [1, 0], [1, 1]], step: 0.1)
        #expect(curve.contains([1, 0]) && curve.first == [0, 0] && curve.last == [1, 1])
        #expect(curve.allSatisfy { $0.x <= 1.0001 && $0.y >= -0.0001 })
    }
}
