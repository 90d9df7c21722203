import DocumentModel

/// Writes ALTO 4 (https://www.loc.gov/standards/alto/): `Page` › `PrintSpace` › `TextBlock` › `TextLine` › `String` ›
/// `Glyph` › `Variant`, in pixels of the upright image.
///
/// - Where text is turned in its image, a block has the angle of most of its words as its `ROTATION`; lines have none.
/// - `WC`, `GC` and `VC` are probabilities, 0…1; `BASELINE` is the two ends of the line's baseline, in reading order.
/// - Words of one ink share a style, whose `FONTCOLOR` is their mean colour.
/// - Only what every version from 4.2 on allows is written.
/// - Pages of one image file have its path in `fileName`; for several files there is a `fileIdentifier` for each page.
///   What a path has that XML cannot carry is written as `%XX`.
/// - A glyph is one code point to the schema: a word with a character of several has no glyphs.
public struct ALTOWriter: Sendable {
    let options: FormatOptions

    /// A writer with options; ``FormatOptions/hasCharacterElements`` is for hOCR alone.
    public init(options: FormatOptions = FormatOptions()) { self.options = options }

    /// A whole file, with a line feed at its end.
    public func render(_ document: Document) -> String {
        var result = head(document)
        for (position, page) in document.pages.enumerated() {
            append(page, number: position + 1, language: document.language, to: &result)
        }
        return result + "  </Layout>\n</alto>\n"
    }

    private func head(_ document: Document) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <alto xmlns="\(Self.namespace)" xmlns:xlink="http://www.w3.org/1999/xlink"
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
            xsi:schemaLocation="\(Self.namespace) http://www.loc.gov/standards/alto/v4/alto-4-4.xsd" SCHEMAVERSION="4.4">
          <Description>
            <MeasurementUnit>pixel</MeasurementUnit>
            <sourceImageInformation>
        \(sources(of: document))    </sourceImageInformation>
            <Processing ID="processing_1">
              <processingCategory>contentGeneration</processingCategory>
              <processingSoftware>
                <softwareName>\(Markup.text(options.generator.name))</softwareName>
                <softwareVersion>\(Markup.text(options.generator.version))</softwareVersion>
              </processingSoftware>
            </Processing>
          </Description>
        \(styles(of: document))  <Layout>

        """
    }

    /// One style for each ink, in the mean colour of its words.
    private func styles(of document: Document) -> String {
        let words = document.pages.flatMap(\.blocks).flatMap(\.lines).flatMap(\.words)
        let inks = Dictionary(grouping: words.compactMap(\.ink), by: \.name)
        if inks.isEmpty { return "" }
        let styles = Ink.Name.allCases.compactMap { name -> String? in
            guard let same = inks[name] else { return nil }
            func mean(_ channel: (Ink) -> UInt8) -> UInt8 {
                UInt8(clamping: same.reduce(0) { $0 + Int(channel($1)) } / same.count)
            }
            let color = Ink(name: name, red: mean(\.red), green: mean(\.green), blue: mean(\.blue)).hexadecimal
            return "    <TextStyle ID=\"ink_\(name.rawValue)\" FONTCOLOR=\"\(color)\"/>\n"
        }
        return "  <Styles>\n\(styles.joined())  </Styles>\n"
    }

    private func sources(of document: Document) -> String {
        let sources = document.pages.map { Markup.text(ImageReference.encode($0.source ?? "-")) }
        if let first = sources.first, sources.allSatisfy({ $0 == first }) {
            return "      <fileName>\(first)</fileName>\n"
        }
        return sources.map { "      <fileIdentifier>\($0)</fileIdentifier>\n" }.joined()
    }

    private func append(_ page: Page, number: Int, language: String?, to result: inout String) {
        let size = "WIDTH=\"\(page.width)\" HEIGHT=\"\(page.height)\""
        result += "    <Page ID=\"page_\(number)\" PHYSICAL_IMG_NR=\"\(number)\" \(size)>\n"
        result += "      <PrintSpace HPOS=\"0\" VPOS=\"0\" \(size)>\n"
        let language = language.map { " LANG=\"\(Markup.attribute($0))\"" } ?? ""
        var next = (line: 1, word: 1)
        for (position, block) in page.blocks.enumerated() {
            let id = "ID=\"block_\(number)_\(position + 1)\""
            result += "        <TextBlock \(id) \(place(block.box))\(rotation(of: block))\(language)>\n"
            // The schema wants a word in each line.
            for line in block.lines where !line.words.isEmpty {
                append(line, ALTOPlaces(of: line, on: page), page: number, next: &next, to: &result)
            }
            result += "        </TextBlock>\n"
        }
        result += "      </PrintSpace>\n    </Page>\n"
    }

    private func rotation(of block: Block) -> String {
        let words = Dictionary(grouping: block.lines, by: \.angle).mapValues { $0.reduce(0) { $0 + $1.words.count } }
        let angle = words.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
        return angle == 0 ? "" : " ROTATION=\"\(Numbers.decimal(angle, places: 1))\""
    }

    private func append(
        _ line: Line, _ places: ALTOPlaces, page: Int, next: inout (line: Int, word: Int), to result: inout String
    ) {
        let id = "ID=\"line_\(page)_\(next.line)\""
        result += "          <TextLine \(id) \(place(line.box)) BASELINE=\"\(places.baseline)\">\n"
        next.line += 1
        for (position, word) in line.words.enumerated() {
            if position > 0 { result += "            <SP \(places.space(before: position))/>\n" }
            append(word, id: "word_\(page)_\(next.word)", to: &result)
            next.word += 1
        }
        result += "          </TextLine>\n"
    }

    func place(_ box: PixelBox) -> String {
        "HPOS=\"\(box.x)\" VPOS=\"\(box.y)\" WIDTH=\"\(box.width)\" HEIGHT=\"\(box.height)\""
    }

    private static let namespace = "http://www.loc.gov/standards/alto/ns-v4#"
}
