import GlyphTraining
import TrainingSets

/// Lines set in a font, one font a line, spaced a little unevenly as print comes out of a threshold.
public struct FontLines: ContextLineSource {
    private let families: [[FontOutlines]]
    private let text: LineText

    /// - Parameters:
    ///   - families: as many as memory holds; each line takes a font of one, each family as often as any other.
    ///   - words: what lines say.
    public init(families: [[FontOutlines]], words: [String]) {
        self.families = families
        text = LineText(words: words)
    }

    public func line(using random: inout SplitMix64) -> ComposedLine? {
        guard let font = families.randomElement(using: &random)?.randomElement(using: &random) else { return nil }
        let slant = random.chance(0.3) ? 0.08 * random.normal() : 0
        // Most print is set as it is; some is tight enough to touch.
        let tracking = random.chance(0.5) ? random.uniform(-0.07, 0.04) : 0
        var pen = Float(0)
        var glyphs: [ComposedLine.Glyph] = []
        // A word of which the font lacks a letter is left out.
        for word in text.line(using: &random) where word.allSatisfy({ font.glyphs[$0] != nil }) {
            var followsSpace = !glyphs.isEmpty
            for character in word {
                guard let glyph = font.glyphs[character] else { continue }
                let contours = glyph.contours.map { $0.map { SIMD2($0.x + pen - slant * $0.y, $0.y) } }
                glyphs.append(
                    ComposedLine.Glyph(character: character, shape: .outline(contours), followsSpace: followsSpace))
                followsSpace = false
                pen += glyph.advance + tracking
            }
            pen += font.space
        }
        return ComposedLine(glyphs: glyphs)
    }
}
