import Reading
import Testing

@testable import ReadingTraining

struct CaseCountsEstimationTests {
    @Test func capitalsAreEstimatedByContext() {
        var counts = CaseCounts()
        counts.add(line: "The newNode")
        #expect(counts.capitalProbability(after: .lineStart) == 2.0 / 3)
        #expect(counts.capitalProbability(after: .wordStart) == 1.0 / 3)
        #expect(counts.capitalProbability(after: .lower) == 2.0 / 8)
        #expect(counts.capitalProbability(after: .capitals) == 0.5)
        #expect(counts.bitsPerLetter > 0)
    }
}
