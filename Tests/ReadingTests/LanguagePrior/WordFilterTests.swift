import Testing

@testable import Reading

struct WordFilterTests {
    @Test func itsWordsAreFoundInAnyCase() {
        let filter = WordFilter(words: ["array", "list", "don't"])
        for word in ["array", "ARRAY", "List", "don't"] { #expect(filter.contains(word)) }
    }

    @Test func fewOthersAreFound() {
        let filter = WordFilter(words: (0..<2_000).map { "word\($0)" })
        let mistakes = (0..<10_000).count { filter.contains("other\($0)") }
        #expect(mistakes < 200)
    }

    @Test func anEmptyOneFindsNothing() {
        #expect(!WordFilter().contains("array"))
        #expect(WordFilter(words: [String]()) == WordFilter())
    }
}
