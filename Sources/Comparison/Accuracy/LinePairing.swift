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
    public init<Element: Hashable>(_ first: [[Element]], _ second: [[Element]]) {
        guard !first.isEmpty, !second.isEmpty, first.count + second.count <= Self.mostLines else {
            pairs = first.indices.map { Pair(first: $0) } + second.indices.map { Pair(second: $0) }
            cost = (first + second).reduce(0) { $0 + $1.count }
            return
        }
        let assignment = LinearAssignment(
            pairs: Self.distances(first, second), rows: first.map(\.count), columns: second.map(\.count))
        cost = assignment.cost
        pairs = zip(first.indices, assignment.columns).map { Pair(first: $0, second: $1) }
        let taken = Set(assignment.columns.compactMap(\.self))
        pairs += second.indices.filter { !taken.contains($0) }.map { Pair(second: $0) }
    }

    /// For each line of the first text the edit distances to all lines of the second.
    private static func distances<Element: Hashable>(_ first: [[Element]], _ second: [[Element]]) -> [Int] {
        var numbers = ElementNumbers<Element>()
        let (rows, columns) = (first.map { numbers.numbers(of: $0) }, second.map { numbers.numbers(of: $0) })
        var distances = EditDistances(kinds: numbers.count)
        return rows.flatMap { row in columns.map { distances.between(row, $0) } }
    }
}
