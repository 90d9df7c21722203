import Glibc
import DocumentModel
import Reading

extension LogisticModel {
    /// The model that fits examples best.
    ///
    /// An example is what is known, and how much it speaks for (positive) or against.
    public static func fitted(to examples: [(evidence: Evidence, value: Double)]) -> LogisticModel {
        let weights = LogisticRegression.fit(
            examples.map { LogisticRegression.Example(features: $0.evidence.features, value: $0.value) })
        var model = LogisticModel([:])
        for (feature, weight) in zip(Evidence.Feature.allCases, weights) { model.coefficients[feature] = weight }
        return model
    }

    /// The coefficients as they stand in the source.
    public var literal: String {
        Evidence.Feature.allCases.map { feature in
            let thousandths = ((coefficients[feature] ?? 0) * 1000).rounded() / 1000
            return ".\(feature.rawValue): \(thousandths)"
        }.joined(separator: ", ")
    }
}
