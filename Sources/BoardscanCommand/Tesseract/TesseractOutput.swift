import DocumentFormats

/// The files the tesseract program can write, in the order it writes them.
enum TesseractOutput: String, CaseIterable {
    case hocr, alto, tsv, pdf, makebox, lstmbox, wordstrbox, txt

    /// What stands behind OUTPUTBASE.
    var fileExtension: String {
        switch self {
        case .alto: "xml"
        case .makebox, .lstmbox, .wordstrbox: "box"
        case .hocr, .tsv, .pdf, .txt: rawValue
        }
    }

    /// The parameter that asks for it.
    var parameter: String { self == .makebox ? "tessedit_create_boxfile" : "tessedit_create_\(rawValue)" }
}
