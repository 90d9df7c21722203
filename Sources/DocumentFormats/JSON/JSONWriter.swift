import DocumentModel
import FoundationEssentials

/// Writes a document as JSON: ``JSONDocument``, its keys in alphabetical order.
public struct JSONWriter: Sendable {
    private let options: FormatOptions

    /// A writer with options; ``FormatOptions/hasCharacterElements`` is for hOCR alone.
    public init(options: FormatOptions = FormatOptions()) { self.options = options }

    /// Indented, for a file.
    public func render(_ document: Document) -> String { encode(document, formatting: .prettyPrinted) + "\n" }

    /// On a single line, which a line feed ends, for a stream.
    public func renderLine(_ document: Document) -> String { encode(document, formatting: []) + "\n" }

    private func encode(_ document: Document, formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        do {
            return String(decoding: try encoder.encode(JSONDocument(document, options: options)), as: UTF8.self)
        } catch {
            // Encoding fails only for numbers that are none, and JSONDocument has only finite ones.
            assertionFailure("\(error)")
            return "null"
        }
    }
}
