import Glibc

/// Whether the line network sees a space between the ink before each node of a lattice and the ink after it.
public struct SeenSpaces: Sendable {
    /// Natural logarithms.
    struct Odds: Sendable {
        var space: Float
        var none: Float
    }

    /// The odds at each node; empty where no network looked.
    private let nodes: [Odds]

    /// Least probability of a space, and of none: no answer is surer.
    private static let least: Float = 0.002

    /// - Parameter probabilities: of a space at each node; none where no network looked.
    init(_ probabilities: [Float] = []) {
        nodes = probabilities.map { value in
            let sure = min(1 - Self.least, max(Self.least, value))
            return Odds(space: log(sure), none: log(1 - sure))
        }
    }

    /// The odds of a space between two characters that have nothing but specks between them.
    ///
    /// The first one ends at the node `before`, and the second one starts at the node `after`.
    func odds(from before: Int, to after: Int) -> Odds {
        guard after < nodes.count, before >= 0, before <= after else { return Odds(space: 0, none: 0) }
        var best = nodes[after]
        for node in nodes[before..<after] where node.space > best.space { best = node }
        return best
    }
}
