import DocumentModel
import Layout

/// The lines that were read → blocks in reading order, with words and characters numbered.
///
/// What segmentation took for lines counts no more: drawings are gone by now, and what stands between words is known.
enum PageOrder {
    /// Puts lines into blocks in reading order.
    ///
    /// The ground is the photo that they stand on. If `isOneBlock`, they are known to be one block, whose rows are read
    /// across.
    static func blocks(
        of lines: [PlacedLine], on ground: LayoutGround? = nil, isOneBlock: Bool = false
    ) -> [Block] {
        let places = lines.map(\.place)
        let order = ReadingOrder()
        let found = isOneBlock ? [order.singleBlock(of: places)] : order.blocks(of: places, on: ground)
        var nextWord = 0
        return found.compactMap { rows in
            let ordered = rows.compactMap { row in line(row, of: lines).map { numbered($0, nextWord: &nextWord) } }
            return ordered.map(\.box).union().map { Block(box: $0, lines: indented(ordered)) }
        }
    }

    /// A row as one line, whose baseline is that of the piece with most words.
    private static func line(_ row: LayoutRow, of lines: [PlacedLine]) -> Line? {
        let cells = row.cells.enumerated().flatMap { index, pieces in
            pieces.compactMap { part($0, of: lines[$0.line].line, cell: row.cells.count > 1 ? index : nil) }
        }
        guard var line = cells.max(by: { $0.words.count < $1.words.count }), let box = cells.map(\.box).union() else {
            return nil
        }
        line.words = cells.flatMap(\.words)
        line.box = box
        return line
    }

    private static func part(_ piece: LinePiece, of line: Line, cell: Int?) -> Line? {
        var part = line
        part.words = line.words[piece.words].map { word in
            var word = word
            word.cell = cell
            return word
        }
        guard let box = part.words.map(\.box).union() else { return nil }
        part.box = box
        return part
    }

    /// Indentation is measured on lines turned until they are level; only how they lie to each other matters.
    private static func indented(_ lines: [Line]) -> [Line] {
        let level = lines.map { $0.turned(by: $0.quarterTurn.inverse, width: 0, height: 0) }
        return zip(lines, Indentation.indented(level)).map { line, level in
            var line = line
            line.indentation = level.indentation
            return line
        }
    }

    private static func numbered(_ line: Line, nextWord: inout Int) -> Line {
        var line = line
        line.words = line.words.map { $0.numbered(&nextWord) }
        return line
    }
}
