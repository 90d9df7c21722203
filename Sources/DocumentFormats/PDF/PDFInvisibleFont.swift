/// The font of invisible text, as Tesseract's PDF has it: two bytes a code, each a unit of UTF-16, and one glyph without a shape for all.
///
/// Programs that take text layers over from a PDF look for the name in the page's resources: OCRmyPDF copies no other font. It is
/// the same in each document, since OCRmyPDF takes the font of one page for all.
enum PDFInvisibleFont {
    /// What pages call it.
    static let resourceName = "f-0-0"
    /// Width of a code in parts of the font's size.
    static let advance = Double(GlyphlessFont.advance) / Double(GlyphlessFont.unitsPerEm)

    /// - Returns: the number of its object.
    static func add(to file: inout PDFFile) -> Int {
        let font = GlyphlessFont.bytes
        let program = file.add(flate: font, "/Length1 \(font.count)")
        let descriptor = file.add(
            "<< /Type /FontDescriptor /FontName /\(GlyphlessFont.name) /Flags 5 /FontBBox [0 \(GlyphlessFont.descent) "
                + "\(GlyphlessFont.advance) \(GlyphlessFont.ascent)] /ItalicAngle 0 /Ascent \(GlyphlessFont.ascent) "
                + "/Descent \(GlyphlessFont.descent) /CapHeight \(GlyphlessFont.ascent) /StemV 80 "
                + "/FontFile2 \(program) 0 R >>")
        let glyphs = file.add(flate: glyphMap, "")
        let map = file.add(flate: Array(unicodeMap.utf8), "")
        let system = "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
        let descendant = file.add(
            "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /\(GlyphlessFont.name) /CIDSystemInfo \(system) "
                + "/DW \(GlyphlessFont.advance) /FontDescriptor \(descriptor) 0 R /CIDToGIDMap \(glyphs) 0 R >>")
        return file.add(
            "<< /Type /Font /Subtype /Type0 /BaseFont /\(GlyphlessFont.name) /Encoding /Identity-H "
                + "/DescendantFonts [\(descendant) 0 R] /ToUnicode \(map) 0 R >>")
    }

    /// The codes of a text, as a string's hexadecimal digits.
    static func codes(of text: String) -> String { PDFFile.utf16(text) }

    /// Codes → glyphs.
    private static var glyphMap: [UInt8] {
        BigEndian().words(Array(repeating: GlyphlessFont.glyph, count: 1 << 16)).bytes
    }

    /// A CMap from codes to text (ISO 32000-1, 9.10.3): each is what it says. A range may not go beyond its last byte, and at most 100
    /// stand in a portion.
    private static var unicodeMap: String {
        let ranges = (0..<256).map { high in
            let high = PDFFile.hexadecimal(high, digits: 2)
            return "<\(high)00> <\(high)FF> <\(high)00>\n"
        }
        let portions = stride(from: 0, to: ranges.count, by: 100).map { start in
            let portion = ranges[start..<min(ranges.count, start + 100)]
            return "\(portion.count) beginbfrange\n" + portion.joined() + "endbfrange\n"
        }
        return """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange
            \(portions.joined())endcmap
            CMapName currentdict /CMap defineresource pop
            end
            end
            """
    }
}
