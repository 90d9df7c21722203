import GlyphClassifier
import Testing

@testable import TrainingSets

@Suite struct RehearsalGlyphsTests {
    @Test func glyphsOfManyCharacters() {
        let source = RehearsalGlyphs(characterSet: .board, writers: 4)
        let glyphs = source.glyphs(ofLines: 0..<30)
        #expect(glyphs.count > 200)
        #expect(glyphs.pixels.count == 784 * glyphs.count)
        #expect(Set(glyphs.labels).count > 40)
        #expect(glyphs.labels.contains(CharacterSet.board.notACharacter))
        var parts = source.glyphs(ofLines: 0..<10)
        parts.append(source.glyphs(ofLines: 10..<30))
        #expect(parts.labels == glyphs.labels && parts.pixels == glyphs.pixels)
    }
}
