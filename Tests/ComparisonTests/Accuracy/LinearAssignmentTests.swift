import Testing

@testable import Comparison

@Suite struct LinearAssignmentTests {
    @Test func agreesWithTryingAllPairings() {
        var random = Randomness(seed: 7)
        for _ in 0..<200 {
            let (rows, columns) = (random.costs(0...4), random.costs(0...4))
            let pairs = random.costs(rows.count * columns.count...rows.count * columns.count)
            let found = LinearAssignment(pairs: pairs, rows: rows, columns: columns)
            #expect(found.cost == cheapest(pairs, rows, columns), "\(pairs) \(rows) \(columns)")
            let paired = found.columns.compactMap(\.self)
            #expect(found.columns.count == rows.count && Set(paired).count == paired.count)
        }
    }

    @Test func whatCostsLessAloneStaysAlone() {
        let found = LinearAssignment(pairs: [9, 1, 2, 9], rows: [3, 3], columns: [3, 3])
        #expect(found.columns == [1, 0] && found.cost == 3)
        let alone = LinearAssignment(pairs: [9, 9, 9, 9], rows: [3, 3], columns: [3, 3])
        #expect(alone.columns == [nil, nil] && alone.cost == 12)
    }

    /// The definition, in exponential time.
    private func cheapest(_ pairs: [Int], _ rows: [Int], _ columns: [Int], from row: Int = 0, taken: Set<Int> = [])
        -> Int
    {
        guard row < rows.count else {
            return columns.indices.filter { !taken.contains($0) }.reduce(0) { $0 + columns[$1] }
        }
        let alone = rows[row] + cheapest(pairs, rows, columns, from: row + 1, taken: taken)
        return columns.indices.filter { !taken.contains($0) }.reduce(alone) { best, column in
            let rest = cheapest(pairs, rows, columns, from: row + 1, taken: taken.union([column]))
            return min(best, pairs[row * columns.count + column] + rest)
        }
    }
}

extension Randomness {
    fileprivate mutating func costs(_ lengths: ClosedRange<Int>) -> [Int] {
        let length = Int.random(in: lengths, using: &self)
        return (0..<length).map { _ in Int.random(in: 0...9, using: &self) }
    }
}
