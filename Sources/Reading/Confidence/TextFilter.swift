/// Tells lines of writing from lines of scribble, specks and drawings: a logistic regression on what is known of a line.
public struct TextFilter: Hashable, Sendable {
    /// One for each of ``TextEvidence/features``. All but the last by `boardscan-train lines --fit` on lines that rules had found, with the first
    /// one less 1; the last, what the finding network says, counts as it stands.
    public var weights: [Float] = [
        3.293, 1.767, 0.956, -0.307, -0.612, 3.135, -5.542, 0.313, 0.619, -1.590, -1.566, 1.305, 0.184, -0.867, -0.978,
        1,
    ]

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
