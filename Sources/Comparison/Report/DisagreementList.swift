/// Where the engines differ on pages whose truth is not known.
struct DisagreementList {
    let comparison: Comparison

    init(_ comparison: Comparison) { self.comparison = comparison }

    private static let longest = 100

    var html: String {
        let places = Disagreement.ordered(comparison.unscored)
        let numbers = Dictionary(comparison.inputs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        let rows = places.prefix(Self.longest).map { input, place in
            let number = numbers[input.name] ?? 0
            return """
                <tr><td>\(Figures.percent(place.worth))</td><td>\(Self.part(of: input, number: number, place))</td>\
                <td><a href="#page-\(number)">\(HTML.escape(input.name + place.place))</a></td>\
                <td class="b">\(HTML.escape(place.boardscan))</td><td class="t">\(HTML.escape(place.tesseract))</td></tr>
                """
        }
        let rest = places.count - rows.count
        return """
            <section>
            <h2>Worth a look</h2>
            <p><small>Without the truth of these pages, the engines can only be held against each other. The chance is \
            that Boardscan is wrong there, by both engines’ own confidence, half of it for case or punctuation alone.</small></p>
            <div class="scroll"><table class="places"><thead><tr><th>chance</th><th></th><th>where</th><th>Boardscan</th>\
            <th>Tesseract</th></tr></thead><tbody>\(rows.joined())</tbody></table></div>
            \(rest > 0 ? "<p><small>and \(rest) more</small></p>" : "")
            </section>
            """
    }

    /// The place in the photo with a little around it.
    private static func part(of input: ComparedInput, number: Int, _ place: Disagreement) -> String {
        guard input.pages.indices.contains(place.pageIndex), !place.box.isEmpty else { return "" }
        let (box, margin) = (place.box, place.box.height / 6 + 2)
        let name = InputSection.pictureName(input: number, page: place.pageIndex)
        return """
            <svg class="part" viewBox="\(box.x - margin) \(box.y - margin) \(box.width + 2 * margin) \
            \(box.height + 2 * margin)" preserveAspectRatio="xMinYMid meet"><use href="#\(name)"/></svg>
            """
    }
}
