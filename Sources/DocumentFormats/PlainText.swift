import DocumentModel

/// Writes a document as plain text in UTF-8.
///
/// Words are separated by one blank, lines end with a line feed, indentation becomes blanks, an empty line stands
/// between blocks, and a form feed on a line of its own between pages. A page without text gives no text. Control
/// characters become U+FFFD: none is taken for a line or page end.
public enum PlainText {
    /// What stands between two pages, and between the results of two inputs.
    public static let pageSeparator = "\u{0C}\n"

    public static func text(of document: Document) -> String {
        document.pages.map(text(of:)).joined(separator: pageSeparator)
    }

    public static func text(of page: Page) -> String {
        page.blocks.map(text(of:)).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func text(of block: Block) -> String {
        block.lines.map(text(of:)).joined()
    }

    private static func text(of line: Line) -> String {
        let words = line.words.map { PrintableText.text($0.text) }.filter { !$0.isEmpty }
        guard !words.isEmpty else { return "" }
        return String(repeating: " ", count: max(0, line.indentation)) + words.joined(separator: " ") + "\n"
    }
}
