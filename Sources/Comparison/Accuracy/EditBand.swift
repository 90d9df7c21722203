/// The part of the table of edits that scripts of the least length go through: a band along its diagonal.
struct EditBand {
    /// The least number of substitutions among scripts of the least length.
    let substitutions: Int

    /// An edit, large enough for substitutions to be counted beside it: the lesser number is the better script.
    private static let edit = 1 << 32
    private static let unreachable = Int.max / 2
    /// A band of more cells, which are those of 16,000 characters against as many, takes longer than a page should.
    private static let mostCells = 1 << 28

    /// Goes through the band that scripts of `edits` edits, the least number, stay in; `nil` when it has too many cells.
    init?(_ truth: [Int], _ text: [Int], edits: Int) {
        // So many deletions, and insertions, are there at most.
        let (below, above) = ((edits - text.count + truth.count) / 2, (edits + text.count - truth.count) / 2)
        guard truth.count * (below + above + 1) <= Self.mostCells else { return nil }
        var row = (0...text.count).map { $0 <= above ? $0 * Self.edit : Self.unreachable }
        for (i, element) in truth.enumerated() {
            Self.pass(element, number: i + 1, text, max(0, i + 1 - below)...min(text.count, i + 1 + above), &row)
        }
        substitutions = row[text.count] & (Self.edit - 1)
    }

    /// Goes from one row to the next, whose cells are those of `columns`.
    private static func pass(
        _ element: Int, number: Int, _ text: [Int], _ columns: ClosedRange<Int>, _ row: inout [Int]
    ) {
        var diagonal = columns.lowerBound == 0 ? row[0] : row[columns.lowerBound - 1]
        var left = unreachable
        if columns.lowerBound == 0 {
            row[0] = number * edit
            left = row[0]
        }
        row.withUnsafeMutableBufferPointer { row in
            for column in max(1, columns.lowerBound)..<columns.upperBound + 1 {
                let paired = diagonal + (element == text[column - 1] ? 0 : edit + 1)
                diagonal = row[column]
                left = min(paired, min(left, diagonal) + edit)
                row[column] = left
            }
        }
    }
}
