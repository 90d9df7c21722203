extension Sequence where Element: Comparable {
    /// The middle one of the elements in order, of two middle ones the greater; `nil` without any.
    package var median: Element? {
        let sorted = sorted()
        return sorted.isEmpty ? nil : sorted[sorted.count / 2]
    }
}
