import GlyphClassifier

/// Finished glyphs with their classes, one byte a value: what the reader itself cut out of lines.
public struct PackedGlyphs: GlyphSource {
    /// What the glyphs show.
    public let input: GlyphInput
    /// Class of each glyph.
    private var labels: [UInt16] = []
    /// Each glyph as its input has it, 255 is ink.
    private var pixels: [UInt8] = []

    /// No glyphs.
    public init(input: GlyphInput = .ink) { self.input = input }

    /// Number of glyphs.
    public var count: Int { labels.count }

    /// Adds one glyph.
    ///
    /// - Parameters:
    ///   - glyph: as the input has it, 255 is ink.
    ///   - label: its class in the training's character set.
    /// - Precondition: `glyph` has `input.valueCount` values.
    public mutating func append(_ glyph: [UInt8], label: Int) {
        precondition(glyph.count == input.valueCount)
        labels.append(UInt16(label))
        pixels += glyph
    }

    /// Copies a glyph out of the pack and tells its class.
    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        let start = index * input.valueCount
        for place in 0..<input.valueCount { output[place] = Float(pixels[start + place]) * (1 / 255) }
        return Int(labels[index])
    }
}
