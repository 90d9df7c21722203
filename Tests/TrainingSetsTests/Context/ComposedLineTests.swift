import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct ComposedLineTests {
    private func glyph(_ x: Float, width: Float, height: Float) -> ComposedLine.Glyph {
        .init(character: "x", shape: .strokes([[[x, 0], [x + width, -height]]]))
    }

    @Test func theLetterHeightIsTheMedianByWidth() {
        let glyphs = [
            glyph(0, width: 3, height: 1), glyph(4, width: 0.5, height: 2), glyph(5, width: 0.5, height: 1.8),
        ]
        #expect(ComposedLine(glyphs: glyphs)?.letterHeight == 1)
    }

    @Test func marksDoNotCount() {
        let dashes = (0..<5).map { glyph(Float($0), width: 0.8, height: 0.1) }
        #expect(ComposedLine(glyphs: dashes + [glyph(9, width: 0.1, height: 2)])?.letterHeight == 2)
    }

    @Test func nothingIsNoLine() {
        #expect(ComposedLine(glyphs: []) == nil)
        #expect(ComposedLine(glyphs: [.init(character: ".", shape: .strokes([[[1, 1]]]))]) == nil)
    }

    @Test func writtenLinesAreThoseThatWereWritten() {
        let characters = ["a", "b"].enumerated().map { index, label in
            PenSample(label: label, strokes: [[[Float(index) * 2, 0], [Float(index) * 2 + 1, 1]]], writer: "w")
        }
        var random = SplitMix64(seed: 1)
        let line = WrittenLines([InkLine(characters: characters, writer: "w")]).line(using: &random)
        #expect(line?.glyphs.map(\.character) == ["a", "b"])
        #expect(line?.glyphs.first?.shape == .strokes(characters[0].strokes))
        #expect(WrittenLines([]).line(using: &random) == nil)
    }
}
