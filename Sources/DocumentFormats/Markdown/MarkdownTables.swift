import Algorithms
import DocumentModel

extension [MarkdownLayout.TextLine] {
    /// The lines in parts: rows that follow one another with as many cells each are a table, and all else is none.
    var chunkedByTables: [(lines: [MarkdownLayout.TextLine], table: [[String]]?)] {
        let runs = chunked { $0.cells.count == $1.cells.count }
        let parts = runs.map { run -> (lines: [MarkdownLayout.TextLine], table: [[String]]?) in
            let isTable = run.count >= Block.fewestRows && (run.first?.cells.count ?? 0) >= Block.fewestCells
            return (Array(run), isTable ? run.map(\.cells) : nil)
        }
        return parts.reduce(into: []) { result, part in
            if part.table == nil, let last = result.last, last.table == nil {
                result[result.count - 1].lines += part.lines
            } else {
                result.append(part)
            }
        }
    }
}

extension MarkdownElement {
    /// A table as GitHub's Markdown has it; the first row is its head, for it cannot be without.
    static func text(ofTable rows: [[String]]) -> String {
        let lines = rows.map { "| " + $0.map(MarkdownText.escaped).joined(separator: " | ") + " |" }
        let rule = "|" + String(repeating: " --- |", count: rows.first?.count ?? 0)
        return (lines.prefix(1) + [rule] + lines.dropFirst()).joined(separator: "\n")
    }
}
