import Testing

@testable import Reading

struct CaseCountsTests {
    @Test func capitalsAreCountedByContext() {
        var counts = CaseCounts()
        counts.add(line: "The newNode")
        #expect(counts.letters == [.lineStart: 1, .initial: 1, .lower: 6, .wordStart: 1, .hump: 1])
        #expect(counts.capitals == [.lineStart: 1, .lower: 1])
    }

    @Test func wordsWithinALineSayNothingOfItsBeginning() {
        var counts = CaseCounts()
        counts.add(word: "is", beginsLine: false)
        #expect(counts.letters == [.wordStart: 1, .lower: 1] && counts.capitals.isEmpty)
    }

    @Test func whoWritesSmallIsReadSmall() {
        var counts = CaseCounts()
        for word in ["alpha", "beta", "gamma"] { counts.add(word: word, beginsLine: true) }
        let own = CaseModel.standard.adapted(to: counts)
        // Three small letters against three of the standard's.
        #expect(abs(own.capitalProbability(after: .lineStart) - 0.21) < 1e-5)
        #expect(abs(own.capitalProbability(after: .capitals) - 0.985) < 1e-5)
        for _ in 0..<1000 { counts.add(line: "ALPHA") }
        let loud = CaseModel.standard.adapted(to: counts)
        #expect(loud.capitalProbability(after: .lineStart) > 0.98 && loud.capitalProbability(after: .capitals) < 1)
    }
}
