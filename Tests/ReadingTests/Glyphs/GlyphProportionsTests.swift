import GlyphClassifier
import Testing

@testable import Reading

@Suite struct GlyphProportionsTests {
    @Test func everyCharacterHasAHeightAndSpread() {
        for character in CharacterSet.board.characters {
            let proportions = GlyphProportions(of: character)
            #expect(proportions.top > proportions.bottom, "\(character)")
            #expect(proportions.topSpread > 0 && proportions.bottomSpread > 0, "\(character)")
        }
    }

    @Test func lettersStandWhereTheyAreWritten() {
        #expect("acemnorsuvwxz".allSatisfy { GlyphProportions(of: $0).top == 1 })
        #expect("gpqy".allSatisfy { GlyphProportions(of: $0).bottom < -0.5 })
        #expect(
            "bdhklABXZ019".allSatisfy { GlyphProportions(of: $0).top > 1.5 && GlyphProportions(of: $0).bottom == 0 })
        #expect(GlyphProportions(of: "'").bottom > GlyphProportions(of: ",").top)
    }

    @Test func glyphsOfOnesOwnCountMoreTheMoreThereAre() {
        let usual = GlyphProportions(of: "a")
        #expect(usual.adapted(to: []) == usual)
        func top(_ count: Int, at height: Double = 1.4) -> Double {
            usual.adapted(to: [GlyphPlace](repeating: GlyphPlace(top: height, bottom: 0), count: count)).top
        }
        #expect(abs(top(1) - 1.2) < 1e-9)
        #expect(top(1) < top(4) && top(4) < top(40) && top(40) < 1.4)
        // One that stands far off was cut wrongly.
        #expect(top(1, at: 9) == top(1, at: 100))
        #expect(top(1, at: 9) < 1.4)
    }

    @Test func evenHandsLeaveLessRoom() {
        let even = [GlyphPlace](repeating: GlyphPlace(top: 1, bottom: 0), count: 20)
        let uneven = (0..<20).map { GlyphPlace(top: $0 % 2 == 0 ? 0.6 : 1.4, bottom: 0) }
        let usual = GlyphProportions(of: "a")
        #expect(usual.adapted(to: even).topSpread < usual.topSpread)
        #expect(usual.adapted(to: uneven).topSpread > usual.topSpread)
    }

    @Test func signsDoNotTellTheLinesHeights() {
        #expect("axhpB7".allSatisfy { GlyphProportions(of: $0).isReliable })
        #expect("-.,'(/ijtfJQ→".allSatisfy { !GlyphProportions(of: $0).isReliable })
    }
}
