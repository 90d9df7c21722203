import DocumentFormats

extension ResultFormat {
    /// What names of files in this form may end with, in lower case.
    private var endings: [String] {
        switch self {
        case .document(.text): ["txt", "text"]
        case .document(.hocr): ["hocr", "html", "htm", "xhtml"]
        case .document(.alto): ["xml", "alto"]
        case .document(.tsv): ["tsv"]
        case .document(.json): ["json"]
        case .document(.jsonl): ["jsonl", "ndjson"]
        case .document(.markdown): ["md", "markdown"]
        case .pdf: ["pdf"]
        }
    }

    /// The form that a file's ending says; `nil` for other endings.
    static func called(_ ending: String) -> ResultFormat? { allCases.first { $0.endings.contains(ending) } }

    /// Whether a file in this form may be called so: hOCR is XML, too.
    func mayEnd(with ending: String) -> Bool {
        endings.contains(ending) || Self.called(ending) == nil || self == .document(.hocr) && ending == "xml"
    }
}
