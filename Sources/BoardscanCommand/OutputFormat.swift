import ArgumentParser
import DocumentFormats
import DocumentModel

/// The formats results can be written in.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    case text

    var fileExtension: String {
        switch self {
        case .text: "txt"
        }
    }

    func bytes(of document: Document) -> [UInt8] {
        switch self {
        case .text: Array(PlainText.text(of: document).utf8)
        }
    }

    /// What stands between the results of two inputs on standard output.
    var separator: [UInt8] {
        switch self {
        case .text: Array(PlainText.pageSeparator.utf8)
        }
    }
}
