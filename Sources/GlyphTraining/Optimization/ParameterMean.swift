extension [Float] {
    /// The means of values at the same place of others, all of one length.
    static func mean(of others: [[Float]]) -> [Float] {
        guard var sum = others.first else { return [] }
        for values in others.dropFirst() {
            for (index, value) in values.enumerated() { sum[index] += value }
        }
        let share = 1 / Float(others.count)
        return sum.map { share * $0 }
    }
}
