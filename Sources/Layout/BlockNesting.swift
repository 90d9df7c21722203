/// Blocks that lie within another one, beside its rows, are read with these rows.
///
/// What was left over of a line that is found in pieces, the right part of a formula, a remark beside a list.
struct BlockNesting {
    let rows: [Stretch]
    let direction: SIMD2<Double>
    /// Usual letter height of the page, in pixels.
    let unit: Double

    /// How far a block may jut out, in letter heights.
    private static let margin = 0.5
    /// How far baselines of rows side by side may be apart, and how far rows may run into each other, in letter heights.
    private static let (sameRow, miss) = (0.6, 0.3)

    /// The blocks that are left, each with what lies within it.
    func nested(_ blocks: [[Int]]) -> [[Int]] {
        var blocks = blocks
        let boxes = blocks.map { block in BlockBox(of: block.map { rows[$0] }, along: direction) }
        for inner in blocks.indices.sorted(by: { (blocks[$0].count, $0) < (blocks[$1].count, $1) }) {
            let hosts = blocks.indices.filter { outer in
                outer != inner && blocks[outer].count >= blocks[inner].count
                    && boxes[outer].holds(boxes[inner], margin: Self.margin * unit)
            }.map { outer in
                (block: outer, beside: blocks[inner].count { row in blocks[outer].contains { isBeside(row, $0) } })
            }
            guard let host = hosts.max(by: { ($0.beside, -$0.block) < ($1.beside, -$1.block) }),
                2 * host.beside >= blocks[inner].count
            else { continue }
            for row in blocks[inner] { blocks[host.block].insert(row, at: place(of: row, in: blocks[host.block])) }
            blocks[inner] = []
        }
        return blocks.filter { !$0.isEmpty }
    }

    private func isBeside(_ row: Int, _ other: Int) -> Bool {
        guard let place = PairPlace(rows[other], rows[row]) else { return false }
        return abs(place.drop) < Self.sameRow * unit
            && place.second.lowerBound >= place.first.upperBound - Self.miss * unit
    }

    /// Behind the last of a block's rows that stands beside it or above.
    private func place(of row: Int, in block: [Int]) -> Int {
        let last = block.lastIndex { other in
            PairPlace(rows[other], rows[row]).map { $0.drop > -Self.sameRow * unit }
                ?? (rows[row].start.across(direction) > rows[other].start.across(direction))
        }
        return last.map { $0 + 1 } ?? 0
    }
}
