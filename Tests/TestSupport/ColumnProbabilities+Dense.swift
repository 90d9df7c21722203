import GlyphClassifier

extension ColumnProbabilities {
    /// The natural logarithms of all classes of all columns, column by column.
    package var logarithms: [Float] {
        (0..<columns).flatMap { column in (0..<classes).map { logarithm(of: $0, in: column) } }
    }
}
