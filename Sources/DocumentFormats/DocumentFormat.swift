import DocumentModel

/// The forms a document can be written in.
///
/// ```swift
/// let hocr = DocumentFormat.hocr.render(document)
/// ```
public enum DocumentFormat: String, CaseIterable, Sendable {
    /// Plain text (``PlainText``).
    case text
    /// HTML with the place of each word (``HOCRWriter``).
    case hocr
    /// XML of libraries and archives (``ALTOWriter``).
    case alto
    /// A table with a row for each word, as Tesseract writes it.
    case tsv
    /// A JSON document, indented (``JSONWriter``).
    case json
    /// A JSON document on a single line, for streams.
    case jsonl
    /// Markdown, for notes (``MarkdownWriter``).
    case markdown = "md"

    /// What names of files in this form end with, without the dot.
    public var fileExtension: String {
        switch self {
        case .text: "txt"
        case .alto: "xml"
        case .hocr, .tsv, .json, .jsonl, .markdown: rawValue
        }
    }

    /// A whole file in this form.
    public func render(_ document: Document, options: FormatOptions = FormatOptions()) -> String {
        switch self {
        case .text: PlainText.text(of: document)
        case .hocr: HOCRWriter(options: options).render(document)
        case .alto: ALTOWriter(options: options).render(document)
        case .tsv: TSVWriter().render(document)
        case .json: JSONWriter(options: options).render(document)
        case .jsonl: JSONWriter(options: options).renderLine(document)
        case .markdown: MarkdownWriter().render(document)
        }
    }

    /// What joins the results of several inputs to one stream; `nil` where a stream holds one document, which several
    /// inputs have to be joined to first.
    public var separator: String? {
        switch self {
        case .text: PlainText.pageSeparator
        case .jsonl: ""
        case .markdown: MarkdownWriter.pageSeparator
        case .hocr, .alto, .tsv, .json: nil
        }
    }
}

/// What a written document holds.
public struct FormatOptions: Hashable, Sendable {
    /// The program that read, with its version.
    public var generator = Generator()
    /// Whether single characters are told, where the form has a place for them.
    public var includesCharacters = true
    /// Whether runners-up are told, where the form has a place for them; `nil` tells them in ALTO and JSON, and not in
    /// hOCR, where many programs take each of them for a word of its own.
    public var includesAlternatives: Bool?
    /// Whether characters are elements of their own in hOCR (`ocrx_cinfo`); else they are properties of their word
    /// (`x_bboxes`, `x_confs`), which no program takes for more than it is.
    public var hasCharacterElements = false

    /// The options that suit most readers: single characters told, as properties of their words where it is hOCR.
    public init() {}
}

/// The program that read a document.
public struct Generator: Hashable, Sendable {
    /// The program's name.
    public var name: String
    /// Its version, as "1.2.0".
    public var version: String

    /// A program by its name and version; this one unless told otherwise.
    public init(name: String = "boardscan", version: String = Generator.currentVersion) {
        self.name = name
        self.version = version
    }

    /// The version of this program.
    public static let currentVersion = "0.1.0"
}
