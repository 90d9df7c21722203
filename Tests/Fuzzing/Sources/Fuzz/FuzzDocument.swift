import Comparison
import DocumentFormats
import DocumentModel
import FileAccess
import Learning

/// A result's file: hOCR, JSON, JSON lines, as such or to learn from; or a text that is compared with another.
enum FuzzDocument {
    @Sendable static func test(_ bytes: [UInt8]) {
        if let document = try? HOCRReader.document(bytes) { write(document) }
        if let document = try? JSONReader.document(bytes) { write(document) }
        for document in (try? JSONReader.documents(lines: bytes)) ?? [] { write(document) }
        _ = try? Corrections(bytes: bytes)
        // The edit distance is quadratic.
        let texts = bytes.prefix(512).split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        let (truth, text) = (texts.first ?? "", texts.dropFirst().first ?? "")
        let accuracy = PageAccuracy(truth: truth, text: text)
        precondition((0...1).contains(accuracy.asWritten.anyOrder.errorRate))
        for endedByZero in [true, false] { _ = PathList.paths(in: bytes, endedByZero: endedByZero) }
    }

    /// Every form must be written, and what is written must be readable.
    static func write(_ document: Document) {
        for format in DocumentFormat.allCases {
            let text = format.render(document)
            switch format {
            case .json: precondition((try? JSONReader.document(Array(text.utf8))) != nil, "JSON is not readable")
            case .hocr: precondition(document.pages.isEmpty || (try? HOCRReader.document(Array(text.utf8))) != nil)
            case .text, .alto, .tsv, .jsonl, .markdown: break
            }
        }
        _ = SearchablePDF().render(document, photos: [])
    }
}
