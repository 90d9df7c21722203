import Foundation
import GlyphClassifier
import TestSupport
import Testing

@testable import Reading

@Suite struct SpanProbabilitiesTests {
    /// Columns of any probabilities over two characters, a space and "nothing".
    private func columns(_ count: Int, seed: UInt64) -> ColumnProbabilities {
        var random = TestRandom(seed: seed)
        let rows = (0..<count).flatMap { _ -> [Float] in
            let weights = (0..<4).map { _ in Float.random(in: 0.05...1, using: &random) }
            let sum = weights.reduce(0, +)
            return weights.map { log($0 / sum) }
        }
        return ColumnProbabilities(columns: count, classes: 4, logarithms: rows)
    }

    /// The probability that some columns say one character alone: the sum over all that each may say.
    private func direct(_ columns: ColumnProbabilities, _ range: Range<Int>, _ wanted: Int) -> Double {
        var total = 0.0
        func visit(_ column: Int, _ said: [Int], _ before: Int, _ probability: Double) {
            guard column < range.upperBound else {
                if said == [wanted] { total += probability }
                return
            }
            for value in 0..<4 {
                let next = value < 2 && value != before ? said + [value] : said
                visit(column + 1, next, value, probability * exp(Double(columns.logarithms[column * 4 + value])))
            }
        }
        visit(range.lowerBound, [], 2, 1)
        return total
    }

    @Test func eachCandidateHasTheColumnsUpToHalfway() {
        // Boxes at 4…16, 24…36, 40…52: nodes at 0, 20, 38 and the line's end at 57.
        let line = TestLattice.line(of: TestLattice.boxes(gaps: [8, 4]))
        let columns = columns(15, seed: 1)
        let spans = SpanProbabilities(columns, of: line)
        let ranges = [[0..<5, 0..<10, 0..<15], [5..<10, 5..<15], [10..<15]]
        let graph = CandidateGraph(of: line)
        var seen = 0
        spans.forEach(in: graph) { index, found in
            seen += 1
            let candidate = graph.candidates[index]
            let range = ranges[candidate.start][candidate.end - candidate.start - 1]
            let wanted = (0..<2).map { direct(columns, range, $0) }
            for (index, probability) in wanted.enumerated() {
                #expect(abs(Double(found[index]) - probability) < 1e-4)
            }
        }
        #expect(seen == graph.candidates.count)
    }

    @Test func bothHaveTheirSay() throws {
        let line = TestLattice.random(gaps: [8, 4], "ab", seed: 2)
        let columns = columns(15, seed: 3)
        let spans = SpanProbabilities(columns, of: line.line)
        let combined = line.combined(with: spans)
        spans.forEach(in: line.graph) { index, found in
            let own = combined.logProbabilities[index * 3..<(index + 1) * 3]
            #expect(abs(own.reduce(0) { $0 + exp($1) } - 1) < 1e-4)
            let other = (found + [1 - found.reduce(0, +)]).map { log(max(SpanProbabilities.floor, $0)) }
            let wanted = (0..<3).map {
                (1 - ScoredLine.columnShare) * line.logProbability(candidate: index, class: $0)
                    + ScoredLine.columnShare * other[$0]
            }
            // What they differ by is the same for all classes.
            let norms = zip(own, wanted).map { $0 - $1 }
            #expect(norms.allSatisfy { abs($0 - norms[0]) < 1e-3 })
        }
    }

    @Test func spacesAreSeenAboutGaps() {
        // Gaps at 16…24 and 36…40: columns 4…6 and 9…10.
        let line = TestLattice.line(of: TestLattice.boxes(gaps: [8, 4]))
        func space(atColumn seen: Int) -> [Bool] {
            let rows = (0..<15).flatMap { column in [0.01, 0.01, column == seen ? 0.97 : 0.01, 0.97].map { log($0) } }
            let columns = ColumnProbabilities(columns: 15, classes: 4, logarithms: rows.map(Float.init))
            let spaces = SpanProbabilities(columns, of: line).spaces
            return (1..<3).map { spaces.logProbabilities(from: $0, to: $0).space > log(0.5) }
        }
        #expect(space(atColumn: 5) == [true, false] && space(atColumn: 9) == [false, true])
        #expect(space(atColumn: 1) == [false, false] && space(atColumn: 13) == [false, false])
    }

    @Test func aLineWithoutColumnsIsNoCharacter() {
        let line = TestLattice.line(of: TestLattice.boxes(gaps: []))
        let spans = SpanProbabilities(ColumnProbabilities(columns: 0, classes: 4, logarithms: []), of: line)
        spans.forEach(in: CandidateGraph(of: line)) { _, _ in Issue.record("nothing is said of it") }
    }
}
