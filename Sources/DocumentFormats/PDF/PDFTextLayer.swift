import DocumentModel
import Glibc

/// The invisible text of a document's pages, and the fonts it is set in.
struct PDFTextLayer {
    /// Codes 1…255 of each font stand for the characters in its list; code 0 is the space.
    let fonts: [PDFInvisibleFont]
    private let places: [String: (font: Int, code: Int)]

    init(of document: Document) {
        let words = document.pages.flatMap(\.blocks).flatMap(\.lines).flatMap(\.words)
        let texts = Set(words.flatMap(\.characters).map(\.text)).sorted()
        var fonts: [PDFInvisibleFont] = [PDFInvisibleFont(characters: [])]
        var places: [String: (font: Int, code: Int)] = [:]
        for text in texts {
            if fonts[fonts.count - 1].characters.count == 255 { fonts.append(PDFInvisibleFont(characters: [])) }
            fonts[fonts.count - 1].characters.append(text)
            places[text] = (fonts.count - 1, fonts[fonts.count - 1].characters.count)
        }
        self.fonts = fonts
        self.places = places
    }

    func content(of page: Page, scale: PDFScale) -> String {
        let text = uprightContent(of: page.upright, scale: PDFScale(page.upright))
        // From the upright page's points to this one's.
        let turn: [Double]? =
            switch page.textAngle {
            case .upright: nil
            case .upwards: [0, 1, -1, 0, scale.width, 0]
            case .upsideDown: [-1, 0, 0, -1, scale.width, scale.height]
            case .downwards: [0, -1, 1, 0, 0, scale.height]
            }
        return turn.map { "q \($0.map(scale.number).joined(separator: " ")) cm\n\(text)Q\n" } ?? text
    }

    private func uprightContent(of page: Page, scale: PDFScale) -> String {
        page.blocks.flatMap(\.lines).flatMap { line in
            let view = page.view(of: line)
            // One size for a line: selected text has even edges, and a dash is as high as its neighbours.
            let height = line.words.map { view.box(of: $0).height }.max() ?? 0
            let (foot, head) = (view.image(x: 0, y: height), view.image(x: 0, y: 0))
            let size = max(1, scale.length(x: head.x - foot.x, y: head.y - foot.y))
            return line.words.map { content(of: $0, in: line, view: view, size: size, page: page, scale: scale) }
        }.joined()
    }

    /// One text object for each word, as wide as its box and with a space behind it.
    private func content(
        of word: Word, in line: Line, view: LevelView, size: Double, page: Page, scale: PDFScale
    ) -> String {
        let codes = word.characters.compactMap { places[$0.text] }
        let extent = view.box(of: word)
        guard let font = codes.first?.font, extent.right > extent.left else { return "" }
        let (start, end) = (
            view.image(x: extent.left, y: line.baseline.y(at: extent.left)),
            view.image(x: extent.right, y: line.baseline.y(at: extent.right))
        )
        let stretch =
            100 * scale.length(x: end.x - start.x, y: end.y - start.y)
            / (Double(codes.count) * PDFInvisibleFont.advance * size)
        let matrix = Self.matrix(from: start, to: end, page: page, scale: scale)
        var shown = ""
        var current = font
        for code in codes {
            if code.font != current {
                shown += "> Tj /F\(code.font) \(scale.number(size)) Tf <"
                current = code.font
            }
            shown += PDFFile.hexadecimal(code.code, digits: 2)
        }
        return
            "BT 3 Tr /F\(font) \(scale.number(size)) Tf \(scale.number(stretch)) Tz \(matrix) Tm <\(shown)00> Tj ET\n"
    }

    /// Of text that runs from one point of the image to another; rows may be wider than columns.
    private static func matrix(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), page: Page, scale: PDFScale
    ) -> String {
        let angle = atan2((start.y - end.y) * scale.pointsPerRow, (end.x - start.x) * scale.pointsPerColumn)
        let x = start.x * scale.pointsPerColumn
        let y = (Double(page.height) - start.y) * scale.pointsPerRow
        return [cos(angle), sin(angle), -sin(angle), cos(angle), x, y].map(scale.number).joined(separator: " ")
    }
}

/// A Type 3 font whose glyphs draw nothing and all have one width.
struct PDFInvisibleFont {
    /// The text each code stands for, from code 1.
    var characters: [String]

    /// Width of a glyph in parts of the font's size.
    static let advance = 0.5

    /// - Returns: the number of its object.
    func add(to file: inout PDFFile) -> Int {
        let last = characters.count
        let codes = 0...last
        let procedure = file.add(stream: Array("\(Int(Self.advance * 1000)) 0 d0".utf8), "")
        let map = file.add(stream: Array(unicodeMap.utf8), "")
        let names = codes.map { "/g\($0)" }.joined(separator: " ")
        let procedures = codes.map { "/g\($0) \(procedure) 0 R" }.joined(separator: " ")
        let widths = codes.map { _ in "\(Int(Self.advance * 1000))" }.joined(separator: " ")
        return file.add(
            "<< /Type /Font /Subtype /Type3 /FontBBox [0 -250 500 750] /FontMatrix [0.001 0 0 0.001 0 0] "
                + "/CharProcs << \(procedures) >> /Encoding << /Type /Encoding /Differences [0 \(names)] >> "
                + "/FirstChar 0 /LastChar \(last) /Widths [\(widths)] /Resources << >> /ToUnicode \(map) 0 R >>")
    }

    /// A CMap from codes to text (ISO 32000-1, 9.10.3), in portions of at most 100 as it demands.
    private var unicodeMap: String {
        let entries = ([" "] + characters).enumerated().map { code, text in
            "<\(PDFFile.hexadecimal(code, digits: 2))> <\(PDFFile.utf16(text))>\n"
        }
        let portions = stride(from: 0, to: entries.count, by: 100).map { start in
            let portion = entries[start..<min(entries.count, start + 100)]
            return "\(portion.count) beginbfchar\n" + portion.joined() + "endbfchar\n"
        }
        return """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <00> <FF>
            endcodespacerange
            \(portions.joined())endcmap
            CMapName currentdict /CMap defineresource pop
            end
            end
            """
    }
}
