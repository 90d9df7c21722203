import DocumentModel
import Segmentation

/// The lines that were read → blocks in reading order, with words and characters numbered.
///
/// What segmentation took for lines counts no more: drawings are gone by now, and what stands between words is known.
enum PageOrder {
    /// - Parameter lines: each with its letter height.
    static func blocks(of lines: [(line: Line, height: Double)]) -> [Block] {
        let order = ReadingOrder { areFigures(lines[$0].line.words[$1]) }
            .blocks(of: lines.map { $0.line.words.map(\.box) }, heights: lines.map(\.height))
        var nextWord = 0
        return order.compactMap { block in
            let pieces = block.compactMap { piece in
                part(piece.words, of: lines[piece.line].line).map { (line: $0, height: lines[piece.line].height) }
            }
            let ordered = PageRows.joined(pieces).map { numbered($0, nextWord: &nextWord) }
            return ordered.map(\.box).union().map { Block(box: $0, lines: Indentation.indented(ordered)) }
        }
    }

    /// The share of figures among the characters of a table's cell: "230 V", "5.79", "GH19-01462".
    private static let leastFigures = 0.3

    private static func areFigures(_ words: ArraySlice<Word>) -> Bool {
        let text = words.map(\.text).joined()
        return !text.isEmpty && Double(text.count(where: \.isNumber)) >= leastFigures * Double(text.count)
    }

    private static func part(_ words: Range<Int>, of line: Line) -> Line? {
        let words = Array(line.words[words])
        return words.map(\.box).union().map { Line(box: $0, baseline: line.baseline, words: words) }
    }

    private static func numbered(_ line: Line, nextWord: inout Int) -> Line {
        Line(box: line.box, baseline: line.baseline, words: line.words.map { $0.numbered(&nextWord) })
    }
}
