/// Quantiles of values that count by their weights.
package enum WeightedQuantile {
    /// The least value that, with those below it, has this share of the weight; `nil` without values.
    package static func value(of values: [(value: Double, weight: Double)], share: Double) -> Double? {
        let sorted = values.sorted { $0.value < $1.value }
        var rest = sorted.reduce(0) { $0 + $1.weight } * share
        for item in sorted {
            rest -= item.weight
            if rest <= 0 { return item.value }
        }
        return nil
    }

    package static func median(of values: [(value: Double, weight: Double)]) -> Double? {
        value(of: values, share: 0.5)
    }
}
