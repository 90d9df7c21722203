import DocumentFormats
import DocumentModel

/// The forms in which a reading is given.
enum ResultForm: String, CaseIterable {
    case text, hocr, alto, tsv, json, md, pdf

    /// What files of this form end with.
    var fileExtension: String { format?.fileExtension ?? rawValue }

    /// The media type; hOCR is told as a file, which no browser takes for a page of the server's.
    var type: String {
        switch self {
        case .text: "text/plain; charset=utf-8"
        case .hocr: "text/vnd.hocr+html; charset=utf-8"
        case .alto: "application/xml; charset=utf-8"
        case .tsv: "text/tab-separated-values; charset=utf-8"
        case .json: "application/json"
        case .md: "text/markdown; charset=utf-8"
        case .pdf: "application/pdf"
        }
    }

    private var format: DocumentFormat? { DocumentFormat(rawValue: rawValue) }

    func render(_ reading: BoardReading) -> [UInt8] {
        if let format { return Array(format.render(reading.document).utf8) }
        let photos = reading.pictures.map(\.photo).map {
            SearchablePDF.Photo(jpeg: $0.bytes, width: $0.width, height: $0.height)
        }
        return SearchablePDF(title: reading.document.source ?? "").render(reading.document, photos: photos)
    }
}
