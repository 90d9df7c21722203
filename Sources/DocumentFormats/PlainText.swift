import DocumentModel

/// Writes a document as plain text in UTF-8.
///
/// Words are separated by one blank, cells of a row by two, lines end with a line feed, indentation becomes blanks, an empty line stands
/// between blocks, and a form feed on a line of its own between pages. A page without text gives no text. Control
/// characters become U+FFFD: none is taken for a line or page end.
public enum PlainText {
    /// What stands between two pages, and between the results of two inputs.
    public static let pageSeparator = "\u{0C}\n"

    /// The text of all pages; it ends with a line feed, unless it is empty.
    public static func text(of document: Document) -> String {
        document.pages.map { text(of: $0) }.joined(separator: pageSeparator)
    }

    /// How many blanks stand between two words.
    public enum Gaps: Sendable {
        /// One.
        case single
        /// Two between the cells of a row, else one.
        case cells
        /// As many as the gap is wide.
        case measured
    }

    /// The text of a page.
    public static func text(of page: Page, gaps: Gaps = .cells) -> String {
        page.blocks.map { block in block.lines.map { text(of: $0, on: page, gaps) }.joined() }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func text(of line: Line, on page: Page, _ gaps: Gaps) -> String {
        let words = line.words.map { (word: $0, text: PrintableText.text($0.text)) }.filter { !$0.text.isEmpty }
        guard let first = words.first else { return "" }
        let pairs = zip(words, words.dropFirst())
        let blanks =
            switch gaps {
            case .single: pairs.map { _ in " " }
            case .cells: pairs.map { $0.word.cell == $1.word.cell ? " " : "  " }
            case .measured: blanks(between: words.map(\.word), page.view(of: line))
            }
        let rest = zip(blanks, words.dropFirst()).map { $0 + $1.text }.joined()
        return String(repeating: " ", count: max(0, line.indentation)) + first.text + rest + "\n"
    }

    /// A blank is as wide as a character of the line; what is less than two of them is one.
    private static func blanks(between words: [Word], _ view: LevelView) -> [String] {
        let boxes: [LevelBox] = words.map { view.box(of: $0) }
        let length = boxes.reduce(0) { $0 + ($1.right - $1.left) }
        let characters = words.reduce(0) { $0 + $1.characters.count }
        let width = max(1, length / Double(max(1, characters)))
        return zip(boxes, boxes.dropFirst()).map { left, right in
            let count = min(mostBlanks, (right.left - left.right) / width)
            return String(repeating: " ", count: max(1, Int(count)))
        }
    }

    /// More is no gap any more.
    private static let mostBlanks = 200.0
}
