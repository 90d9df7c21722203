import Glibc

extension SpottingModel {
    static func logistic(_ logit: Double) -> Double { 1 / (1 + exp(-logit)) }

    /// Fits the curve to texts that are there and texts that are not, both kinds counting the same.
    ///
    /// Newton's method on the likelihood with a little ridge, which always has one maximum.
    ///
    /// - Parameter samples: features, and whether the text is there; all have the same number of features.
    /// - Returns: `nil` without samples of both kinds.
    public static func fitted(to samples: [(features: [Double], isThere: Bool)], rounds: Int = 25) -> SpottingModel? {
        let positives = samples.count { $0.isThere }
        guard let count = samples.first.map({ $0.features.count + 1 }), positives > 0, positives < samples.count else {
            return nil
        }
        let share = [true: 0.5 / Double(positives), false: 0.5 / Double(samples.count - positives)]
        var weights = [Double](repeating: 0, count: count)
        for _ in 0..<rounds {
            var system = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
            for row in 0..<count {
                system[row][row] = ridge
                system[row][count] = -ridge * weights[row]
            }
            for sample in samples {
                let values = sample.features + [1]
                let probability = logistic(zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 })
                let weight = share[sample.isThere] ?? 0
                let curvature = weight * probability * (1 - probability)
                let error = weight * ((sample.isThere ? 1 : 0) - probability)
                for row in 0..<count {
                    for column in 0..<count { system[row][column] += curvature * values[row] * values[column] }
                    system[row][count] += error * values[row]
                }
            }
            for (index, step) in solve(system).enumerated() { weights[index] += step }
        }
        return SpottingModel(weights: weights)
    }

    private static let ridge = 1e-5

    /// Gauss elimination of a positive definite system.
    private static func solve(_ system: [[Double]]) -> [Double] {
        var rows = system
        for column in rows.indices {
            let pivot = rows[column]
            for row in rows.indices where row != column {
                let factor = rows[row][column] / pivot[column]
                for index in column..<pivot.count { rows[row][index] -= factor * pivot[index] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}
