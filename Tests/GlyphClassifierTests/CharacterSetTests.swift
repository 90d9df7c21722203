import Testing

@testable import GlyphClassifier

@Suite struct CharacterSetTests {
    @Test func aMissingCaseTakesTheOther() {
        let set = CharacterSet(["0", "A", "b", "B"])
        #expect(set.caseFoldedIndex(of: "a") == 1)
        #expect(set.caseFoldedIndex(of: "b") == 2 && set.caseFoldedIndex(of: "B") == 3)
        #expect(set.caseFoldedIndex(of: "0") == 0)
        #expect(set.caseFoldedIndex(of: "ß") == nil && set.caseFoldedIndex(of: "?") == nil)
    }

    @Test func namesTheOtherCaseOfEachClass() {
        #expect(CharacterSet(["0", "A", "b", "B", "→"]).otherCases == [0, 1, 3, 2, 4, 5])
    }
}
