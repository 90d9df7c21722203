/// The font of invisible text, as Tesseract's PDF has it: two bytes a code, each a unit of UTF-16, and one glyph
/// without a shape for all.
///
/// Programs that take text layers over from a PDF look for the name in the page's resources: OCRmyPDF copies no other
/// font. It is the same in each document, since OCRmyPDF takes the font of one page for all.
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

    /// A CMap from codes to text (ISO 32000-1, 9.10.3): each is what it says.
    ///
    /// A range ought to end with its first byte; but Ghostscript 10.0 adds the first bytes of 256 such ranges to the
    /// second ones, and every reader takes this one as Tesseract's PDFs have it.
    private static let unicodeMap = """
        /CIDInit /ProcSet findresource begin
        12 dict begin
        begincmap
        /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
        /CMapName /Adobe-Identity-UCS def
        /CMapType 2 def
        1 begincodespacerange
        <0000> <FFFF>
        endcodespacerange
        1 beginbfrange
        <0000> <FFFF> <0000>
        endbfrange
        endcmap
        CMapName currentdict /CMap defineresource pop
        end
        end
        """
}
