import Glibc
import GlyphClassifier
import Testing

@testable import Reading

@Suite struct ScoredLineCharsetTests {
    private let line: ScoredLine = {
        let line = TestLattice.line(of: TestLattice.boxes(gaps: []))
        let values: [Float] = [0.6, 0.1, 0.1, 0.2].map { log($0) }
        return ScoredLine(
            line: line, graph: CandidateGraph(of: line), characterSet: CharacterSet(Array("l1-")),
            logProbabilities: values)
    }()

    @Test func whatMayNotBeDropsOut() {
        let restricted = line.restricted(to: [false, true, false])
        #expect(restricted.logProbabilities[0] == -.infinity)
        for (value, expected) in zip(restricted.logProbabilities.dropFirst(), [0.25, 0.25, 0.5] as [Float]) {
            #expect(abs(exp(value) - expected) < 1e-5, "1, the mark and no character share the rest")
        }
    }

    @Test func whereAllMayBeNothingChanges() {
        #expect(line.restricted(to: [true, true, true]).logProbabilities == line.logProbabilities)
    }
}
