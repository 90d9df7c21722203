/// The runs of a column that no track has taken yet, from the top down.
struct FreeRuns {
    private let runs: [RuleRemoval.ColumnRun]
    private var isTaken: [Bool]

    init(_ runs: [RuleRemoval.ColumnRun]) {
        self.runs = runs
        isTaken = [Bool](repeating: false, count: runs.count)
    }

    /// Takes the topmost run whose middle lies within `tolerance` of `middle`.
    mutating func take(near middle: Double, tolerance: Double) -> RuleRemoval.ColumnRun? {
        // Runs of a column lie one below the other, and so do their middles.
        var low = 0
        var high = runs.count
        while low < high {
            let half = (low + high) / 2
            if runs[half].middle - middle < -tolerance { low = half + 1 } else { high = half }
        }
        while low < runs.count, runs[low].middle - middle <= tolerance {
            if !isTaken[low] {
                isTaken[low] = true
                return runs[low]
            }
            low += 1
        }
        return nil
    }

    var rest: [RuleRemoval.ColumnRun] { runs.indices.filter { !isTaken[$0] }.map { runs[$0] } }
}
