import DocumentModel

/// Writes hOCR 1.2 (http://kba.github.io/hocr-spec/1.2/): XHTML with `ocr_page` › `ocr_carea` › `ocr_par` › `ocr_line`
/// › `ocrx_word`, and `ocrx_cinfo` where characters are wanted as elements.
///
/// - A character's place and confidence are properties of its word (`x_bboxes`, `x_confs`), one for each code point.
/// - Where they are wanted, a word with runners-up stands in a `span` of class `alternatives`: in its `ins` the word
///   itself, in each `del` the word with one character replaced; that character is an `ocrx_cinfo` with its place and
///   confidence. `nlp` is the negative natural logarithm of the probability of the whole reading.
/// - The title is empty, as Tesseract's: some programs print it on the page.
/// - `ocr-capabilities` lists what the document uses, no more.
/// - The image's path stands in double quotes; what the grammar of properties cannot carry is written as `%XX`.
/// - A block whose lines are all rows of cells is an `ocr_table`, within its `ocr_carea`; a row is an `ocr_line`.
/// - A line that is not level has its `textangle`; its `baseline` is that on the image turned by it. There the turned
///   `bbox`, or of an oblique line the rectangle around it, has the lower left corner that baselines are told from.
/// - A word in coloured ink has that colour as its CSS `color`.
/// - `scan_res` is 300 where the image tells no resolution: the one that readers of hOCR assume.
public struct HOCRWriter: Sendable {
    let options: FormatOptions

    /// A writer with options.
    public init(options: FormatOptions = FormatOptions()) { self.options = options }

    /// A whole file, with a line feed at its end.
    public func render(_ document: Document) -> String {
        var result = head(document)
        for (number, page) in document.pages.enumerated() { append(page, number: number + 1, to: &result) }
        return result + " </body>\n</html>\n"
    }

    private func head(_ document: Document) -> String {
        let language = document.language.map { " xml:lang='\(Markup.attribute($0))' lang='\(Markup.attribute($0))'" }
        let metadata = [
            ("ocr-system", "\(options.generator.name) \(options.generator.version)"),
            ("ocr-capabilities", capabilities(of: document).joined(separator: " ")),
            ("ocr-langs", document.language ?? "unknown"),
            ("ocr-scripts", "Latn"),
            ("ocr-number-of-pages", "\(document.pages.count)"),
        ]
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
                "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
            <html xmlns="http://www.w3.org/1999/xhtml"\(language ?? "")>
             <head>
              <title></title>
              <meta http-equiv="Content-Type" content="text/html; charset=utf-8"/>

            """
                + metadata.map { "  <meta name='\($0.0)' content='\(Markup.attribute($0.1))'/>\n" }.joined()
                + " </head>\n <body>\n"
    }

    /// A runner-up is told of an element.
    var hasCharacterElements: Bool {
        options.includesCharacters && (options.hasCharacterElements || options.includesAlternatives ?? false)
    }

    /// The classes in use, outermost first.
    private func capabilities(of document: Document) -> [String] {
        let words = document.pages.flatMap(\.blocks).flatMap(\.lines).flatMap(\.words)
        var result = document.pages.isEmpty ? [] : ["ocr_page"]
        if document.pages.contains(where: { !$0.blocks.isEmpty }) { result += ["ocr_carea", "ocr_par"] }
        if document.pages.contains(where: { $0.blocks.contains(where: \.isTable) }) { result.append("ocr_table") }
        if document.pages.contains(where: { !$0.blocks.allSatisfy(\.lines.isEmpty) }) { result.append("ocr_line") }
        if !words.isEmpty { result.append("ocrx_word") }
        let hasAlternatives = words.contains { !readings(of: $0).isEmpty }
        let hasElements = hasCharacterElements && words.contains { !$0.characters.isEmpty }
        if hasElements || hasAlternatives { result.append("ocrx_cinfo") }
        if hasAlternatives { result.append("ocrp_nlp") }
        if document.pages.contains(where: usesOutlines) { result.append("ocrp_poly") }
        return result
    }

    private func usesOutlines(_ page: Page) -> Bool {
        let geometry = HOCRGeometry(page)
        return (geometry.blocks + geometry.lines.joined()).contains { $0.outline != nil }
    }

    private func append(_ page: Page, number: Int, to result: inout String) {
        let title = Markup.quotedAttribute(self.title(of: page, number: number))
        result += "  <div class='ocr_page' id='page_\(number)' title='\(title)'>\n"
        let geometry = HOCRGeometry(page)
        var next = (line: 1, word: 1)
        for (position, block) in page.blocks.enumerated() {
            let place = geometry.blocks[position].properties
            result += "   <div class='ocr_carea' id='block_\(number)_\(position + 1)' title='\(place)'>\n"
            if block.isTable {
                result += "    <div class='ocr_table' id='table_\(number)_\(position + 1)' title='\(place)'>\n"
            }
            result += "    <p class='ocr_par' id='par_\(number)_\(position + 1)' title='\(place)'>\n"
            for (line, place) in zip(block.lines, geometry.lines[position]) {
                append(line, place, of: page, number: number, next: &next, to: &result)
            }
            result += "    </p>\n\(block.isTable ? "    </div>\n" : "")   </div>\n"
        }
        result += "  </div>\n"
    }

    private func title(of page: Page, number: Int) -> String {
        let image = ImageReference.encode(page.source ?? "-", reserved: Self.reservedInTitles)
        let resolution = page.resolution ?? Self.assumedResolution
        var title = "image \"\(image)\"; bbox 0 0 \(page.width) \(page.height); ppageno \(number - 1)"
        if page.frame > 0 { title += "; x_source \"\(image)\" \(page.frame)" }
        return title + "; scan_res \(resolution.x) \(resolution.y)"
    }

    private func append(
        _ line: Line, _ place: HOCRGeometry.Place, of page: Page, number: Int, next: inout (line: Int, word: Int),
        to result: inout String
    ) {
        let title = "\(place.properties); \(direction(of: line))\(baseline(line, in: place.box, of: page))"
        result += "     <span class='ocr_line' id='line_\(number)_\(next.line)' title='\(title)'>\n"
        next.line += 1
        for word in line.words {
            append(word, id: "word_\(number)_\(next.word)", to: &result)
            next.word += 1
        }
        result += "     </span>\n"
    }

    private func direction(of line: Line) -> String {
        line.angle == 0 ? "" : "textangle \(Numbers.decimal(line.angle, places: 1)); "
    }

    /// In the coordinates of the line's box, whose origin is its lower left corner once the line is level; y grows
    /// downwards.
    private func baseline(_ line: Line, in box: PixelBox, of page: Page) -> String {
        let origin = page.view(of: line).around(box)
        let offset = line.baseline.y(at: origin.left) - origin.bottom
        return "baseline \(Numbers.decimal(line.baseline.slope, places: 4)) \(Numbers.decimal(offset, places: 0))"
    }

    /// Semicolons end the property, even in quotes; a quotation mark ends the name.
    private static let reservedInTitles: Set<UInt8> = [UInt8(ascii: ";"), UInt8(ascii: "\"")]
    private static let assumedResolution = Resolution(x: 300, y: 300)
}
