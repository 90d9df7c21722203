import GlyphTraining
import TrainingSets

/// Sets lines in one font.
public struct FontLineSetter: LineSetter {
    private let outlines: FontOutlines

    public init(outlines: FontOutlines) { self.outlines = outlines }

    public func canSet(_ character: Character) -> Bool { outlines.glyphs[character] != nil }

    public func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine {
        var line = LineBuilder(height: height)
        for character in text {
            guard character != " " else {
                line.space(outlines.space)
                continue
            }
            guard let glyph = outlines.glyphs[character] else { continue }
            line.add(String(character), shape: .outline(glyph.contours), width: glyph.advance, gap: 0)
        }
        return line.finished
    }
}
