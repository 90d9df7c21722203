/// The cheapest pairing of rows with columns: each has one partner at most, and what stays alone costs something, too.
///
/// The Hungarian method with potentials, O(rows² · columns) (Kuhn 1955, doi:10.1002/nav.3800020109; Jonker & Volgenant
/// 1987, doi:10.1007/BF02278710). A row that stays alone is paired with a last column, which takes any number of them.
struct LinearAssignment {
    /// For each row its column; `nil` for one that stays alone.
    private(set) var columns: [Int?]
    /// The total.
    private(set) var cost = 0

    /// - Parameters:
    ///   - pairs: for each row the costs of its pairs with all columns, one row behind the other.
    ///   - rows: what each row costs alone.
    ///   - columns: what each column costs alone.
    init(pairs: [Int], rows: [Int], columns: [Int]) {
        var search = Search(pairs: pairs, rows: rows, columns: columns)
        for row in rows.indices { search.place(row) }
        self.columns = search.columns
        cost = columns.reduce(0, +)
        for (row, column) in search.columns.enumerated() {
            cost += column.map { pairs[row * columns.count + $0] - columns[$0] } ?? rows[row]
        }
    }
}

extension LinearAssignment {
    /// Places one row after the other on the shortest way to a column that is free.
    private struct Search {
        let pairs: [Int]
        let rows: [Int]
        /// What is saved of a column's own cost when it is paired.
        let savings: [Int]
        /// The last column's place.
        var alone: Int { savings.count }

        var columns: [Int?]
        private var rowOfColumn: [Int?]
        private var rowPotential: [Int]
        private var columnPotential: [Int]

        init(pairs: [Int], rows: [Int], columns: [Int]) {
            (self.pairs, self.rows, savings) = (pairs, rows, columns)
            self.columns = rows.map { _ in nil }
            rowOfColumn = columns.map { _ in nil }
            rowPotential = rows.map { _ in 0 }
            columnPotential = [Int](repeating: 0, count: columns.count + 1)
        }

        /// A walk over columns from the row that is placed.
        private struct Walk {
            /// The cheapest way on to each column, and the column it comes from; `nil` for the row itself.
            var slack: [Int]
            var previous: [Int?]
            var visited: [Int] = []
            var open: [Int]

            init(columns: Int) {
                slack = [Int](repeating: .max, count: columns)
                previous = [Int?](repeating: nil, count: columns)
                open = Array(0..<columns)
            }
        }

        mutating func place(_ row: Int) {
            var walk = Walk(columns: savings.count + 1)
            var current = row
            var column: Int?
            repeat {
                let next = lookFrom(current, column, &walk)
                let step = walk.slack[walk.open[next]]
                rowPotential[row] += step
                for visited in walk.visited {
                    columnPotential[visited] -= step
                    if let other = rowOfColumn[visited] { rowPotential[other] += step }
                }
                let found = walk.open[next]
                walk.open.swapAt(next, walk.open.count - 1)
                walk.open.removeLast()
                for open in walk.open { walk.slack[open] -= step }
                walk.visited.append(found)
                column = found
                guard found != alone, let occupant = rowOfColumn[found] else { break }
                current = occupant
            } while true
            handOver(row, endingAt: column, walk)
        }

        /// Looks from a row, which stands in a column, at all columns that the walk has not come to.
        ///
        /// - Returns: where in ``Walk/open`` the nearest stands; of several, the one that comes first on the page.
        private func lookFrom(_ row: Int, _ column: Int?, _ walk: inout Walk) -> Int {
            var nearest = 0
            let start = row * savings.count
            for (place, candidate) in walk.open.enumerated() {
                let own = candidate == alone ? rows[row] : pairs[start + candidate] - savings[candidate]
                let reduced = own - rowPotential[row] - columnPotential[candidate]
                if reduced < walk.slack[candidate] {
                    walk.slack[candidate] = reduced
                    walk.previous[candidate] = column
                }
                let best = walk.open[nearest]
                if (walk.slack[candidate], candidate) < (walk.slack[best], best) { nearest = place }
            }
            return nearest
        }

        /// Each row on the way takes the column behind it.
        private mutating func handOver(_ row: Int, endingAt end: Int?, _ walk: Walk) {
            var column = end
            while let here = column {
                let before = walk.previous[here]
                let mover = before.flatMap { rowOfColumn[$0] } ?? row
                columns[mover] = here == alone ? nil : here
                if here != alone { rowOfColumn[here] = mover }
                column = before
            }
        }
    }
}
