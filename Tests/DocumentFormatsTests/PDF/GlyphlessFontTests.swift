import Testing

@testable import DocumentFormats

@Suite struct GlyphlessFontTests {
    private let bytes = GlyphlessFont.bytes

    private func number(_ offset: Int, bytes count: Int) -> Int {
        bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Offset and length of each table, by its tag.
    private var tables: [String: (offset: Int, length: Int)] {
        (0..<number(4, bytes: 2)).reduce(into: [:]) { tables, index in
            let entry = 12 + 16 * index
            let tag = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
            tables[tag] = (number(entry + 8, bytes: 4), number(entry + 12, bytes: 4))
        }
    }

    /// ISO 32000-1, 9.9 and ISO/IEC 14496-22 ask for these, with these sizes.
    @Test func theTablesAreThere() {
        let expected = [
            "OS/2": 86, "cmap": 44, "glyf": 12, "head": 54, "hhea": 36, "hmtx": 8, "loca": 6, "maxp": 32, "post": 32,
        ]
        for (tag, length) in expected { #expect(tables[tag]?.length == length, "\(tag)") }
        #expect(tables.values.allSatisfy { $0.offset % 4 == 0 && $0.offset + $0.length <= bytes.count })
    }

    @Test func theChecksumsAreRight() throws {
        #expect(TrueTypeFile.checksum(bytes) == 0xB1B0_AFBA)
        for index in 0..<tables.count {
            let entry = 12 + 16 * index
            let tag = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
            let table = try #require(tables[tag])
            var content = Array(bytes[table.offset..<(table.offset + table.length)])
            // The file's own adjustment counts as none.
            if tag == "head" { content.replaceSubrange(8..<12, with: [0, 0, 0, 0]) }
            #expect(Int(TrueTypeFile.checksum(content)) == number(entry + 4, bytes: 4), "\(tag)")
        }
    }

    @Test func bothGlyphsAreEmptyAndOfOneWidth() throws {
        let metrics = try #require(tables["hmtx"]).offset
        #expect(
            number(metrics, bytes: 2) == GlyphlessFont.advance && number(metrics + 4, bytes: 2) == GlyphlessFont.advance
        )
        let glyphs = try #require(tables["glyf"]).offset
        #expect(number(glyphs, bytes: 2) == 0)
    }
}
