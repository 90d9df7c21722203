import DocumentFormats
import DocumentModel

/// What one engine made of one input, and at what cost.
public struct EngineReading: Hashable, Sendable, Codable {
    /// Without pages when the input could not be read.
    public var document: Document
    /// Processor time from the decoded picture to its text, in seconds; loading the engine's model not counted.
    public var seconds: Double
    /// The most memory the process that read this one input held at a time, in bytes.
    public var peakMemory: Int
    /// Why there is no text, or only that of some pages; one line for people.
    public var failure: String?

    /// A reading put together from its parts.
    public init(document: Document, seconds: Double, peakMemory: Int, failure: String? = nil) {
        self.document = document
        self.seconds = seconds
        self.peakMemory = peakMemory
        self.failure = failure
    }

    /// An input that was not read; its text is empty, which makes its character error rate 1.
    public init(failure: String) {
        self.init(document: Document(pages: []), seconds: 0, peakMemory: 0, failure: failure)
    }

    /// The text of all pages, as `PlainText` writes it.
    public var text: String { PlainText.text(of: document) }

    /// The words of all pages, in reading order.
    public var words: [Word] { document.pages.flatMap(\.blocks).flatMap(\.lines).flatMap(\.words) }

    /// The words' mean confidence, 0…1, each counted with its length; `nil` without words.
    public var meanConfidence: Double? {
        let words = words
        let length = words.reduce(0) { $0 + $1.characters.count }
        guard length > 0 else { return nil }
        return words.reduce(0) { $0 + $1.confidence * Double($1.characters.count) } / Double(length)
    }
}
