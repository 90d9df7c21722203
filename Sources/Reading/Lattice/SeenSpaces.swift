import Glibc

/// Whether the line network sees a space between the ink before each node of a lattice and the ink after it.
public struct SeenSpaces: Sendable {
    /// Natural-log probabilities of a space and of none.
    struct LogProbabilities: Sendable {
        var space: Float
        var none: Float
    }

    /// Those at each node; empty where no network looked.
    private let nodes: [LogProbabilities]

    /// Least probability of a space, and of none: no answer is surer.
    private static let least: Float = 0.002

    /// - Parameter probabilities: of a space at each node; none where no network looked.
    init(_ probabilities: [Float] = []) {
        nodes = probabilities.map { value in
            let sure = min(1 - Self.least, max(Self.least, value))
            return LogProbabilities(space: log(sure), none: log(1 - sure))
        }
    }

    /// Whether there is a space between two characters that have nothing but specks between them.
    ///
    /// The first one ends at the node `before`, and the second one starts at the node `after`.
    func logProbabilities(from before: Int, to after: Int) -> LogProbabilities {
        guard after < nodes.count, before >= 0, before <= after else { return LogProbabilities(space: 0, none: 0) }
        var best = nodes[after]
        for node in nodes[before..<after] where node.space > best.space { best = node }
        return best
    }
}
