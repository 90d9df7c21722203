/// A TrueType font (ISO/IEC 14496-22) of two glyphs that draw nothing: `.notdef`, and one for every character.
///
/// Embedded with all tables that PDF asks of a CIDFontType2 (ISO 32000-1, 9.9), it lets text be selected and searched
/// though there is nothing to see. Text that is merely invisible in an ordinary font would need all of that font's
/// glyphs.
enum GlyphlessFont {
    static let name = "GlyphLessFont"
    static let unitsPerEm = 1000
    /// Width of both glyphs.
    static let advance = 500
    static let ascent = 750
    static let descent = -250
    /// The glyph that stands for every character.
    static let glyph = 1

    /// The font file.
    static var bytes: [UInt8] { TrueTypeFile(tables: tables).bytes }

    private static var tables: [(tag: String, content: [UInt8])] {
        // No contours, an empty box, no instructions.
        let glyph = BigEndian().words(0, 0, 0, 0, 0, 0).bytes
        let empty = 0
        return [
            ("OS/2", metrics),
            ("cmap", characterMap),
            ("glyf", glyph),
            ("head", head),
            (
                "hhea",
                BigEndian().words(1, 0, ascent, descent, 0, advance, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2).bytes
            ),
            ("hmtx", BigEndian().words(advance, 0, advance, 0).bytes),
            // In units of two bytes: .notdef has no bytes at all.
            ("loca", BigEndian().words(empty, empty, glyph.count / 2).bytes),
            ("maxp", BigEndian().words(1, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0).bytes),
            ("name", names),
            // Version 3: glyphs have no names.
            ("post", BigEndian().words(3, 0, 0, 0, -75, 50).longs(1, 0, 0, 0, 0).bytes),
        ]
    }

    private static var head: [UInt8] {
        // The checksum adjustment is filled in by the file. Bit 3 of the flags: whole pixels.
        BigEndian().words(1, 0, 1, 0).longs(0, 0x5F0F_3CF5).words(8, unitsPerEm)
            // Made and changed at no time in particular; no box, no style, 8 pixels at least, left to right, short
            // loca.
            .longs(0, 0, 0, 0).words(0, 0, 0, 0, 0, 8, 2, 0, 0).bytes
    }

    /// Version 1 of OS/2: ordinary weight and width, embeddable.
    private static var metrics: [UInt8] {
        BigEndian().words(1, advance, 400, 5, 0)
            .words(500, 500, 0, 100, 500, 500, 0, 400, 50, 250, 0)
            .longs(0, 0, 0, 0, 0, 0)
            // PANOSE has ten bytes, four are of the ranges above; no vendor; regular; characters from the space on.
            .words(0).longs(0x2020_2020).words(0x40, 0x20, 0xFFFD, ascent, descent, 0, ascent, -descent)
            .longs(1, 0).bytes
    }

    /// One segment from the space to the end of the Basic Multilingual Plane would need an array of glyphs; a font in
    /// PDF is addressed by glyphs, so that only the space has an entry.
    private static var characterMap: [UInt8] {
        BigEndian().words(0, 1, 3, 1).longs(12)
            .words(4, 32, 0, 4, 4, 1, 0, 0x20, 0xFFFF, 0, 0x20, 0xFFFF, glyph - 0x20, 1, 0, 0).bytes
    }

    /// Family, style, unique and full name, version and PostScript name, in UTF-16.
    private static var names: [UInt8] {
        let entries = [(1, name), (2, "Regular"), (3, name), (4, name), (5, "Version 1.0"), (6, name)]
        var (records, text) = (BigEndian().words(0, entries.count, 6 + 12 * entries.count), BigEndian())
        for (identifier, entry) in entries {
            let units = entry.utf16.map(Int.init)
            records = records.words(3, 1, 0x409, identifier, 2 * units.count, text.bytes.count)
            text = text.words(units)
        }
        return records.bytes + text.bytes
    }
}

/// Numbers as TrueType writes them, the most significant byte first.
struct BigEndian {
    private(set) var bytes: [UInt8] = []

    /// Two bytes each; negative ones in two's complement.
    func words(_ values: Int...) -> BigEndian { words(values) }

    func words(_ values: [Int]) -> BigEndian { adding(values, bytesEach: 2) }

    /// Four bytes each.
    func longs(_ values: Int...) -> BigEndian { adding(values, bytesEach: 4) }

    private func adding(_ values: [Int], bytesEach count: Int) -> BigEndian {
        var result = self
        for value in values {
            for shift in (0..<count).reversed() { result.bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        return result
    }
}
