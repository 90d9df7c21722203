import DocumentModel

/// Decides whether columns side by side are a table, whose rows are read across, or columns of text.
///
/// A price list, a receipt, a name plate, a table of measurements: names in one column, figures in others, each on the
/// level of a name; or figures in all of them.
struct TableRows {
    /// Median letter height.
    let unit: Double

    /// Minimum number of rows in a column if it has as many cells as the longest one (`alike`), and otherwise.
    private static let fewestRows = (alike: 2, unlike: 3)
    /// Least share of a shorter column's cells that must have a cell of the longest one beside them.
    private static let leastPaired = 0.8
    /// Least share of cells with figures in a column of figures.
    private static let leastFigures = 0.7
    /// Greatest share of cells with figures in a column of names.
    private static let mostFigures = 0.3
    /// How far a column may lie above or below the longest one as a whole, by the median of its cells, in letter
    /// heights.
    private static let greatestDrift = 1.0
    /// How far the middles of one row's cells may be apart once that is taken out, in letter heights.
    private static let greatestOffset = 0.4

    /// A cell's box, and whether it is mostly figures.
    typealias Cell = (box: PixelBox, isFigure: Bool)

    /// Whether columns are a table; each holds its rows, with the cells of a row from the left.
    func join(_ columns: [[[Cell]]]) -> Bool {
        let kinds = columns.map(Self.kind)
        guard let most = columns.max(by: { $0.count < $1.count }), columns.count > 1, !kinds.contains(nil),
            kinds.contains(.figures)
        else { return false }
        let longest = columns.firstIndex { $0.count == most.count }
        return columns.indices.allSatisfy { $0 == longest || areLevel(columns[$0], most) }
    }

    private enum Kind {
        case names
        case figures
    }

    /// What a column holds, where figures may have a heading above them; `nil` for a mixture of both.
    private static func kind(of column: [[Cell]]) -> Kind? {
        let areFigures = column.map { $0.allSatisfy(\.isFigure) }
        let below = areFigures.first == false ? areFigures.dropFirst() : areFigures[...]
        if !below.isEmpty, Double(below.count { $0 }) >= leastFigures * Double(below.count) { return .figures }
        return Double(areFigures.count { $0 }) <= mostFigures * Double(column.count) ? .names : nil
    }

    private func areLevel(_ few: [[Cell]], _ many: [[Cell]]) -> Bool {
        let (few, many) = (few.compactMap(\.first), many.compactMap(\.first))
        let fewest = few.count == many.count ? Self.fewestRows.alike : Self.fewestRows.unlike
        guard few.count >= fewest else { return false }
        let offsets = few.compactMap { cell in
            nearest(to: cell, shiftedBy: 0, among: many).map { many[$0].box.midY - cell.box.midY }
        }
        guard let drift = offsets.median, abs(drift) <= Self.greatestDrift * unit else { return false }
        let paired = few.compactMap { cell -> Int? in
            guard let other = nearest(to: cell, shiftedBy: drift, among: many),
                abs(many[other].box.midY - cell.box.midY - drift) <= Self.greatestOffset * unit
            else { return nil }
            return other
        }
        return Double(Set(paired).count) >= Self.leastPaired * Double(few.count)
    }

    private func nearest(to cell: Cell, shiftedBy drift: Double, among cells: [Cell]) -> Int? {
        cells.indices.min {
            abs(cells[$0].box.midY - cell.box.midY - drift) < abs(cells[$1].box.midY - cell.box.midY - drift)
        }
    }
}
