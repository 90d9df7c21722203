import Accuracy

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

/// The rows of the printed table in HTML.
enum FigureTable {
    static func html(_ rows: [Comparison.Row]) -> String {
        """
        <table class="figures"><thead>
        <tr><th></th><th colspan="2">any order</th><th colspan="2">in order</th><th colspan="2">words</th>\
        <th colspan="2">bag of words</th><th colspan="3">characters</th><th colspan="2">cost</th></tr>
        <tr><th></th>\(["CER", "folded", "CER", "folded", "WER", "folded", "WER", "folded", "ins", "del", "sub", "sec", "MB"]
            .map { HTML.element("th", $0) }.joined())</tr></thead>
        <tbody>\(rows.map(row).joined())</tbody></table>
        """
    }

    private static func row(_ row: Comparison.Row) -> String {
        let (written, folded) = (row.accuracy.asWritten, row.accuracy.caseFolded)
        let rates = [
            written.anyOrder.errorRate, folded.anyOrder.errorRate, written.characters.errorRate,
            folded.characters.errorRate, written.words.errorRate, folded.words.errorRate,
            written.bagOfWords.errorRate, folded.bagOfWords.errorRate,
        ]
        let counts = [written.characters.insertions, written.characters.deletions, written.characters.substitutions]
        let cells =
            rates.map(Figures.rate) + counts.map { String($0) }
            + [row.seconds.map(Figures.seconds) ?? "", row.peakMemory.map(Figures.megabytes) ?? ""]
        let failure = row.failure.map { HTML.element("span", class: "failed", " failed: \($0)") } ?? ""
        return "<tr><th>\(HTML.escape(row.engine))\(failure)</th>\(cells.map { HTML.element("td", $0) }.joined())</tr>"
    }
}
