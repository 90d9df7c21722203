/// Tells lines of writing from lines of scribble, specks and drawings: a logistic regression on what is known of a line.
public struct TextFilter: Hashable, Sendable {
    /// One for each of ``TextEvidence/features``, by `boardscan-train lines --fit`.
    public var weights: [Float] = [
        2.095, 1.494, 0.281, 0.760, 0.608, -0.107, -0.296, 0.048, 0.493, -0.023, -1.325, 0.394, 0.394, -0.237, -0.740,
        0.945,
    ]

    /// The filter with the weights that were fitted.
    public init() {}

    /// Keeps every line.
    public static var everything: TextFilter {
        var filter = TextFilter()
        filter.weights = [1] + filter.weights.dropFirst().map { _ in 0 }
        return filter
    }

    /// Natural-log odds that the line is better kept than left out.
    public func logOdds(_ line: TextEvidence) -> Float {
        zip(weights, line.features).reduce(0) { $0 + $1.0 * $1.1 }
    }

    func isText(_ line: TextEvidence) -> Bool { line.length > 0 && logOdds(line) > 0 }
}
