import Algorithms
import DocumentModel

/// Lines → blocks in reading order, by recursive cuts along the widest empty lanes.
///
/// The X–Y cut (Nagy & Seth 1984, ICPR 347–349), with lanes measured in text heights: a lane between columns must be
/// wide, one between paragraphs may be narrow, and columns are read one after the other. On boards a line or two may
/// run across the lane between columns (`ColumnLane`), and where both sides of it are cells of a table (`TableRows`)
/// there is no cut at all.
public struct ReadingOrder {
    /// Least width of a lane between columns, in median letter heights.
    private let columnLane = 1.0
    /// Least height of a lane between blocks, in median letter heights.
    private let blockLane = 1.5

    /// Columns are split first where their lane is at least this share of the blocks' lane, each over its least width.
    private let columnsFirst = 0.5
    /// Least height of a lane above or below a table, as a multiple of the usual gap between its rows.
    private let tableLane = 1.7
    /// Boxes side by side may overlap by this share of the narrower one's width, as those of slanted writing do.
    private let greatestOverlap = 0.2
    /// Whether some words of a line are mostly figures, as the cells of a table may be.
    private let isFigure: (_ line: Int, _ words: Range<Int>) -> Bool

    /// - Parameter isFigure: whether some words of a line are mostly figures; without it there are no tables.
    public init(isFigure: @escaping (_ line: Int, _ words: Range<Int>) -> Bool = { _, _ in false }) {
        self.isFigure = isFigure
    }

    /// A line, or what is left of one that was found to run across two columns.
    public struct Piece: Hashable, Sendable {
        /// Index of the line.
        public let line: Int
        /// Its words, by their indices.
        public let words: Range<Int>
        let box: PixelBox
        /// Whether it is a cell of a table.
        var isCell = false
    }

    /// - Parameters:
    ///   - lines: the words' boxes of each line, left to right; a line is cut between words only.
    ///   - heights: the lines' letter heights.
    /// - Returns: pieces of all lines that have words, grouped into blocks.
    public func blocks(of lines: [[PixelBox]], heights: [Double]) -> [[Piece]] {
        let pieces = pieces(of: lines)
        guard !pieces.isEmpty, let unit = heights.median else { return [] }
        return split(pieces, lines: lines, unit: unit)
    }

    /// The pieces of lines that are known to be one block, where what stands side by side is one row.
    public func block(of lines: [[PixelBox]]) -> [[Piece]] {
        let pieces = pieces(of: lines)
        return pieces.isEmpty ? [] : [cells(pieces)]
    }

    private func pieces(of lines: [[PixelBox]]) -> [Piece] {
        lines.enumerated().compactMap { index, words in
            words.union().map { Piece(line: index, words: words.indices, box: $0) }
        }
    }

    /// - Returns: indices into `boxes`, grouped into blocks.
    public func blocks(of boxes: [PixelBox], heights: [Double]) -> [[Int]] {
        blocks(of: boxes.map { [$0] }, heights: heights).map { $0.map(\.line) }
    }

    /// The pieces of a block, those of a table's row together.
    public func rows(in block: [Piece]) -> [[Piece]] {
        block.reduce(into: [[Piece]]()) { rows, piece in
            if piece.isCell, let row = rows.last, row.allSatisfy({ areSideBySide($0.box, piece.box) }) {
                rows[rows.count - 1].append(piece)
            } else {
                rows.append([piece])
            }
        }
    }

    private func split(_ pieces: [Piece], lines: [[PixelBox]], unit: Double) -> [[Piece]] {
        guard pieces.count > 1 else { return [pieces] }
        let vertical = widestLane(pieces, from: \.x, to: \.maxX)
        let horizontal = widestLane(pieces, from: \.y, to: \.maxY)
        let columnScore = vertical.width / (columnLane * unit)
        let blockScore = horizontal.width / (blockLane * unit)
        let lane =
            columnScore >= 1 && columnScore >= blockScore * columnsFirst
            ? (before: vertical.before, after: vertical.after)
            : ColumnLane(width: columnLane * unit, unit: unit).columns(of: pieces, lines: lines)
        let parts: (before: [Piece], after: [Piece])
        if let lane {
            if areRows(lane.before, lane.after, lines: lines, unit: unit) { return table(pieces) }
            parts = lane
        } else if blockScore >= 1 {
            parts = (horizontal.before, horizontal.after)
        } else {
            return [rows(pieces)]
        }
        return split(parts.before, lines: lines, unit: unit) + split(parts.after, lines: lines, unit: unit)
    }

