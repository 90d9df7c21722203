import DocumentModel
import Testing

@testable import Reading

@Suite struct CandidateEvidenceTests {
    private let weights = ReadingWeights()

    private func choices(
        _ line: ScoredLine, allowed: [Bool]? = nil, weights: ReadingWeights? = nil,
        breadth: SearchBreadth = SearchBreadth()
    ) -> [[CandidateEvidence.Choice]] {
        let evidence = CandidateEvidence(
            of: line, allowed: allowed ?? line.characterSet.characters.map { _ in true },
            weights: weights ?? self.weights, geometry: nil, breadth: breadth)
        return line.graph.candidates.indices.map { Array(evidence[$0]) }
    }

    @Test func choicesAreTheBestFew() {
        let line = TestLattice.random(gaps: [3, 3], "abcdefghijkl", seed: 3)
        for (index, found) in choices(line, breadth: SearchBreadth(choices: 8)).enumerated() {
            #expect(found.count == 8)
            #expect(found.map(\.score) == found.map(\.score).sorted(by: >))
            let best = (0..<12).max {
                line.logProbability(candidate: index, class: $0) < line.logProbability(candidate: index, class: $1)
            }
            #expect(found.first?.classIndex == best)
        }
    }

    @Test func farWorseClassesAreLeftOut() {
        let line = TestLattice.singles(TestLattice.boxes(gaps: []), "abc", [[-0.1, -5, -7]])
        #expect(choices(line, breadth: SearchBreadth(choiceLag: 6.5))[0].map(\.classIndex) == [0, 1])
    }

    @Test func onlyWhatIsAllowedIsFollowed() {
        let line = TestLattice.singles(TestLattice.boxes(gaps: []), "abc", [[-0.1, -3, -2]])
        #expect(choices(line, allowed: [false, true, true])[0].map(\.classIndex) == [2, 1])
    }

    @Test func theScoreIsShapeRejectionAndBonus() {
        let line = TestLattice.scored(TestLattice.boxes(gaps: [3]), "a") { candidate, index in
            index == 1 ? -20 : candidate.primitiveCount == 1 ? -20 : -2
        }
        var weights = weights
        weights.primitiveExponent = 0.5
        weights.rejection = 0.25
        weights.characterBonus = 3
        weights.floor = -8
        let scores = choices(line, weights: weights).map { $0[0].score }
        // Alone: floor − 0.25 · floor + 3; together the shape counts √2 times.
        #expect(scores.count == 3)
        let alone: Float = -8 + 2 + 3
        let together: Float = -2 * Float(2).squareRoot() + 2 + 3
        #expect(abs(scores[0] - alone) < 1e-4)
        #expect(abs(scores[1] - together) < 1e-4)
    }

    @Test func powers() {
        #expect(Float(4).power(0.5) == 2 && Float(3).power(0) == 1)
    }
}
