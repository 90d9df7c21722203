import Reading
import Testing

@testable import ReadingTraining

@Suite struct WeightTunerTests {
    private let tuner = WeightTuner(
        groups: [
            WeightTuner.Group(
                name: "one", share: 0.75, pages: [TestPages.page("ab ca bb"), TestPages.page("ab cab")]),
            WeightTuner.Group(name: "two", share: 0.25, pages: [TestPages.page("aab cb")]),
        ], classifier: TestPages.Indifferent(), prior: TestPages.prior())

    @Test func scoresArePooledByGroup() {
        let scores = tuner.scores(ReadingWeights())
        #expect(scores.map(\.name) == ["one", "two"] && scores.map(\.share) == [0.75, 0.25])
        #expect(scores.map(\.asWritten) == [0, 0] && scores.map(\.caseFolded) == [0, 0])
        // Without any space: two and one are missing of 8 + 6, one of 6.
        var weights = ReadingWeights()
        weights.spaceBonus = -1.5
        #expect(tuner.scores(weights).map(\.asWritten) == [3.0 / 14, 1.0 / 6])
        #expect(tuner.scores(weights, usesPrior: false).map(\.asWritten) == [0, 0], "no character costs anything")
    }

    /// A little too few for a space to be worth its character.
    static var spaceless: ReadingWeights {
        var weights = ReadingWeights()
        (weights.spaceBonus, weights.letterCase, weights.unknownWord, weights.pagePrior) = (-0.75, 0, 0, 0)
        return weights
    }

    @Test func findsWeightsThatReadRight() {
        let start = Self.spaceless
        var reports: [(name: String, error: Double)] = []
        let best = tuner.tune(from: start, rounds: 1) { name, _, scores in
            reports.append((name, scores.reduce(0) { $0 + $1.share * $1.asWritten }))
        }
        #expect(reports.map(\.name) == ["start"] + WeightTuner.names)
        #expect((reports.first?.error ?? 0) > 0)
        #expect(reports.map(\.error) == reports.map(\.error).sorted(by: >), "never worse")
        #expect(tuner.scores(best).map(\.asWritten) == [0, 0])
    }

    @Test func whatIsNotNamedStays() {
        var start = Self.spaceless
        var names: [String] = []
        let best = tuner.tune(from: start, rounds: 1, only: ["prior"]) { name, _, _ in names.append(name) }
        #expect(names == ["start", "prior"] && best.prior < start.prior)
        start.prior = best.prior
        #expect(best == start)
    }
}
