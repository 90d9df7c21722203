import Reading
import Testing

@testable import ReadingTraining

@Suite struct LogisticRegressionTests {
    private func sum(_ weights: [Float], _ features: [Float]) -> Float {
        zip(weights, features).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test func separatesWhatCanBeSeparated() {
        let examples = (0..<40).map { (index: Int) -> LogisticRegression.Example in
            let isEven = index % 2 == 0
            let features: [Float] = [1, Float(index % 5), isEven ? 30 : 31]
            return LogisticRegression.Example(features: features, value: isEven ? 6 : -6)
        }
        let weights = LogisticRegression.fit(examples)
        for example in examples { #expect((sum(weights, example.features) > 0) == (example.value > 0)) }
    }

    @Test func probabilitiesAreShares() {
        // Three of four speak for: the odds are three to one.
        let examples = (0..<400).map { LogisticRegression.Example(features: [1], value: $0 % 4 == 0 ? -1 : 1) }
        #expect(abs(sum(LogisticRegression.fit(examples), [1]) - 1.0986) < 1e-3)
    }

    @Test func nothingToLearnFrom() { #expect(LogisticRegression.fit([]).isEmpty) }
}
