import Comparison
import DocumentFormats
import DocumentModel
import Reading

/// A page as the line network sees it, and what it should say.
public struct SeenPage: Sendable {
    public var name: String
    public var lines: [SeenLine]
    public var truth: String

    public init(name: String, lines: [SeenLine], truth: String) {
        self.name = name
        self.lines = lines
        self.truth = truth
    }

    /// How well a reader reads it, as written and case-folded.
    public func score(_ reader: PageReader) -> (asWritten: PageScore, caseFolded: PageScore, text: String) {
        let page = Page(width: 0, height: 0, blocks: reader.read(lines))
        let text = PlainText.text(of: Document(pages: [page]))
        return (
            PageScore(truth: truth, text: text), PageScore(truth: truth.lowercased(), text: text.lowercased()), text
        )
    }
}
