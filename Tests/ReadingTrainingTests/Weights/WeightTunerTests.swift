import Reading
import Testing

@testable import ReadingTraining

@Suite struct WeightTunerTests {
    private let tuner = WeightTuner(
        groups: [
            WeightTuner.Group(
                name: "one", share: 0.75, pages: [TestPages.page("ab ca bb"), TestPages.page("cab abc")]),
            WeightTuner.Group(name: "two", share: 0.25, pages: [TestPages.page("aab cb")]),
        ], characterSet: TestPages.characterSet, prior: TestPages.prior())

    @Test func scoresArePooledByGroup() {
        let scores = tuner.scores(ReadingWeights())
        #expect(scores.map(\.name) == ["one", "two"] && scores.map(\.share) == [0.75, 0.25])
        #expect(scores.map(\.asWritten) == [0, 0] && scores.map(\.caseFolded) == [0, 0])
        // Without any space: two and one are missing of 8 + 7, one of 6.
        var weights = ReadingWeights()
        (weights.gapBias, weights.gapPageBias) = (-60, -60)
        #expect(tuner.scores(weights, usesPrior: false).map(\.asWritten) == [3.0 / 15, 1.0 / 6])
    }

    @Test func findsWeightsThatReadRight() {
        var start = ReadingWeights()
        (start.gapBias, start.gap, start.gapPerHeight) = (-12, 1.76, 8.5)
        start.gapPerSpread = 0
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
        var start = ReadingWeights()
        (start.gapBias, start.gapPerSpread) = (-12, 0)
        var names: [String] = []
        let best = tuner.tune(from: start, rounds: 1, only: ["gap"]) { name, _, _ in names.append(name) }
        #expect(names == ["start", "gap"])
        start.gap = best.gap
        #expect(best == start)
    }
}
