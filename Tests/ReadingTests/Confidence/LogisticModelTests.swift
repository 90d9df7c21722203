import DocumentModel
import Testing

@testable import Reading

@Suite struct LogisticModelTests {
    private struct Evidence: LogisticEvidence {
        enum Feature: String, CaseIterable { case constant, size }
        var size: Float

        func value(of feature: Feature) -> Float { feature == .constant ? 1 : size }
    }

    @Test func coefficientsGoByName() {
        let model = LogisticModel<Evidence>([.size: 2, .constant: -1])
        #expect(model.logOdds(Evidence(size: 3)) == 5)
        #expect(model.probability(Evidence(size: 0.5)) == 0.5)
        #expect(Evidence(size: 3).features == [1, 3])
        #expect(LogisticModel<Evidence>([.size: 2]).logOdds(Evidence(size: 3)) == 6, "no constant is none")
    }

    @Test func eachFeatureHasACoefficient() {
        #expect(TextFilter.fitted.coefficients.count == TextEvidence.Feature.allCases.count)
        #expect(WordConfidence.fitted.coefficients.count == WordEvidence.Feature.allCases.count)
        #expect(SpottingModel.fitted.coefficients.count == SpottedText.Feature.allCases.count)
    }
}
