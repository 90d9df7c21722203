import DocumentModel

/// Writes a document as plain text in UTF-8.
///
/// Words are separated by one blank, lines end with a line feed, indentation becomes blanks, an empty line stands
/// between blocks, and a form feed on a line of its own between pages. A page without text gives no text. Control
/// characters become U+FFFD: none is taken for a line or page end.
public enum PlainText {
    /// What stands between two pages, and between the results of two inputs.
    public static let pageSeparator = "\u{0C}\n"

    /// The text of all pages; it ends with a line feed, unless it is empty.
    public static func text(of document: Document) -> String {
        document.pages.map { text(of: $0) }.joined(separator: pageSeparator)
    }

    /// With `keepingGaps`, gaps between words that are wide enough for several blanks become as many.
    public static func text(of page: Page, keepingGaps: Bool = false) -> String {
        page.blocks.map { block in block.lines.map { text(of: $0, keepingGaps ? page.view(of: $0) : nil) }.joined() }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Gaps are measured in `view`; without it there is one blank between any words.
    private static func text(of line: Line, _ view: LevelView?) -> String {
        let words = line.words.map { (word: $0, text: PrintableText.text($0.text)) }.filter { !$0.text.isEmpty }
        guard !words.isEmpty else { return "" }
        let gaps = view.map { blanks(between: words.map(\.word), $0) } ?? []
        var text = String(repeating: " ", count: max(0, line.indentation))
        for (position, word) in words.enumerated() {
            if position > 0 { text += position <= gaps.count ? gaps[position - 1] : " " }
            text += word.text
        }
        return text + "\n"
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
