/// The character error rate of each page, for both engines.
struct ErrorPlot {
    let comparison: Comparison

    init(_ comparison: Comparison) { self.comparison = comparison }

    var html: String {
        let rows = comparison.inputs.enumerated().filter { $0.element.truth != nil }.map { row($1, number: $0) }
        return """
            <section>
            <h2>CER of each page</h2>
            <p class="legend"><span class="key b"></span>Boardscan \
            \(comparison.tesseractVersion == nil ? "" : "<span class=\"key t\"></span>Tesseract, better psm ")\
            <small>lines in any order, as written; 0 is perfect, 1 is useless</small></p>
            <ul class="plot">\(rows.joined())
            <li class="axis"><span class="what"></span><span class="track"><span>0</span><span>0.25</span>\
            <span>0.5</span><span>0.75</span><span>1</span></span><span class="value"></span></li></ul>
            </section>
            """
    }

    private func row(_ input: ComparedInput, number: Int) -> String {
        let mine = input.boardscanAccuracy?.asWritten.anyOrder.errorRate ?? 1
        let theirs = input.bestTesseract?.accuracy?.asWritten.anyOrder.errorRate
        let gap = theirs.map {
            "<span class=\"span \(mine <= $0 ? "b" : "t")\" style=\"left:\(HTML.share(min(mine, $0)));"
                + "right:calc(100% - \(HTML.share(max(mine, $0))))\"></span>"
                + "<span class=\"dot t\" style=\"left:\(HTML.share($0))\"></span>"
        }
        return """
            <li><a class="what" href="#page-\(number)">\(HTML.escape(input.name))</a>\
            <span class="track grid">\(gap ?? "")<span class="dot b" style="left:\(HTML.share(mine))"></span></span>\
            <span class="value"><span class="b">\(Figures.rate(mine))</span> \
            \(theirs.map { HTML.element("span", class: "t", Figures.rate($0)) } ?? "")</span></li>
            """
    }
}
