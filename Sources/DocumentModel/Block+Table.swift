extension Line {
    /// How many cells its words stand in; 1 where it has no wide gap.
    public var cellCount: Int { Set(words.map(\.cell)).count }
}

extension Block {
    /// Fewest rows of a table, and fewest cells of each.
    package static let (fewestRows, fewestCells) = (2, 2)

    /// Whether it is a table: all of its lines are rows of several cells.
    public var isTable: Bool {
        lines.count >= Self.fewestRows && lines.allSatisfy { $0.cellCount >= Self.fewestCells }
    }
}
