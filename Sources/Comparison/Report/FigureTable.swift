/// The rows of the printed table in HTML.
enum FigureTable {
    static func html(_ rows: [Comparison.Row]) -> String {
        let pairs = Comparison.Row.ratePairs.map { "<th colspan=\"2\">\($0)</th>" }.joined()
        let titles = Comparison.Row.rateTitles + Comparison.Row.countTitles + ["sec", "MB"]
        return """
            <table class="figures"><thead>
            <tr><th></th>\(pairs)<th colspan="3">characters</th><th colspan="2">cost</th></tr>
            <tr><th></th>\(titles.map { HTML.element("th", $0) }.joined())</tr></thead>
            <tbody>\(rows.map(row).joined())</tbody></table>
            """
    }

    private static func row(_ row: Comparison.Row) -> String {
        let cells =
            row.rates.map(Figures.rate) + row.counts.map { String($0) }
            + [row.seconds.map(Figures.seconds) ?? "", row.peakMemory.map(Figures.megabytes) ?? ""]
        let failure = row.failure.map { HTML.element("span", class: "failed", " failed: \($0)") } ?? ""
        return "<tr><th>\(HTML.escape(row.engine))\(failure)</th>\(cells.map { HTML.element("td", $0) }.joined())</tr>"
    }
}
