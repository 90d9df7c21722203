import Glibc
import GlyphClassifier
import Testing

@testable import Reading

@Suite struct CombinedAnswersTests {
    private func line(_ row: [Float]) -> ScoredLine {
        let line = TestScoredLines.line(of: TestScoredLines.boxes(gaps: [60]))
        return ScoredLine(
            line: line, graph: CandidateGraph(of: line), characterSet: CharacterSet(Array("abc")),
            logProbabilities: [-1, -1, -2, -3] + row)
    }

    private func combined(_ row: [Float], with columns: [Float]) -> [Float] {
        var line = line(row)
        line.combine(1, with: columns)
        #expect(Array(line.logProbabilities.prefix(4)) == [-1, -1, -2, -3], "other candidates stay as they are")
        return Array(line.logProbabilities.suffix(4))
    }

    @Test func bothNetworksHaveTheirSay() {
        let row: [Float] = [0.7, 0.1, 0.1, 0.1].map { log($0) }
        let columns: [Float] = [0.2, 0.6, 0.1, 0.1].map { log($0) }
        let found = combined(row, with: columns)
        #expect(abs(found.reduce(0) { $0 + exp($1) } - 1) < 1e-5)
        // The logarithm of the product, but for what is the same for all.
        let rest = found.indices.map { index -> Float in
            let wanted: Float = 0.45 * row[index] + 0.55 * columns[index]
            return found[index] - wanted
        }
        #expect(rest.allSatisfy { abs($0 - rest[0]) < 1e-5 })
    }

    @Test func whatTheGlyphNetworkDoesNotKnowIsLeftToTheColumns() {
        let columns: [Float] = [0.9, 0.05, 0.03, 0.02].map { log($0) }
        let found = combined([-.infinity, log(0.8), log(0.1), log(0.1)], with: columns)
        #expect(found[0] > log(0.7) && found.allSatisfy(\.isFinite))
        let sure = combined(
            [log(0.9), -.infinity, log(0.05), log(0.05)],
            with: [log(0.9), ColumnProbabilities.floor, log(0.05), log(0.05)])
        #expect(sure[1] < -10 && sure[1].isFinite, "what nobody says is very improbable")
    }

    @Test func anAnswerOfOtherClassesIsNone() {
        let row: [Float] = [-1, -2, -1, -2]
        #expect(combined(row, with: [-1, -1]) == row)
    }
}
