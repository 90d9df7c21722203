import Testing

@testable import Reading

struct CaseCountsTests {
    @Test func capitalsAreCountedByContext() {
        var counts = CaseCounts()
        counts.add(line: "The newNode")
        #expect(counts.letters == [.lineStart: 1, .initial: 1, .lower: 6, .wordStart: 1, .hump: 1])
        #expect(counts.capitals == [.lineStart: 1, .lower: 1])
    }

    @Test func lettersThatAreAWordAreAContextOfTheirOwn() {
        var counts = CaseCounts()
        counts.add(line: "newNode news", lexicon: WordFilter(words: ["new", "news"]))
        #expect(counts.letters == [.lineStart: 1, .lower: 6, .word: 2, .hump: 1, .wordStart: 1])
        #expect(counts.capitals == [.word: 1])
    }

    @Test func wordsWithinALineSayNothingOfItsBeginning() {
        var counts = CaseCounts()
        counts.add(word: "is", beginsLine: false)
        #expect(counts.letters == [.wordStart: 1, .lower: 1] && counts.capitals.isEmpty)
    }
}
