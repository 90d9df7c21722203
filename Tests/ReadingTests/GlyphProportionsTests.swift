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

    @Test func signsDoNotTellTheLinesHeights() {
        #expect("axhpB7".allSatisfy { GlyphProportions(of: $0).isReliable })
        #expect("-.,'(/ijtfJQ→".allSatisfy { !GlyphProportions(of: $0).isReliable })
    }
}
