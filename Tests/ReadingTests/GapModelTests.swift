import Glibc
import Testing

@testable import Reading

@Suite struct GapModelTests {
    private func model(_ gaps: [Double]) -> GapModel { GapModel(gaps: gaps, weights: ReadingWeights()) }

    @Test func theUsualGapIsTheMedianOfTheOpenOnes() {
        #expect(model([0.1, 0.2, 0.3, -0.2, 0]).usual == 0.2)
        #expect(model([]).usual == 0.15 && model([-0.3, 0.01]).usual == 0.15)
        #expect(model([0.03]).usual == 0.06 && model([2, 3]).usual == 0.35)
    }

    @Test(arguments: [-0.3, 0, 0.2, 0.45, 1, 5]) func aSpaceOrNone(gap: Double) {
        let odds = model([0.1]).logProbabilities(gap: gap)
        #expect(abs(exp(odds.space) + exp(odds.none) - 1) < 1e-5)
        #expect(odds.space <= 0 && odds.none <= 0 && odds.space.isFinite && odds.none.isFinite)
    }

    @Test func widerGapsAreMoreProbablySpaces() {
        let model = model([0.12, 0.15])
        let odds = stride(from: -0.2, to: 2, by: 0.1).map { model.logProbabilities(gap: $0).space }
        #expect(odds == odds.sorted())
        #expect(model.logProbabilities(gap: 0.1).none > -0.1 && model.logProbabilities(gap: 1).space > -0.1)
        // The same gap says less where letters stand far apart.
        #expect(self.model([0.3]).spaceLogit(gap: 0.5) < model.spaceLogit(gap: 0.5))
    }
}
