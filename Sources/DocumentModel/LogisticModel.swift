import Glibc

/// What a logistic regression weighs: a number for each of its features.
public protocol LogisticEvidence {
    /// What is known, by name; the first is the constant.
    associatedtype Feature: CaseIterable, Hashable, RawRepresentable, Sendable where Feature.RawValue == String

    /// How much of a feature there is.
    func value(of feature: Feature) -> Float
}

extension LogisticEvidence {
    /// All features in their order.
    public var features: [Float] { Feature.allCases.map(value(of:)) }
}

/// A logistic regression, whose coefficients go by the names of the features.
public struct LogisticModel<Evidence: LogisticEvidence>: Hashable, Sendable {
    /// What a unit of each feature adds to the log-odds; a feature without a coefficient adds nothing.
    public var coefficients: [Evidence.Feature: Float]

    /// A model of its coefficients.
    public init(_ coefficients: [Evidence.Feature: Float]) { self.coefficients = coefficients }

    /// Natural-log odds.
    public func logOdds(_ evidence: Evidence) -> Float {
        Evidence.Feature.allCases.reduce(0) { $0 + (coefficients[$1] ?? 0) * evidence.value(of: $1) }
    }

    /// The probability, 0…1.
    public func probability(_ evidence: Evidence) -> Double { 1 / (1 + exp(-Double(logOdds(evidence)))) }
}
