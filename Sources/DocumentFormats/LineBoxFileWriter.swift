import DocumentModel

/// Writes the box files that Tesseract's network is trained with: what a line says, with the box of the whole line.
///
/// The origin is the picture's lower left corner, y grows upwards, pages are counted from 0.
public struct LineBoxFileWriter: Sendable {
    /// The two ways of telling what a line says.
    public enum Kind: Sendable {
        /// A line for each character, the blanks between words among them, and one of a tabulator at the end
        /// (`lstmbox`).
        case characters
        /// A line for all words together (`wordstrbox`).
        case words
    }

    private let kind: Kind
    /// A line's end is so many pixels wide.
    private static let endWidth = 5

    /// A writer of one kind.
    public init(_ kind: Kind) { self.kind = kind }

    /// A whole file; lines without text are left out.
    public func render(_ document: Document) -> String {
        document.pages.enumerated().map { number, page in
            page.blocks.flatMap(\.lines).map { text(of: $0, on: page, number: number) }.joined()
        }.joined()
    }

    private func text(of line: Line, on page: Page, number: Int) -> String {
        let words = line.words.map { PrintableText.text($0.text) }.filter { !$0.isEmpty }
        guard !words.isEmpty else { return "" }
        func corners(left: Int, right: Int) -> String {
            "\(left) \(page.height - line.box.maxY) \(right) \(page.height - line.box.y) \(number)"
        }
        let (left, right) = (line.box.x, line.box.maxX)
        let text = words.joined(separator: " ")
        switch kind {
        case .characters:
            let box = corners(left: left, right: right)
            return (Array(text) + ["\t"]).map { "\($0) \(box)\n" }.joined()
        case .words:
            return "WordStr \(corners(left: left, right: right)) #\(text) \n"
                + "\t \(corners(left: right + 1, right: right + Self.endWidth))\n"
        }
    }
}
