import Testing

@testable import Reading

struct CaseModelAdaptationTests {
    @Test func whoWritesSmallIsReadSmall() {
        var counts = CaseCounts()
        for word in ["alpha", "beta", "gamma"] { counts.add(word: word, beginsLine: true) }
        let own = CaseModel.standard.adapted(to: counts)
        // Three small letters against three of the standard's.
        #expect(abs(own.capitalProbability(after: .lineStart) - 0.21) < 1e-5)
        #expect(abs(own.capitalProbability(after: .capitals) - 0.985) < 1e-5)
        for _ in 0..<1_000_000 { counts.add(line: "ALPHA") }
        let loud = CaseModel.standard.adapted(to: counts)
        #expect(loud.capitalProbability(after: .lineStart) > 0.98 && loud.capitalProbability(after: .capitals) < 1)
    }
}
