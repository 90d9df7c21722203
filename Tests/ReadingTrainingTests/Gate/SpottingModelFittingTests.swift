import Reading
import Testing

@testable import ReadingTraining

@Suite struct SpottingModelFittingTests {
    @Test func findsTheCurveThatMadeTheSamples() throws {
        var random = SystemRandomNumberGenerator()
        let truth = SpottingModel(weights: [2, -1, 0.5])
        let samples = (0..<4000).map { _ -> (features: [Double], isThere: Bool) in
            let features = [Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random)]
            return (features, Double.random(in: 0...1, using: &random) < truth.probability(features))
        }
        let fitted = try #require(SpottingModel.fitted(to: samples))
        #expect(abs(fitted.weights[0] - 2) < 0.3)
        #expect(abs(fitted.weights[1] + 1) < 0.3)
    }

    @Test func bothKindsAreNeeded() {
        #expect(SpottingModel.fitted(to: []) == nil)
        #expect(SpottingModel.fitted(to: [([1], true), ([2], true)]) == nil)
    }

    @Test func separableSamplesHaveACurveToo() throws {
        let samples = (0..<20).map { (features: [Double($0)], isThere: $0 >= 10) }
        let fitted = try #require(SpottingModel.fitted(to: samples))
        #expect(fitted.weights.allSatisfy { $0.isFinite })
        #expect(fitted.probability([19]) > 0.6)
        #expect(fitted.probability([0]) < 0.4)
    }
}
