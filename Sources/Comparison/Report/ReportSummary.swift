/// The figures of all pages together, and who is ahead.
struct ReportSummary {
    let comparison: Comparison
    private let verdicts: [Verdict]

    init(_ comparison: Comparison) {
        self.comparison = comparison
        verdicts = Verdict.all(comparison)
    }

    var html: String {
        let rows = comparison.pooledRows
        return """
            <section class="summary">
            <h2>Summary</h2>
            <div class="cards">\(rows.prefix(2).enumerated().map { Self.card($1, isBoardscan: $0 == 0) }.joined())</div>
            \(verdicts.isEmpty ? "" : intervals)
            <div class="scroll">\(table(rows))</div>
            </section>
            """
    }

    private static func card(_ row: Comparison.Row, isBoardscan: Bool) -> String {
        let (written, folded) = (row.accuracy.asWritten, row.accuracy.caseFolded)
        return """
            <div class="card \(isBoardscan ? "b" : "t")">
            <h3>\(HTML.escape(row.engine))</h3>
            <p class="big">\(Figures.rate(written.anyOrder.errorRate))</p>
            <p>CER, lines in any order</p>
            <p class="small">\(Figures.rate(folded.anyOrder.errorRate)) with case folded \
            · WER \(Figures.rate(written.words.errorRate)) \
            · bag of words \(Figures.rate(written.bagOfWords.errorRate))</p>
            </div>
            """
    }

    private var intervals: String {
        let reach = verdicts.map { max(abs($0.interval.lower), abs($0.interval.upper)) }.max() ?? 0
        let scale = max(reach, 0.01) * 1.05
        func place(_ value: Double) -> String { HTML.share((value / scale + 1) / 2) }
        let rows = verdicts.map { verdict in
            let interval = verdict.interval
            return """
                <li><span class="what">\(HTML.escape(verdict.measure.title))</span>
                <span class="track zero" role="img" aria-label="\(Figures.difference(interval.difference))">\
                <span class="span \(interval.difference < 0 ? "b" : "t")" style="left:\(place(interval.lower));\
                right:calc(100% - \(place(interval.upper)))"></span>\
                <span class="dot \(interval.difference < 0 ? "b" : "t")" style="left:\(place(interval.difference))">\
                </span></span>
                <span class="value">\(Figures.difference(interval.difference)) \
                <small>\(Figures.difference(interval.lower)) … \(Figures.difference(interval.upper))</small><br>\
                \(HTML.escape(verdict.sentence))</span></li>
                """
        }
        return """
            <h3>Boardscan’s error rate minus Tesseract’s, with its 95 % interval</h3>
            <p class="ends"><span>← Boardscan is ahead</span><span>Tesseract is ahead →</span></p>
            <ul class="intervals">\(rows.joined())</ul>
            """
    }

    private func table(_ rows: [Comparison.Row]) -> String { FigureTable.html(rows) }
}
