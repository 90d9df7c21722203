import Testing

@testable import Reading

@Suite struct ForcedAlignmentTests {
    private func alignments(_ count: Int, in line: ScoredLine, from node: Int = 0) -> [[Int]] {
        if count == 0 { return node == line.graph.nodeCount - 1 ? [[]] : [] }
        return line.graph.candidates(from: node).flatMap { candidate in
            alignments(count - 1, in: line, from: line.graph.candidates[candidate].end).map { [candidate] + $0 }
        }
    }

    private func score(_ candidates: [Int], _ text: String, in line: ScoredLine) -> Float {
        zip(candidates, text).reduce(0) { sum, pair in
            let index = line.characterSet.index(of: pair.1) ?? 0
            let shape = max(-9, line.logProbability(candidate: pair.0, class: index))
            return sum + Float(line.graph.candidates[pair.0].primitiveCount).squareRoot() * shape
        }
    }

    @Test(arguments: 0..<8, ["a", "ba", "abc", "cabb", "bcabac"])
    func isTheBestOfAllAlignments(seed: Int, text: String) throws {
        let line = TestLattice.random(gaps: [2, 5, 3, 8, 2], "abc", seed: UInt64(seed))
        let all = alignments(text.count, in: line)
        guard let best = all.map({ score($0, text, in: line) }).max() else {
            #expect(ForcedAlignment(of: text, in: line) == nil)
            return
        }
        let found = try #require(ForcedAlignment(of: text, in: line))
        #expect(all.contains(found.candidates))
        #expect(abs(score(found.candidates, text, in: line) - best) < 1e-4)
    }

    @Test func tellsHowSureItIs() throws {
        let line = TestLattice.singles(TestLattice.boxes(gaps: [4, 20]), "ab", [[-1, -30], [-30, -2], [-30, -20]])
        let found = try #require(ForcedAlignment(of: "a bb", in: line))
        #expect(found.candidates == (0..<3).map { TestLattice.single($0, in: line) })
        #expect(found.logProbabilities == [-1, -2, -20])
        #expect(found.meanLogProbability == -4)
    }

    @Test func whatCannotBeAligned() {
        let line = TestLattice.random(gaps: [4, 4], "ab", seed: 1)
        #expect(ForcedAlignment(of: "ax", in: line) == nil, "a character the set lacks")
        #expect(ForcedAlignment(of: "abab", in: line) == nil, "more characters than primitives")
        #expect(ForcedAlignment(of: "  ", in: line) == nil)
        #expect(ForcedAlignment(of: "a", in: TestLattice.random(gaps: [60, 60], "ab", seed: 1)) == nil, "too wide")
    }

    @Test func realLettersAreFound() throws {
        let line = ScoredLine.score([.written("HOTEL")], with: TemplateClassifier())[0]
        let found = try #require(ForcedAlignment(of: "HOTEL", in: line))
        #expect(found.candidates.map { line.graph.candidates[$0].box.x } == [8, 44, 80, 116, 152])
        #expect(found.meanLogProbability > -0.05)
        if let wrong = ForcedAlignment(of: "XXEHO", in: line) { #expect(wrong.meanLogProbability < -2) }
    }
}
