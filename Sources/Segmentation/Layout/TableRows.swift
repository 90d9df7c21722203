import DocumentModel

/// Whether what stands on both sides of a lane are the cells of a table, whose rows are read across, and no columns of text.
///
/// A price list, a receipt, a name plate: names on one side, figures on the other, each on the level of a name. Figures on both
/// sides are two columns of them: nothing tells that they belong together.
struct TableRows {
    /// Median letter height.
    let unit: Double

    /// Rows of two cells that there are at least, and the share of the cells on the side with fewer that have another beside them.
    private static let fewestRows = 3
    private static let leastPaired = 0.8
    /// The share of cells that are figures on the one side at least, and on the other at most.
    private static let leastFigures = 0.7
    private static let mostFigures = 0.3
    /// How far the middles of a row's cells may be apart, in units: in all rows alike, and in one of them.
    private static let greatestDrift = 1.0
    private static let greatestOffset = 0.4

    /// A cell's box, and whether it is mostly figures.
    typealias Cell = (box: PixelBox, isFigure: Bool)

    func join(_ left: [Cell], _ right: [Cell]) -> Bool {
        let (few, many) = left.count < right.count ? (left, right) : (right, left)
        guard few.count >= Self.fewestRows, Self.areNamesAndFigures(left, right) else { return false }
        let offsets = few.compactMap { cell in
            nearest(to: cell, shiftedBy: 0, among: many).map { many[$0].box.midY - cell.box.midY }
        }.sorted()
        let drift = offsets[offsets.count / 2]
        guard abs(drift) <= Self.greatestDrift * unit else { return false }
        let paired = few.compactMap { cell -> Int? in
            guard let other = nearest(to: cell, shiftedBy: drift, among: many),
                abs(many[other].box.midY - cell.box.midY - drift) <= Self.greatestOffset * unit
            else { return nil }
            return other
        }
        return Double(Set(paired).count) >= Self.leastPaired * Double(few.count)
    }

    private static func areNamesAndFigures(_ first: [Cell], _ second: [Cell]) -> Bool {
        let shares = [first, second].map { cells in Double(cells.count { $0.isFigure }) / Double(max(1, cells.count)) }
        return shares.max() ?? 0 >= leastFigures && shares.min() ?? 1 <= mostFigures
    }

    private func nearest(to cell: Cell, shiftedBy drift: Double, among cells: [Cell]) -> Int? {
        cells.indices.min {
            abs(cells[$0].box.midY - cell.box.midY - drift) < abs(cells[$1].box.midY - cell.box.midY - drift)
        }
    }
}
