import DocumentModel
import Foundation
import GlyphClassifier
import TestSupport
import Testing

@testable import Reading

@Suite struct LatticePruningTests {
    /// Columns of four line pixels that hold one character each from one place to another, and nothing elsewhere.
    private func columns(_ count: Int, characters: [Range<Int>]) -> ColumnProbabilities {
        let rows = (0..<count).flatMap { column -> [Float] in
            let number = characters.firstIndex { $0.contains(column) }
            let row = [Float](repeating: 1e-6, count: 4)
            var own = row
            own[number.map { $0 % 2 } ?? 3] = 1 - 3e-6
            return own.map { log($0) }
        }
        return ColumnProbabilities(columns: count, classes: 4, logarithms: rows)
    }

    private func kept(_ gaps: [Int], characters: [Range<Int>]) -> [[Int]] {
        let line = TestLattice.line(of: TestLattice.boxes(gaps: gaps))
        let graph = CandidateGraph(of: line)
        let spans = SpanProbabilities(columns(line.mask.width / 4 + 1, characters: characters), of: line)
        return kept(LatticePruning(of: graph, in: line, by: spans), of: graph).map { [$0.start, $0.end] }
    }

    private func kept(_ pruning: LatticePruning, of graph: CandidateGraph) -> [GlyphCandidate] {
        zip(graph.candidates, pruning.lags).filter { $0.1 <= LatticePruning.greatestLag }.map(\.0)
    }

    @Test func whatIsNotOneCharacterGoes() {
        // Boxes at 4…16, 20…32, 36…48.
        #expect(kept([4, 4], characters: [1..<4, 5..<8, 9..<12]) == [[0, 1], [1, 2], [2, 3]])
        // The first box by itself is nothing.
        #expect(kept([4, 4], characters: [5..<6, 9..<12]) == [[0, 2], [2, 3]])
    }

    @Test func aSpeckMayBeNothing() {
        let boxes = [
            PixelBox(x: 4, y: 4, width: 12, height: 40), PixelBox(x: 22, y: 30, width: 4, height: 4),
            PixelBox(x: 32, y: 4, width: 12, height: 40),
        ]
        let line = TestLattice.line(of: boxes)
        let graph = CandidateGraph(of: line)
        let spans = SpanProbabilities(columns(13, characters: [1..<4, 8..<11]), of: line)
        let kept = kept(LatticePruning(of: graph, in: line, by: spans), of: graph)
        #expect(kept.contains { $0.start == 0 && $0.end == 1 } && kept.contains { $0.start == 2 && $0.end == 3 })
    }

    /// Whatever the network says, there remains a way through.
    @Test(arguments: 0..<30) func somePathRemains(seed: Int) {
        var random = TestRandom(seed: UInt64(seed))
        let gaps = (0..<8).map { _ in Int.random(in: -4...12, using: &random) }
        let line = TestLattice.line(of: TestLattice.boxes(gaps: gaps))
        let count = line.mask.width / 4 + 1
        let rows = (0..<count).flatMap { _ -> [Float] in
            let weights = (0..<5).map { _ in exp(Float.random(in: -12...0, using: &random)) }
            return weights.map { log($0 / weights.reduce(0, +)) }
        }
        let spans = SpanProbabilities(
            ColumnProbabilities(columns: count, classes: 5, logarithms: rows), of: line)
        let graph = CandidateGraph(of: line)
        let lags = LatticePruning(of: graph, in: line, by: spans).lags
        #expect(lags.count == graph.candidates.count)
        graph._checkInvariants()
        for greatest in [LatticePruning.greatestLag, LatticePruning.leastLag] {
            graph.filtered { lags[$0] <= greatest }._checkInvariants()
        }
    }

    /// On a page with more candidates than there may be the likeliest remain, and all that are as good as the best.
    @Test func aPageHasOnlySoMany() {
        let lags = (0..<100).map { Float($0) / 10 }
        #expect(LatticePruning.limit(of: lags, most: 81) == LatticePruning.greatestLag)
        #expect(LatticePruning.limit(of: lags, most: 31) == 3)
        for most in [0, 1, 3] {
            #expect(LatticePruning.limit(of: lags, most: most) == LatticePruning.leastLag)
        }
        #expect(LatticePruning.limit(of: [], most: 0) == LatticePruning.greatestLag)
    }

    @Test func anEmptyLineHasNone() {
        #expect(kept([], characters: []).count == 1, "its only box")
        let line = TestLattice.line(of: [])
        let spans = SpanProbabilities(columns(2, characters: []), of: line)
        #expect(LatticePruning(of: CandidateGraph(of: line), in: line, by: spans).lags.isEmpty)
    }
}
