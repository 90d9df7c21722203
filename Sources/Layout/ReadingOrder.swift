import Algorithms
import DocumentModel

/// Found lines → blocks of rows in the order a person reads them.
///
/// Pairs of lines decide, as in the document spectrum (O'Gorman 1993, doi:10.1109/34.244677), which knows neither columns
/// nor lanes and so takes slanted notes, mind maps and boards without straight margins; but what speaks for a pair is
/// weighed by logistic regressions fitted on pages whose order is known, instead of by thresholds. Each step takes values
/// and gives values:
///
/// 1. Lines are cut at gaps that may divide columns (``Stretch``).
/// 2. What is one row is joined (`RowJoining`): lines found in pieces, and the cells of a table.
/// 3. Rows that are read right after each other make blocks (`BlockChains`, `BlockNesting`).
/// 4. Blocks come column by column (`BlockOrder`).
///
/// All lengths are in letter heights, so that the order does not depend on the size of a picture. Lines of another
/// quarter turn than most come after the others, each direction by itself.
public struct ReadingOrder {
    private let rowModel: LogisticModel<RowEvidence>
    private let belowModel: LogisticModel<BelowEvidence>

    /// Gaps wider than this divide cells, in letter heights; as wide divides lines for the stage that finds them.
    private static let cellGap = 1.6

    /// Creates the order, with other models than the fitted ones for trials.
    public init(
        rows: LogisticModel<RowEvidence> = .fitted, below: LogisticModel<BelowEvidence> = .fitted
    ) {
        (rowModel, belowModel) = (rows, below)
    }

    /// Blocks of rows; each word of each line with a place is in one row.
    ///
    /// Where the photo is given that they stand on, borders and the edges of notes count.
    public func blocks(of lines: [LayoutLine], on ground: LayoutGround? = nil) -> [[LayoutRow]] {
        let stretches = lines.enumerated().flatMap { Stretch.stretches(of: $1, index: $0, on: ground) }
        return QuarterTurns(stretches).groups.flatMap { direction, group in
            blocks(of: group, along: direction, on: ground)
        }
    }

    private func blocks(
        of stretches: [Stretch], along direction: SIMD2<Double>, on ground: LayoutGround?
    ) -> [[LayoutRow]] {
        let parts = RowJoining(model: rowModel, ground: ground).rows(of: stretches).map { $0.map { stretches[$0] } }
        let rows = parts.compactMap(Stretch.joining)
        guard let unit = rows.map(\.height).median else { return [] }
        let chains = BlockChains(model: belowModel, ground: ground).blocks(of: rows)
        let blocks = BlockNesting(rows: rows, direction: direction, unit: unit).nested(chains)
        let boxes = blocks.map { block in BlockBox(of: block.map { rows[$0] }, along: direction) }
        let rule = ground.map { LaneRule(ground: $0, direction: direction, unit: unit) }
        return BlockOrder(unit: unit, rule: rule).order(boxes).map { blocks[$0].map { Self.row(parts[$0]) } }
    }

    /// All lines as one block whose rows are read across, whatever stands between them.
    public func singleBlock(of lines: [LayoutLine]) -> [LayoutRow] {
        let stretches = lines.enumerated().compactMap { Stretch($1, index: $0) }
        let near = Neighbourhood(stretches)
        let rows = RowJoining.chains(RowLinks(stretches.count, near).right).map { $0.map { stretches[$0] } }
        let direction = QuarterTurns(stretches).groups.first?.direction ?? SIMD2(1, 0)
        func height(_ row: [Stretch]) -> Double { row.first?.start.across(direction) ?? 0 }
        return rows.enumerated().sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }
            .map { Self.row($0.element) }
    }

    private static func row(_ parts: [Stretch]) -> LayoutRow {
        let cells = parts.chunked { left, right in
            PairPlace(left, right).map { $0.gap <= cellGap } ?? false
        }
        return LayoutRow(cells: cells.map { $0.flatMap(\.pieces) })
    }
}
