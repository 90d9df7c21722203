import GlyphTraining
import Testing
import TrainingSets

@testable import FontGlyphs

@Suite struct FontLinesTests {
    private static let font = try? FontDirectories.path(of: "DejaVuSans.ttf")

    private func source() throws -> FontLines {
        let characters = (33...126).map { Character(UnicodeScalar(UInt8($0))) }
        return FontLines(
            families: [[try FontOutlines(path: try #require(Self.font), characters: characters)]], words: ["hello"])
    }

    @Test(.enabled(if: font != nil)) func setsOutlinesLeftToRight() throws {
        let source = try source()
        for seed in 0..<20 {
            var random = SplitMix64(seed: UInt64(seed))
            guard let line = source.line(using: &random) else { continue }
            if line.text.contains(where: { $0.isLetter || $0.isNumber }) {
                #expect(line.letterHeight > 0.4 && line.letterHeight < 1.6, "\(line.text): \(line.letterHeight)")
            }
            let lefts = line.glyphs.map(\.shape.bounds.center.x)
            for (one, next) in zip(lefts, lefts.dropFirst()) { #expect(next > one) }
            for glyph in line.glyphs {
                guard case .outline = glyph.shape else {
                    Issue.record("a glyph that is no outline")
                    return
                }
            }
        }
    }

    @Test(.enabled(if: font != nil)) func theSameSeedGivesTheSameLine() throws {
        let source = try source()
        func shapes(_ seed: UInt64) -> [GlyphShape]? {
            var random = SplitMix64(seed: seed)
            return source.line(using: &random)?.glyphs.map(\.shape)
        }
        #expect(shapes(3) == shapes(3) && shapes(3) != shapes(4))
    }

    @Test func withoutFontsThereAreNoLines() {
        var random = SplitMix64(seed: 1)
        #expect(FontLines(families: [], words: ["hello"]).line(using: &random) == nil)
    }
}
