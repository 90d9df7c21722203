/// The cheapest one-to-one assignment of rows to columns of a square cost matrix.
///
/// The Hungarian method with potentials, O(n³) (Kuhn 1955, doi:10.1002/nav.3800020109; Jonker & Volgenant 1987,
/// doi:10.1007/BF02278710).
struct LinearAssignment {
    /// For each row its column.
    private(set) var columns: [Int] = []
    /// The total.
    private(set) var cost = 0

    /// - Parameter cost: `size` rows of `size` finite costs.
    init(_ cost: [[Int]]) {
        let size = cost.count
        guard size > 0 else { return }
        // Rows and columns are counted from 1; column 0 stands for the row that is being placed.
        var rowPotential = [Int](repeating: 0, count: size + 1)
        var columnPotential = rowPotential
        var rowOfColumn = rowPotential
        for row in 1...size {
            var previous = [Int](repeating: 0, count: size + 1)
            var slack = [Int](repeating: .max, count: size + 1)
            var visited = [Bool](repeating: false, count: size + 1)
            rowOfColumn[0] = row
            var column = 0
            repeat {
                visited[column] = true
                let current = rowOfColumn[column]
                var step = Int.max
                var next = 0
                for candidate in 1...size where !visited[candidate] {
                    let reduced = cost[current - 1][candidate - 1] - rowPotential[current] - columnPotential[candidate]
                    if reduced < slack[candidate] { (slack[candidate], previous[candidate]) = (reduced, column) }
                    if slack[candidate] < step { (step, next) = (slack[candidate], candidate) }
                }
                for candidate in 0...size {
                    if visited[candidate] {
                        rowPotential[rowOfColumn[candidate]] += step
                        columnPotential[candidate] -= step
                    } else if slack[candidate] != .max {
                        slack[candidate] -= step
                    }
                }
                column = next
            } while rowOfColumn[column] != 0
            while column != 0 {
                rowOfColumn[column] = rowOfColumn[previous[column]]
                column = previous[column]
            }
        }
        columns = [Int](repeating: 0, count: size)
        for column in 1...size {
            columns[rowOfColumn[column] - 1] = column - 1
            self.cost += cost[rowOfColumn[column] - 1][column - 1]
        }
    }
}
