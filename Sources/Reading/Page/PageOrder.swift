import DocumentModel
import Segmentation

/// The lines that were read → blocks in reading order, with words and characters numbered.
///
/// What segmentation took for lines counts no more: drawings are gone by now, and what stands between words is known.
/// Lines that are rather upwards, upside down or downwards than level make blocks of their own, which come after the
/// others.
enum PageOrder {
    /// Puts lines, each with its letter height, into blocks in reading order.
    ///
    /// If `isOneBlock`, the lines that stand alike are known to be one block.
    static func blocks(of lines: [(line: Line, height: Double)], isOneBlock: Bool = false) -> [Block] {
        var nextWord = 0
        return TextAngle.allCases.flatMap { angle -> [Block] in
            let alike = lines.filter { $0.line.quarterTurn == angle }
            // They are turned about the image's corner; only how they lie to each other matters here.
            let level = alike.map { ($0.line.turned(by: angle.inverse, width: 0, height: 0), height: $0.height) }
            return levelBlocks(of: level, isOneBlock: isOneBlock, nextWord: &nextWord).map { block in
                Block(
                    box: block.box.turned(by: angle, width: 0, height: 0),
                    lines: block.lines.map { $0.turned(by: angle, width: 0, height: 0) })
            }
        }
    }

    private static func levelBlocks(
        of lines: [(line: Line, height: Double)], isOneBlock: Bool, nextWord: inout Int
    ) -> [Block] {
        let order = ReadingOrder { areFigures(lines[$0].line.words[$1]) }
        let boxes = lines.map { $0.line.words.map(\.box) }
        let blocks = isOneBlock ? order.block(of: boxes) : order.blocks(of: boxes, heights: lines.map(\.height))
        return blocks.compactMap { block in
            let ordered = order.rows(in: block).compactMap { row in
                joined(row.compactMap { part($0.words, of: lines[$0.line].line) }).map {
                    numbered($0, nextWord: &nextWord)
                }
            }
            return ordered.map(\.box).union().map { Block(box: $0, lines: Indentation.indented(ordered)) }
        }
    }

    /// Least share of digits among the characters of a table's cell of figures: "230 V", "5.79", "GH19-01462".
    private static let leastFigures = 0.3

    private static func areFigures(_ words: ArraySlice<Word>) -> Bool {
        let text = words.map(\.text).joined()
        return !text.isEmpty && Double(text.count(where: \.isNumber)) >= leastFigures * Double(text.count)
    }

    private static func part(_ words: Range<Int>, of line: Line) -> Line? {
        var part = line
        part.words = Array(line.words[words])
        guard let box = part.words.map(\.box).union() else { return nil }
        part.box = box
        return part
    }

    /// The cells of a table's row are one line, whose baseline is that of the cell with most words.
    private static func joined(_ parts: [Line]) -> Line? {
        guard var line = parts.max(by: { $0.words.count < $1.words.count }), let box = parts.map(\.box).union() else {
            return nil
        }
        line.words = parts.flatMap(\.words)
        line.box = box
        return line
    }

    private static func numbered(_ line: Line, nextWord: inout Int) -> Line {
        var line = line
        line.words = line.words.map { $0.numbered(&nextWord) }
        return line
    }
}
