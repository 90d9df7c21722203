public struct ComparisonReport: Sendable {
    let comparison: Comparison
    public init(_ comparison: Comparison) { self.comparison = comparison }
    public var html: String { "" }
}
