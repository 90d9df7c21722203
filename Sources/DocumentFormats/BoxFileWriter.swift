import DocumentModel

/// Writes Tesseract's box files: a line "character left bottom right top page" for each character.
///
/// The origin is the picture's lower left corner, y grows upwards, pages are counted from 0.
public struct BoxFileWriter: Sendable {
    /// Creates a writer of box files.
    public init() {}

    /// A whole file; a character that the form cannot hold is U+FFFD.
    public func render(_ document: Document) -> String {
        document.pages.enumerated().map { number, page in
            page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters).map { character in
                let box = character.box
                let corners = [box.x, page.height - box.maxY, box.maxX, page.height - box.y, number]
                return ([printable(character.text)] + corners.map(String.init)).joined(separator: " ") + "\n"
            }.joined()
        }.joined()
    }

    /// Blanks part the fields.
    private func printable(_ text: String) -> String {
        let isBad = text.isEmpty || text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
        return isBad ? "\u{FFFD}" : text
    }
}
