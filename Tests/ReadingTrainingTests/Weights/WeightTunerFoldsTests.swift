import Reading
import Testing

@testable import ReadingTraining

@Suite struct WeightTunerFoldsTests {
    private let tuner = WeightTuner(
        groups: [
            WeightTuner.Group(
                name: "one", share: 1,
                pages: [TestPages.page("ab ca bb"), TestPages.page("cab abc"), TestPages.page("aab cb")])
        ], classifier: TestPages.Indifferent(), prior: TestPages.prior())

    @Test func eachPartIsReadWithWhatTheOthersTaught() {
        let start = WeightTunerTests.spaceless
        var reported: [Int] = []
        let result = tuner.tune(from: start, rounds: 1, folds: 3) { fold, _, _, _ in reported.append(fold) }
        #expect(Set(reported) == [0, 1, 2] && reported == reported.sorted())
        #expect(
            result.folds.map { $0.before[0].asWritten }
                == tuner.groups[0].pages.map { page in
                    WeightTuner(
                        groups: [WeightTuner.Group(name: "one", share: 1, pages: [page])],
                        classifier: tuner.classifier,
                        prior: tuner.prior
                    ).scores(start)[0].asWritten
                }, "one page each, in their order")
        #expect(result.folds.allSatisfy { $0.after[0].asWritten <= $0.before[0].asWritten })
        #expect(result.folds.contains { $0.after[0].asWritten < $0.before[0].asWritten })
        #expect(result.mean == WeightTuner.mean(of: result.folds.map(\.weights)))
    }

    @Test func theMeanIsOfEachWeightThatIsSearched() throws {
        var (one, other) = (ReadingWeights(), ReadingWeights())
        (one.characterBonus, other.characterBonus) = (3, 4)
        one.userGlyphs = 0.7
        let mean = try #require(WeightTuner.mean(of: [one, other]))
        #expect(mean.characterBonus == 3.5 && mean.userGlyphs == 0.7 && mean.prior == one.prior)
        #expect(WeightTuner.mean(of: []) == nil)
    }
}
