/// The accuracy of texts that any program read, page by page.
public struct TextScores: Sendable {
    /// A page's text with its score.
    public struct ScoredPage: Sendable {
        /// What tables call the page.
        public let name: String
        /// How far its text is from the truth.
        public let accuracy: PageAccuracy
        /// "no text" where there is none; `nil` else.
        public let failure: String?

        /// `text` is `nil` where there is none: every character is an error then.
        public init(name: String, truth: String, text: String?) {
            self.name = name
            accuracy = text.map { PageAccuracy(truth: truth, text: $0) } ?? .unread(truth: truth)
            failure = text == nil ? "no text" : nil
        }
    }

    /// The pages, in the order of the table.
    public let pages: [ScoredPage]

    /// The scores of pages, to be told together.
    public init(pages: [ScoredPage]) { self.pages = pages }

    /// The table, and how it was measured.
    public var text: String {
        var groups = pages.map { ComparisonTable.Group(name: $0.name, rows: [row($0)]) }
        groups.append(.init(name: "all \(pages.count) pages", rows: [pooledRow]))
        let lines = ComparisonTable(groups).lines + [""] + ComparisonText.notes(withTesseract: false)
        return lines.joined(separator: "\n") + "\n"
    }

    func row(_ page: ScoredPage) -> Comparison.Row {
        Comparison.Row(
            engine: "text", accuracy: page.accuracy, seconds: nil, peakMemory: nil, failure: page.failure)
    }

    var pooledRow: Comparison.Row {
        let failures = pages.count { $0.failure != nil }
        return Comparison.Row(
            engine: "text", accuracy: .pooled(pages.map(\.accuracy)), seconds: nil, peakMemory: nil,
            failure: failures == 0 ? nil : "\(failures) failed")
    }
}
