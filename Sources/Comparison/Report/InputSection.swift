import DocumentModel

/// One input: its figures, the photo with boxes, both texts with the differences, the doubtful characters.
struct InputSection {
    let input: ComparedInput
    let number: Int

    init(_ input: ComparedInput, number: Int) {
        self.input = input
        self.number = number
    }

    var html: String {
        """
        <section class="page" id="page-\(number)">
        <h2>\(HTML.escape(input.name))</h2>
        \(figures)
        <div class="beside">
        <div class="photos">\(input.pages.isEmpty ? "" : toggles)\
        \(input.pages.indices.map(photo).joined())</div>
        <div class="texts">\(DifferenceTable(input).html)</div>
        </div>
        \(doubtful)
        </section>
        """
    }

    private var figures: String {
        if input.truth != nil { return "<div class=\"scroll\">\(FigureTable.html(Comparison.rows(of: input)))</div>" }
        if let failure = input.boardscan.failure { return HTML.element("p", class: "failed", "failed: \(failure)") }
        guard let tesseract = input.bestTesseract else { return "" }
        let agreement = CrossCheck(input.boardscan, tesseract.reading).agreement
        return "<p>\(Figures.percent(agreement)) of the words agree</p>"
    }

    private var toggles: String {
        """
        <p class="toggles"><label><input type="checkbox" class="show-b" checked> \
        <span class="key b"></span>Boardscan’s words</label> \
        \(input.bestTesseract == nil ? "" : """
            <label><input type="checkbox" class="show-t"> <span class="key t"></span>Tesseract’s words</label>
            """)</p>
        """
    }

    /// What other places of the report show a part of the photo by.
    static func pictureName(input: Int, page: Int) -> String { "photo-\(input)-\(page)" }

    private func photo(_ index: Int) -> String {
        let page = input.pages[index]
        let tesseract = input.bestTesseract?.reading.document
        return """
            <svg class="photo" viewBox="0 0 \(page.width) \(page.height)" role="img" \
            aria-label="\(HTML.escape(input.name))">\
            <image id="\(Self.pictureName(input: number, page: index))" href="\(HTML.dataURL(page.picture, type: "image/jpeg"))" width="\(page.width)" \
            height="\(page.height)" preserveAspectRatio="none"/>\
            \(boxes(input.boardscan.document, page: index, style: "b"))\
            \(tesseract.map { boxes($0, page: index, style: "t") } ?? "")</svg>
            """
    }

    private func boxes(_ document: Document, page index: Int, style: String) -> String {
        guard document.pages.indices.contains(index) else { return "" }
        let words = document.pages[index].blocks.flatMap(\.lines).flatMap(\.words)
        let rectangles = words.map { word in
            let box = word.box
            return """
                <rect x="\(box.x)" y="\(box.y)" width="\(max(0, box.width))" height="\(max(0, box.height))" rx="3">\
                <title>\(HTML.escape(word.text)) · \(Figures.percent(word.confidence))</title></rect>
                """
        }
        return "<g class=\"\(style)\">\(rectangles.joined())</g>"
    }

    private var doubtful: String {
        let doubtful = input.pages.flatMap(\.doubtful)
        guard !doubtful.isEmpty else { return "" }
        let figures = doubtful.map { doubt in
            let others = doubt.character.alternatives.prefix(3).map {
                HTML.wrapped(
                    "span", class: "choice", "\(HTML.escape($0.text)) <small>\(Figures.percent($0.confidence))</small>")
            }
            return """
                <figure><img src="\(HTML.dataURL(doubt.glyph, type: "image/png"))" width="56" height="56" \
                alt="\(HTML.escape(doubt.character.text))"><figcaption>\
                <b>\(HTML.escape(doubt.character.text))</b> <small>\(Figures.percent(doubt.character.confidence))</small>\
                <br>\(others.isEmpty ? "" : "or " + others.joined(separator: ", "))\
                <br><span class="word">in \(HTML.escape(doubt.word))</span></figcaption></figure>
                """
        }
        return """
            <details class="doubtful"\(number == 0 ? " open" : "")><summary>Doubtful characters (\(doubtful.count))\
            </summary><div class="glyphs">\(figures.joined())</div></details>
            """
    }
}
