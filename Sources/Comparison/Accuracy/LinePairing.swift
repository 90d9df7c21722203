import DocumentModel

/// Pairs the lines of two texts one to one at least cost, whatever order they stand in.
///
/// The cost of a pair is its edit distance, that of an unpaired line its length. Texts of more than 3,000 lines
/// together are not paired at all: time grows with the third power of their number.
public struct LinePairing: Hashable, Sendable {
    /// Indices of lines that belong together, by the first; a line without a partner stands alone.
    public struct Pair: Hashable, Sendable {
        /// The index of the line in the first text; `nil` for a line of the second that stands alone.
        public var first: Int?
        /// The index of the line in the second text; `nil` for a line of the first that stands alone.
        public var second: Int?
    }

    private static let mostLines = 3_000

    /// The lines of the first text in their order, then those of the second that stand alone.
    public var pairs: [Pair] = []
    /// What all pairs and unpaired lines cost together, in elements.
    public var cost = 0

    /// Pairs the lines of two texts, each line given as its elements.
    public init<Element: Equatable>(_ first: [[Element]], _ second: [[Element]]) {
        guard !first.isEmpty, !second.isEmpty, first.count + second.count <= Self.mostLines else {
            pairs = first.indices.map { Pair(first: $0) } + second.indices.map { Pair(second: $0) }
            cost = (first + second).reduce(0) { $0 + $1.count }
            return
        }
        let assignment = LinearAssignment(Self.costs(first, second))
        cost = assignment.cost
        let partners = assignment.columns
        pairs = first.indices.map { Pair(first: $0, second: partners[$0] < second.count ? partners[$0] : nil) }
        let taken = Set(partners[..<first.count])
        pairs += second.indices.filter { !taken.contains($0) }.map { Pair(second: $0) }
    }

    /// A square matrix: behind the lines stands room for leaving each of the others unpaired.
    private static func costs<Element: Equatable>(_ first: [[Element]], _ second: [[Element]]) -> [[Int]] {
        let size = first.count + second.count
        var cost = [[Int]](repeating: [Int](repeating: 0, count: size), count: size)
        for i in 0..<size {
            for j in 0..<size {
                if i < first.count, j < second.count {
                    cost[i][j] = editDistance(first[i], second[j])
                } else if i < first.count {
                    cost[i][j] = first[i].count
                } else if j < second.count {
                    cost[i][j] = second[j].count
                }
            }
        }
        return cost
    }
}
