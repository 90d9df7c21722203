import Glibc
import Reading

/// Fits the weights of the text filter: a logistic regression on lines of which it is known what keeping them is worth.
///
/// A line counts by the edits it saves or costs. The weights are those of the features as they are; while fitting,
/// these are standardised, so that one ridge suits all.
public struct TextFilterTrainer {
    private let features: [[Double]]
    /// Positive for lines worth keeping.
    private let values: [Double]

    private static let ridge = 10.0
    private static let iterations = 4000
    /// Edits beyond which a line counts no more.
    private static let greatestValue = 12.0

    /// - Parameter lines: lines and how much each counts.
    public init(_ lines: [(line: LineGain, share: Double)]) {
        features = lines.map { $0.line.evidence.features.map(Double.init) }
        values = lines.map { $0.share * max(-Self.greatestValue, min(Self.greatestValue, Double($0.line.gain))) }
    }

    /// One weight for each feature, the first of which is constant.
    public func weights() -> [Float] {
        guard let count = features.first?.count else { return [] }
        let total = Double(features.count)
        let means = (0..<count).map { column in features.reduce(0) { $0 + $1[column] } / total }
        let spreads = (0..<count).map { column in
            max(1e-6, (features.reduce(0) { $0 + ($1[column] - means[column]) * ($1[column] - means[column]) } / total).squareRoot())
        }
        let rows = features.map { row in (0..<count).map { $0 == 0 ? 1 : (row[$0] - means[$0]) / spreads[$0] } }
        let fitted = descend(rows)
        var weights = (0..<count).map { $0 == 0 ? fitted[0] : fitted[$0] / spreads[$0] }
        weights[0] -= (1..<count).reduce(0) { $0 + weights[$1] * means[$1] }
        return weights.map(Float.init)
    }

    /// Gradient descent with momentum (Nesterov 1983) on the mean log-loss.
    private func descend(_ rows: [[Double]]) -> [Double] {
        let mass = max(1e-9, values.reduce(0) { $0 + abs($1) })
        var weights = [Double](repeating: 0, count: rows[0].count)
        var previous = weights
        for iteration in 0..<Self.iterations {
            let momentum = Double(iteration) / Double(iteration + 3)
            let ahead = zip(weights, previous).map { $0 + momentum * ($0 - $1) }
            var gradient = ahead.enumerated().map { $0 == 0 ? 0 : Self.ridge * $1 / mass }
            for (row, value) in zip(rows, values) where value != 0 {
                let margin = zip(row, ahead).reduce(0) { $0 + $1.0 * $1.1 } * (value > 0 ? 1 : -1)
                let slope = -value / (1 + exp(margin)) / mass
                for index in row.indices { gradient[index] += slope * row[index] }
            }
            previous = weights
            weights = zip(ahead, gradient).map { $0 - $1 }
        }
        return weights
    }
}
