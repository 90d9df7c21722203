import DocumentModel

/// Whether what stands side by side are the cells of a table, whose rows are read across, and no columns of text.
///
/// A price list, a receipt, a name plate, a table of measurements: names in one column, figures in others, each on the
/// level of a name; or figures in all of them.
struct TableRows {
    /// Median letter height.
    let unit: Double

    /// Rows of two cells that there are at least: where both sides have as many, and otherwise.
    private static let fewestRows = (alike: 2, unlike: 3)
    /// The share of the cells on the side with fewer that have another beside them.
    private static let leastPaired = 0.8
    /// The share of cells that are figures on the one side at least, and on the other at most.
    private static let leastFigures = 0.7
    private static let mostFigures = 0.3
    /// How far the middles of a row's cells may be apart, in units: in all rows alike, and in one of them.
    private static let greatestDrift = 1.0
    private static let greatestOffset = 0.4

    /// A cell's box, and whether it is mostly figures.
    typealias Cell = (box: PixelBox, isFigure: Bool)

    /// `columns` holds the rows of each column, the cells of a row from the left.
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

    /// What a column has; a head above figures is no figure.
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
