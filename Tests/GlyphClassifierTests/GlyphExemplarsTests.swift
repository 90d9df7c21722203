import Foundation
import Testing

@testable import GlyphClassifier

@Suite struct GlyphExemplarsTests {
    static func exemplars(_ characters: String) -> GlyphExemplars {
        var exemplars = GlyphExemplars()
        for (index, character) in characters.enumerated() {
            exemplars.append(character, glyph: [Float](repeating: Float(index) / 10, count: GlyphNormalizer.pixelCount))
        }
        return exemplars
    }

    @Test func valuesAreKeptToHalfAByte() {
        let glyph = (0..<GlyphNormalizer.pixelCount).map { Float($0) / 783 }
        var exemplars = GlyphExemplars()
        exemplars.append("→", glyph: glyph)
        #expect(exemplars.count == 1 && exemplars.characters == ["→"])
        for (kept, value) in zip(exemplars.normalizedGlyphs, glyph) { #expect(abs(kept - value) < 0.002) }
        exemplars.append("x", glyph: [Float](repeating: -1, count: 783) + [2])
        #expect(exemplars.pixels.suffix(2) == [0, 255])
    }

    @Test func theNewestOfEachCharacterStay() {
        let newest = Self.exemplars("abaaba").newest(2)
        #expect(String(newest.characters) == "baba")
        // The glyphs that stay are the third to the fifth, and the second.
        #expect(stride(from: 0, to: newest.pixels.count, by: 784).map { newest.pixels[$0] } == [26, 77, 102, 128])
        #expect(Self.exemplars("ab").newest(5) == Self.exemplars("ab"))
        #expect(GlyphExemplars().newest(3).isEmpty)
    }

    @Test func aModelKeepsThem() throws {
        var model = ModelFileTests.model
        model.header.exemplars = Self.exemplars("a→\u{e9}a")
        let bytes = try model.bytes()
        let read = try ModelFile(bytes: bytes)
        #expect(read.header.exemplars == model.header.exemplars)
        #expect(try ConvolutionalClassifier(read).exemplars == model.header.exemplars)
        let text = ModelDescription(read, bytes: bytes).text
        #expect(text.contains("\nknown glyphs 4, of 3 characters\n"))
        // A model without any says nothing of them.
        #expect(try !ModelFileTests.model.bytes().contains(Array("exemplars".utf8)))
        #expect(!ModelDescription(ModelFileTests.model, bytes: bytes).text.contains("known glyphs"))
    }

    @Test func glyphsOfAnotherSizeAreRefused() throws {
        for json in [
            #"{"characters": ["a"], "pixels": "AAAA"}"#, #"{"characters": ["ab"], "pixels": ""}"#,
            #"{"characters": [], "pixels": "AA=="}"#,
        ] {
            #expect(throws: ModelFileError.self) {
                try JSONDecoder().decode(GlyphExemplars.self, from: Data(json.utf8))
            }
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool { firstRange(of: part) != nil }
}
