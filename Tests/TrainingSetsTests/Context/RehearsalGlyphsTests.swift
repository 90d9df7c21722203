import GlyphClassifier
import Testing

@testable import TrainingSets

@Suite struct RehearsalGlyphsTests {
    @Test func glyphsOfManyCharacters() {
        let glyphs = RehearsalGlyphs(characterSet: .board, writers: 4).glyphs(ofLines: 30)
        #expect(glyphs.count > 200)
        #expect(glyphs.pixels.count == 784 * glyphs.count)
        #expect(Set(glyphs.labels).count > 40)
        #expect(glyphs.labels.contains(CharacterSet.board.notACharacter))
        #expect(RehearsalGlyphs(characterSet: .board, writers: 4).glyphs(ofLines: 30).labels == glyphs.labels)
    }
}
