import Reading
import Testing

@testable import ReadingTraining

@Suite struct ConfidenceTableTests {
    @Test func wordsAreCountedByTheirConfidence() throws {
        let words = (0..<30).map { index in
            var evidence = WordEvidence()
            evidence.length = 5
            evidence.prior = index < 20 ? -1 : -9
            evidence.leastShape = index < 20 ? -0.1 : -5
            return ScoredWord(page: "page", text: "word", evidence: evidence, isRight: index < 19)
        }
        let table = ConfidenceTable(words)
        let (sure, unsure) = (
            WordConfidence.fitted.probability(words[0].evidence), WordConfidence.fitted.probability(words[29].evidence)
        )
        let top = try #require(table.rows.last { $0.from <= sure })
        #expect(top.words == 20 && top.right == 19)
        #expect(table.rows.last { $0.from <= unsure }.map(\.words) == 10)
        #expect(table.text(title: "set").hasPrefix("| set | ") && table.text(title: "set").contains("95 % of 20"))
    }
}
