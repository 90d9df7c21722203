import ArgumentParser
import DocumentFormats
import DocumentModel

/// The forms that results of reading have: those of documents, and PDF, which shows the pictures as well.
enum ResultFormat: Hashable, Sendable {
    case document(DocumentFormat)
    case pdf

    static let text = ResultFormat.document(.text)

    /// What names of files in this form end with, without the dot.
    var fileExtension: String {
        switch self {
        case .document(let format): format.fileExtension
        case .pdf: "pdf"
        }
    }

    /// What joins the results of several inputs to one stream; `nil` where they have to be joined to one document.
    var separator: String? {
        switch self {
        case .document(let format): format.separator
        case .pdf: nil
        }
    }

    /// A whole file in this form; PDF takes one photo for each page.
    func render(_ document: Document, photos: [SearchablePDF.Photo?], options: FormatOptions) -> [UInt8] {
        switch self {
        case .document(let format): Array(format.render(document, options: options).utf8)
        case .pdf: SearchablePDF(generator: options.generator).render(document, photos: photos)
        }
    }
}

extension ResultFormat: ExpressibleByArgument, CaseIterable {
    static let allCases = DocumentFormat.allCases.map(ResultFormat.document) + [.pdf]

    /// What it is called on the command line.
    var name: String {
        switch self {
        case .document(let format): format.rawValue
        case .pdf: "pdf"
        }
    }

    init?(argument: String) {
        guard let format = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = format
    }

    var defaultValueDescription: String { name }
    static var allValueStrings: [String] { allCases.map(\.name) }
}

extension DocumentFormat: ExpressibleByArgument {}