    private func areRows(_ left: [Piece], _ right: [Piece], lines: [[PixelBox]], unit: Double) -> Bool {
        let cells = [left, right].flatMap { columns(of: $0, unit: unit) }.map { column in
            groups(ofRows: column).map { row in
                row.flatMap { parts(of: $0, lines: lines, unit: unit) }.sorted { $0.box.x < $1.box.x }
                    .map { ($0.box, isFigure($0.line, $0.words)) }
            }
        }
        return TableRows(unit: unit).join(cells)
    }

    /// The parts of a piece between gaps that are wide enough for a lane: some cells of a row may have been taken for
    /// one line.
    private func parts(of piece: Piece, lines: [[PixelBox]], unit: Double) -> [Piece] {
        let boxes = lines[piece.line]
        return piece.words.chunked { Double(boxes[$1].x - boxes[$0].maxX) < columnLane * unit }.compactMap { words in
            boxes[words].union().map { Piece(line: piece.line, words: words, box: $0) }
        }
    }

    /// The pieces in groups between empty lanes that are wide enough for columns, from the left.
    private func columns(of pieces: [Piece], unit: Double) -> [[Piece]] {
        var columns: [[Piece]] = []
        var reach = 0
        for piece in pieces.sorted(by: { $0.box.x < $1.box.x }) {
            if columns.isEmpty || Double(piece.box.x - reach) >= columnLane * unit { columns.append([]) }
            columns[columns.count - 1].append(piece)
            reach = max(reach, piece.box.maxX)
        }
        return columns
    }

    /// Blocks of rows: a table, and what stands apart above and below it.
    private func table(_ pieces: [Piece]) -> [[Piece]] {
        let sorted = cells(pieces)
        guard var bottom = sorted.first?.box.maxY else { return [] }
        // The gap above each piece; not above 0 where it stands beside another.
        let gaps = sorted.map { piece in
            defer { bottom = max(bottom, piece.box.maxY) }
            return piece.box.y - bottom
        }
        guard let usual = gaps.filter({ $0 > 0 }).median else { return [sorted] }
        let least = tableLane * Double(usual)
        var blocks: [[Piece]] = [[]]
        for (piece, gap) in zip(sorted, gaps) {
            if Double(gap) > least { blocks.append([]) }
            blocks[blocks.count - 1].append(piece)
        }
        return blocks
    }

    /// The pieces in rows, each one a cell.
    private func cells(_ pieces: [Piece]) -> [Piece] {
        rows(pieces).map { piece in
            var cell = piece
            cell.isCell = true
            return cell
        }
    }

    /// The pieces from top to bottom, those that stand side by side from left to right.
    private func rows(_ pieces: [Piece]) -> [Piece] {
        groups(ofRows: pieces).flatMap { $0.sorted { $0.box.x < $1.box.x } }
    }

    /// The pieces in groups of those that stand side by side, from the top down.
    private func groups(ofRows pieces: [Piece]) -> [[Piece]] {
        var rows: [[Piece]] = []
        for piece in pieces.sorted(by: { $0.box.midY < $1.box.midY }) {
            if let row = rows.indices.last, rows[row].allSatisfy({ areSideBySide($0.box, piece.box) }) {
                rows[row].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows
    }

    private func areSideBySide(_ first: PixelBox, _ second: PixelBox) -> Bool {
        let common = min(first.maxY, second.maxY) - max(first.y, second.y)
        let shared = min(first.maxX, second.maxX) - max(first.x, second.x)
        return Double(shared) <= greatestOverlap * Double(min(first.width, second.width))
            && 2 * common > min(first.height, second.height)
    }

    private func widestLane(
        _ pieces: [Piece], from start: (PixelBox) -> Int, to end: (PixelBox) -> Int
    ) -> (width: Double, before: [Piece], after: [Piece]) {
        let sorted = pieces.sorted { start($0.box) < start($1.box) }
        var reach = Int.min
        var best = (width: 0, position: 0)
        for (position, piece) in sorted.enumerated() {
            if position > 0, start(piece.box) - reach > best.width { best = (start(piece.box) - reach, position) }
            reach = max(reach, end(piece.box))
        }
        return (Double(best.width), Array(sorted[..<best.position]), Array(sorted[best.position...]))
    }
}
