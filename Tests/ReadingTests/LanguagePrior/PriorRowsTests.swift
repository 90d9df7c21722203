import Testing

@testable import Reading

@Suite struct PriorRowsTests {
    private let prior = TinyPrior.make()

    /// The walk over the trie is the oracle of the rows.
    @Test func rowsHoldWhatSingleStepsGive() {
        var rows = PriorRows(prior)
        var state = prior.start
        for symbol in LanguagePrior.Symbol.all + LanguagePrior.Symbol.all.reversed() {
            for other in LanguagePrior.Symbol.all {
                let expected = prior.advance(state, by: other)
                let found = rows.advance(state, by: other)
                #expect(found.state == expected.state)
                #expect(abs(found.logProbability - expected.logProbability) < 1e-5)
            }
            state = prior.advance(state, by: symbol).state
        }
    }

    /// More contexts than rows are kept.
    @Test func forgettingChangesNothing() {
        let count = PriorRows.capacity + 100
        // A root that knows all symbols, and contexts that know nothing but lead to it.
        var nodes = [
            LanguagePrior.Node(
                firstEntry: 0, firstChild: 1, suffix: 0, childCount: 0, entryCount: UInt8(LanguagePrior.Symbol.count),
                backOff: 0)
        ]
        nodes += (1...count).map { index in
            LanguagePrior.Node(
                firstEntry: 0, firstChild: 0, suffix: 0, childCount: 0, entryCount: 0, backOff: Int16(index % 100))
        }
        let entries = LanguagePrior.Symbol.all.map { LanguagePrior.Entry(symbol: $0.rawValue, cost: 16) }
        let wide = LanguagePrior(nodes: nodes, entries: entries, lexicon: WordFilter())
        var rows = PriorRows(wide)
        for node in (1...count).map(UInt32.init) {
            let found = rows.advance(LanguagePrior.State(node: node), by: .space)
            #expect(found.logProbability == Float(node % 100) * LanguagePrior.backOffStep - 1)
        }
    }
}
