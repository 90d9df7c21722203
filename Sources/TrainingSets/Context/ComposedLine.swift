import GlyphTraining

/// A line of writing of which every stroke's character is known.
///
/// Coordinates: x to the right, y down, the height of a small x is about 1; any origin.
public struct ComposedLine: Sendable {
    /// One character with its ink.
    public struct Glyph: Sendable {
        /// What the ink says.
        public var character: Character
        /// The ink, where it stands in the line.
        public var shape: GlyphShape
        /// Whether a space is before it.
        public var followsSpace: Bool

        /// A glyph put together from its parts.
        public init(character: Character, shape: GlyphShape, followsSpace: Bool = false) {
            (self.character, self.shape, self.followsSpace) = (character, shape, followsSpace)
        }
    }

    /// The characters of the line.
    public var glyphs: [Glyph]
    /// What they say, with spaces.
    public var text: String { String(glyphs.flatMap { $0.followsSpace ? [" ", $0.character] : [$0.character] }) }
    /// Median height of the letters, weighted by their widths, as line finding measures it.
    public let letterHeight: Float

    /// `nil` when no glyph is tall enough to be a letter.
    public init?(glyphs: [Glyph]) {
        let all = glyphs.map(\.shape.bounds).filter { !$0.isEmpty }
        let tallest = all.map(\.height).max() ?? 0
        let boxes = all.filter { $0.height > 0.3 * tallest }.sorted { $0.height < $1.height }
        // A thin stroke still has the width of a pen.
        let least = 0.06 * tallest
        var rest = boxes.reduce(Float(0)) { $0 + max(least, $1.width) } / 2
        var median: Float?
        for box in boxes where median == nil {
            rest -= max(least, box.width)
            if rest <= 0 { median = box.height }
        }
        guard let median, median > 0 else { return nil }
        self.glyphs = glyphs
        letterHeight = median
    }
}
