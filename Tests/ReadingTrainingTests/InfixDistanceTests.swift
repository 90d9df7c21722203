import Testing

@testable import ReadingTraining

@Suite struct InfixDistanceTests {
    @Test(arguments: [("list", "alistb", 0), ("list", "alastb", 1), ("list", "lst", 1), ("list", "", 4), ("", "x", 0)])
    func editsToTheMostSimilarStretch(_ word: String, _ text: String, _ edits: Int) {
        #expect(infixDistance(of: Array(word), in: Array(text)) == edits)
    }
}
