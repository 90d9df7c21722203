import Reading
import Testing

@testable import ReadingTraining

struct NGramCountsTests {
    @Test func equalHistoriesAreMerged() {
        let counts = NGramCounts([WeightedText("ab", weight: 2), WeightedText("ab", weight: 0.5)])
        #expect(counts.occurrences.map(\.weight) == [2.5, 2.5, 2.5])
    }

    @Test func theHistoryRunsBackwards() {
        let counts = NGramCounts([WeightedText("ab")])
        let end = counts.occurrences.first { $0.key & NGramCounts.symbolMask == 0 }
        let history = (1...4).map { NGramCounts.history(end?.key ?? 0, $0) }
        let a = UInt64(LanguagePrior.symbol(for: "a").rawValue)
        let b = UInt64(LanguagePrior.symbol(for: "b").rawValue)
        #expect(history == [b, a, UInt64(LanguagePrior.Symbol.lineEnd.rawValue), NGramCounts.unknownHistory])
    }
}
