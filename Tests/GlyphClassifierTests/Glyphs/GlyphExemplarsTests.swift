import Foundation
import Testing

@testable import GlyphClassifier

@Suite struct GlyphExemplarsTests {
    static func exemplars(_ characters: String) -> GlyphExemplars {
        var exemplars = GlyphExemplars()
        for (index, character) in characters.enumerated() {
            exemplars.append(
                character, pixels: [UInt8](repeating: UInt8(10 * index), count: GlyphNormalizer.pixelCount))
        }
        return exemplars
    }

    @Test func glyphsComeBackAsTheClassifierTakesThem() {
        let glyph = (0..<GlyphNormalizer.pixelCount).map { UInt8($0 % 256) }
        var exemplars = GlyphExemplars()
        exemplars.append("→", pixels: glyph)
        #expect(exemplars.count == 1 && exemplars.characters == ["→"])
        #expect(exemplars.normalizedGlyphs == glyph.map { Float($0) / 255 })
        exemplars.append("x", pixels: glyph.reversed())
        #expect(exemplars.characters == ["→", "x"] && exemplars.pixels == glyph + glyph.reversed())
    }

    @Test func theNewestOfEachCharacterStay() {
        let newest = Self.exemplars("abaaba").newest(2)
        #expect(String(newest.characters) == "baba")
        // The glyphs that stay are the third to the fifth, and the second.
        #expect(stride(from: 0, to: newest.pixels.count, by: 784).map { newest.pixels[$0] } == [10, 30, 40, 50])
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

    @Test func placesStayWithTheirGlyphs() throws {
        let glyph = [UInt8](repeating: 1, count: GlyphNormalizer.pixelCount)
        var exemplars = GlyphExemplars()
        for index in 0..<4 {
            let place = index == 2 ? nil : GlyphPlace(top: Double(index), bottom: -0.5)
            exemplars.append(index == 0 ? "b" : "a", pixels: glyph, place: place)
        }
        #expect(exemplars.newest(2).places.map { $0?.top } == [0, nil, 3])
        let data = try JSONEncoder().encode(exemplars)
        #expect(try JSONDecoder().decode(GlyphExemplars.self, from: data) == exemplars)
        // Models from before places were kept have none, those with too few are broken.
        let older = Self.exemplars("ab")
        #expect(try JSONDecoder().decode(GlyphExemplars.self, from: JSONEncoder().encode(older)).places == [nil, nil])
        let broken = #"{"characters": [], "pixels": "", "places": [null]}"#
        #expect(throws: ModelFileError.self) {
            try JSONDecoder().decode(GlyphExemplars.self, from: Data(broken.utf8))
        }
    }

    @Test func aModelKeepsCorrectedWords() throws {
        var model = ModelFileTests.model
        model.header.texts = [KnownText("Größe"), KnownText("\"x\"→", beginsLine: false)]
        let bytes = try model.bytes()
        let read = try ModelFile(bytes: bytes)
        #expect(read.header.texts == model.header.texts)
        #expect(try ConvolutionalClassifier(read).texts == model.header.texts)
        #expect(ModelDescription(read, bytes: bytes).text.contains("\nknown words  2\n"))
        #expect(try !ModelFileTests.model.bytes().contains(Array("texts".utf8)))
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
