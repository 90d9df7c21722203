import Reading
import Testing

@testable import ReadingTraining

@Suite struct SpottingModelFittingTests {
    private func place(_ freeLag: Float, _ readLag: Float = 0) -> SpottedText {
        SpottedText(freeLag: freeLag, readLag: readLag, length: 4)
    }

    @Test func findsTheCurveThatMadeTheSamples() throws {
        var random = SystemRandomNumberGenerator()
        let truth = SpottingModel([.freeLag: 2, .readLag: -1, .constant: 0.5])
        let samples = (0..<4000).map { _ -> (place: SpottedText, isThere: Bool) in
            let place = place(.random(in: -2...2, using: &random), .random(in: -2...2, using: &random))
            return (place, Double.random(in: 0...1, using: &random) < truth.probability(place))
        }
        let fitted = try #require(SpottingModel.fitted(to: samples))
        #expect(abs((fitted.coefficients[.freeLag] ?? 0) - 2) < 0.3)
        #expect(abs((fitted.coefficients[.readLag] ?? 0) + 1) < 0.3)
    }

    @Test func bothKindsAreNeeded() {
        #expect(SpottingModel.fitted(to: []) == nil)
        #expect(SpottingModel.fitted(to: [(place(1), true), (place(2), true)]) == nil)
    }

    @Test func separableSamplesHaveACurveToo() throws {
        let samples = (0..<20).map { (place: place(Float($0)), isThere: $0 >= 10) }
        let fitted = try #require(SpottingModel.fitted(to: samples))
        #expect(fitted.coefficients.values.allSatisfy { $0.isFinite })
        #expect(fitted.probability(place(19)) > 0.6)
        #expect(fitted.probability(place(0)) < 0.4)
    }

    @Test func coefficientsArePrintedAsTheyStandInTheSource() {
        #expect(SpottingModel([.freeLag: 1.25]).literal.hasPrefix(".constant: 0.0, .freeLag: 1.25, .readLag: 0.0"))
    }
}
