import TestSupport
import Testing

@testable import Reading

@Suite struct BeamTests {
    private func hypothesis(_ score: Float, node: UInt32, style: CaseModel.Context = .lower) -> Hypothesis {
        Hypothesis(
            parent: -1, candidate: 0, classIndex: 0, style: style,
            prior: AdaptedPrior.State(language: LanguagePrior.State(node: node)), score: score)
    }

    @Test func ofRivalsTheBetterLives() {
        var beam = Beam()
        for (score, node) in [(-3, 1), (-1, 2), (-2, 1), (-4, 1)] as [(Float, UInt32)] {
            beam.insert(hypothesis(score, node: node))
        }
        beam.insert(hypothesis(-5, node: 2, style: .capitals))
        #expect(beam.best().map(\.score) == [-1, -2, -5])
        beam.removeAll()
        #expect(beam.best().isEmpty && beam.bound == -.infinity)
    }

    @Test func theBestFewLiveOn() {
        var random = TestRandom(seed: 5)
        let breadth = SearchBreadth(hypotheses: 20, hypothesisLag: 5)
        var beam = Beam(breadth, capacity: 4)
        let scores = (0..<1000).map { _ in Float.random(in: -20...0, using: &random) }
        for (index, score) in scores.enumerated() { beam.insert(hypothesis(score, node: UInt32(index))) }
        let sorted = scores.sorted(by: >)
        #expect(beam.best().map(\.score) == sorted.prefix(20).filter { $0 >= sorted[0] - 5 })
        #expect(beam.bound <= sorted[19] && beam.bound > sorted[40])
    }

    @Test func ofEqualsTheEarlierIsBetter() {
        var beam = Beam()
        for node in [7, 3, 5] as [UInt32] { beam.insert(hypothesis(-1, node: node)) }
        #expect(beam.best().map { $0.prior?.language.node } == [7, 3, 5])
    }

    @Test func theGreatestValueWinsAndOfEqualsTheEarlier() {
        var beam = Beam()
        for node in [7, 3, 5] as [UInt32] { beam.insert(hypothesis(-Float(node), node: node)) }
        beam.insert(hypothesis(-2, node: 7))
        #expect(beam.greatest { _ in 1 }?.hypothesis.prior?.language.node == 3)
        let greatest = beam.greatest { -$0.score }
        #expect(greatest?.hypothesis.prior?.language.node == 5 && greatest?.value == 5)
    }
}
