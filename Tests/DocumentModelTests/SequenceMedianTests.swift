import Testing

@testable import DocumentModel

@Suite struct SequenceMedianTests {
    @Test func theMiddleOneInOrder() {
        #expect([9, 1, 5].median == 5)
        #expect([2.5].median == 2.5)
    }

    @Test func theGreaterOfTwoMiddleOnes() {
        #expect([4, 1, 3, 2].median == 3)
    }

    @Test func nothingHasNone() {
        #expect([Int]().median == nil)
    }
}
