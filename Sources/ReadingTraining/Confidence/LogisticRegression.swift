import Glibc

/// Logistic regression by gradient descent with momentum (Nesterov 1983), with a ridge on standardised features.
public struct LogisticRegression {
    /// What is known of a thing, and how much it speaks for (positive) or against.
    public struct Example {
        public var features: [Float]
        public var value: Double

        public init(features: [Float], value: Double) {
            self.features = features
            self.value = value
        }
    }

    private static let ridge = 10.0
    private static let iterations = 4000

    /// - Parameter examples: the first feature of each is constant.
    /// - Returns: one weight for each feature as it is.
    public static func fit(_ examples: [Example]) -> [Float] {
        guard let count = examples.first?.features.count else { return [] }
        let total = Double(examples.count)
        let means = (0..<count).map { column in examples.reduce(0) { $0 + Double($1.features[column]) } / total }
        let spreads = (0..<count).map { column in
            let squares = examples.reduce(0) { sum, example in
                let deviation = Double(example.features[column]) - means[column]
                return sum + deviation * deviation
            }
            return max(1e-6, (squares / total).squareRoot())
        }
        let rows = examples.flatMap { example in
            example.features.indices.map { $0 == 0 ? 1 : (Double(example.features[$0]) - means[$0]) / spreads[$0] }
        }
        let fitted = descend(rows, values: examples.map(\.value), count: count)
        var weights = (0..<count).map { $0 == 0 ? fitted[0] : fitted[$0] / spreads[$0] }
        weights[0] -= (1..<count).reduce(0) { $0 + weights[$1] * means[$1] }
        return weights.map(Float.init)
    }

    private static func descend(_ rows: [Double], values: [Double], count: Int) -> [Double] {
        let mass = max(1e-9, values.reduce(0) { $0 + abs($1) })
        var weights = [Double](repeating: 0, count: count)
        var previous = weights
        var ahead = weights
        var gradient = weights
        for iteration in 0..<iterations {
            let momentum = Double(iteration) / Double(iteration + 3)
            for index in 0..<count {
                ahead[index] = weights[index] + momentum * (weights[index] - previous[index])
                gradient[index] = index == 0 ? 0 : ridge * ahead[index] / mass
            }
            rows.withUnsafeBufferPointer { rows in
                for (example, value) in values.enumerated() where value != 0 {
                    let base = example * count
                    var margin = 0.0
                    for index in 0..<count { margin += rows[base + index] * ahead[index] }
                    let slope = -value / (1 + exp(value > 0 ? margin : -margin)) / mass
                    for index in 0..<count { gradient[index] += slope * rows[base + index] }
                }
            }
            previous = weights
            for index in 0..<count { weights[index] = ahead[index] - gradient[index] }
        }
        return weights
    }
}
