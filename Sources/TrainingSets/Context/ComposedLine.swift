import GlyphTraining

/// A line of writing of which every stroke's character is known.
///
/// Coordinates: x to the right, y down, the height of a small x is about 1; any origin.
struct ComposedLine: Sendable {
    struct Glyph: Sendable {
        var character: Character
        var strokes: [[SIMD2<Float>]]
    }

    var glyphs: [Glyph]
    /// Median height of the letters, weighted by their widths, as line finding measures it.
    var letterHeight: Float

    init?(glyphs: [Glyph]) {
        let boxes = glyphs.map { InkBounds($0.strokes) }.filter { $0.height > 0.35 }
        let sorted = boxes.sorted { $0.height < $1.height }
        var rest = sorted.reduce(Float(0)) { $0 + max(0.1, $1.width) } / 2
        var median: Float?
        for box in sorted where median == nil {
            rest -= max(0.1, box.width)
            if rest <= 0 { median = box.height }
        }
        guard let median, median > 0 else { return nil }
        self.glyphs = glyphs
        letterHeight = median
    }
}
