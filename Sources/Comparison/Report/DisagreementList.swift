/// Where the engines differ on pages whose truth is not known.
struct DisagreementList {
    let comparison: Comparison

    init(_ comparison: Comparison) { self.comparison = comparison }

    private static let longest = 100

    var html: String {
        let places = Disagreement.ordered(comparison.unscored)
        let numbers = Dictionary(comparison.inputs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        let rows = places.prefix(Self.longest).map { input, place in
            """
            <tr><td>\(Figures.percent(place.worth))</td>\
            <td><a href="#page-\(numbers[input.name] ?? 0)">\(HTML.escape(input.name + place.place))</a></td>\
            <td class="b">\(HTML.escape(place.boardscan))</td><td class="t">\(HTML.escape(place.tesseract))</td></tr>
            """
        }
        let rest = places.count - rows.count
        return """
            <section>
            <h2>Worth a look</h2>
            <p><small>Without the truth of these pages, the engines can only be held against each other. The chance is \
            that Boardscan is wrong there, by both engines’ own confidence; the most worthwhile stand first.</small></p>
            <div class="scroll"><table class="places"><thead><tr><th>chance</th><th>where</th><th>Boardscan</th>\
            <th>Tesseract</th></tr></thead><tbody>\(rows.joined())</tbody></table></div>
            \(rest > 0 ? "<p><small>and \(rest) more</small></p>" : "")
            </section>
            """
    }
}
