import Testing

@testable import Reading

@Suite struct LineScoresTests {
    @Test(arguments: 0..<6) func bothWaysTellTheBestPath(seed: Int) {
        let line = TestLattice.random(gaps: [2, 5, 3, 8, 2], "abc", seed: UInt64(seed))
        let passes = LineScores(line, weights: ReadingWeights()).freePasses()
        #expect(abs(passes.total - passes.after[0]) < 1e-3)
        for (before, after) in zip(passes.before, passes.after) { #expect(before + after <= passes.total + 1e-3) }
    }

    @Test(arguments: 0..<6) func noPathIsBetterThanTheFreeOne(seed: Int) throws {
        let line = TestLattice.random(gaps: [2, 5, 3, 8, 2], "abc", seed: UInt64(seed))
        let scores = LineScores(line, weights: ReadingWeights())
        let path = try #require(LineReader(characterSet: line.characterSet, prior: nil).read(line)?.path)
        let passes = scores.passes(along: path)
        #expect(passes.total <= scores.freePasses().total + 1e-3)
        #expect(passes.before.count == line.graph.nodeCount)
        #expect(abs(passes.after[0] - passes.total) < 1e-3)
    }

    @Test func scoresOfClasses() {
        let line = TestLattice.random(gaps: [4, 4], "abc", seed: 3)
        let scores = LineScores(line, weights: ReadingWeights())
        for candidate in line.graph.candidates.indices {
            let each = (0..<3).compactMap { scores.score(candidate, as: [$0]) }
            #expect(scores.score(candidate, as: [0, 1, 2]) == each.max())
            #expect(scores.free[candidate] == each.max())
        }
        #expect(scores.score(0, as: []) == nil)
    }
}
