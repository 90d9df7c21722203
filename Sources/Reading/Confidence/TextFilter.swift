/// Tells lines of writing from lines of scribble, specks and drawings: a logistic regression on what is known of a line.
public struct TextFilter: Hashable, Sendable {
    /// One for each of ``TextEvidence/features``, by `boardscan-train lines --fit`; TrainingData/README.md says on what.
    public var weights: [Float] = [
        4.293, 1.767, 0.956, -0.307, -0.612, 3.135, -5.542, 0.313, 0.619, -1.590, -1.566, 1.305, 0.184, -0.867, -0.978,
    ]

    /// Characters of a line that has nothing but strokes, and of one that has hardly anything else.
    private var longestUnproven: Float = 5
    private var longestPlain: Float = 16
    /// Share of characters that are strokes in the latter.
    private static let mostlyPlain: Float = 0.9

    public init() {}

    /// Keeps every line.
    public static var everything: TextFilter {
        var filter = TextFilter()
        filter.longestUnproven = .infinity
        filter.longestPlain = .infinity
        filter.weights = [1] + filter.weights.dropFirst().map { _ in 0 }
        return filter
    }

    /// Natural-log odds that the line is better kept than left out.
    public func logOdds(_ line: TextEvidence) -> Float {
        zip(weights, line.features).reduce(0) { $0 + $1.0 * $1.1 }
    }

    func isText(_ line: TextEvidence) -> Bool {
        // However well they match: a long row of nothing but strokes is a hatching, a grid or a fence.
        guard line.length > 0, line.proven > 0 || line.length <= longestUnproven,
            line.plain < Self.mostlyPlain || line.length <= longestPlain
        else { return false }
        return logOdds(line) > 0
    }
}
