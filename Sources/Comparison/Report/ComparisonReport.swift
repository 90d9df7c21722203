import DocumentFormats

/// The page that `--report` writes: everything to be seen in one file, without scripts and without a network.
public struct ComparisonReport: Sendable {
    let comparison: Comparison

    /// The report of a comparison.
    public init(_ comparison: Comparison) { self.comparison = comparison }

    /// A whole document.
    public var html: String {
        HTMLPage(
            title: "comparison of \(comparison.inputs.count) pages", style: .report,
            body: """
                \(header)
                <main>
                \(sections.joined(separator: "\n"))
                </main>
                """
        ).html
    }

    private var header: String {
        let count = comparison.inputs.count
        let engines = comparison.tesseractVersion.map { "Boardscan and Tesseract \($0)" } ?? "Boardscan"
        return """
            <header>
            <h1>How well boards are read</h1>
            <p>\(HTML.escape(engines)) on \(count) \(count == 1 ? "page" : "pages")</p>
            </header>
            """
    }

    private var sections: [String] {
        var sections: [String] = []
        if !comparison.scored.isEmpty {
            sections += [ReportSummary(comparison).html, ErrorPlot(comparison).html, ConfusionTables(comparison).html]
        }
        if !comparison.unscored.isEmpty, comparison.tesseractVersion != nil {
            sections.append(DisagreementList(comparison).html)
        }
        sections += comparison.inputs.enumerated().map { InputSection($1, number: $0).html }
        if !comparison.scored.isEmpty { sections.append(notes) }
        return sections.filter { !$0.isEmpty }
    }

    private var notes: String {
        let notes = ComparisonText.notes(withTesseract: comparison.tesseractVersion != nil).joined(separator: "\n")
        return "<section><h2>How it was measured</h2>" + HTML.element("pre", class: "notes", notes) + "</section>"
    }
}
