/// Why a file is no document; the description is one line for people, without the file's name.
public enum FormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no page of hOCR in it.
    case notHOCR
    /// It is no JSON, or lacks what a document of boardscan has.
    case notJSON
    /// It is JSON that says it is something else.
    case otherSchema
    /// It is of a later version of the form, which is told.
    case newerVersion(Int)
    /// A box reaches farther than any picture does, or its size is negative.
    case impossibleBox
    /// A line of a stream, counted from 1.
    indirect case inLine(Int, FormatError)

    public var description: String {
        switch self {
        case .notHOCR: "not hOCR: it has no ocr_page"
        case .notJSON: "not JSON of the form boardscan writes"
        case .otherSchema: "not a boardscan document"
        case .newerVersion(let version): "a boardscan document of version \(version), which is too new"
        case .impossibleBox: "a box has an impossible size"
        case .inLine(let line, let error): "line \(line): \(error)"
        }
    }
}
