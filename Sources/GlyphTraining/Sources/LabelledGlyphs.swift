import GlyphClassifier

/// Glyphs with their classes, not yet seen by any network.
public struct LabelledGlyphs: Sendable {
    /// What the glyphs show.
    public let input: GlyphInput
    /// `count * input.valueCount` floats.
    public private(set) var pixels: [Float] = []
    /// The class of each glyph.
    public private(set) var labels: [Int] = []

    /// No glyphs.
    public init(input: GlyphInput = .ink) { self.input = input }

    /// Number of glyphs.
    public var count: Int { labels.count }

    /// Adds one glyph of `input.valueCount` floats.
    public mutating func append(_ glyph: [Float], label: Int) {
        pixels += glyph
        labels.append(label)
    }

    /// Adds glyphs of the same input.
    public mutating func append(_ other: LabelledGlyphs) {
        pixels += other.pixels
        labels += other.labels
    }

    /// The glyphs and changed copies of them; there will be `copies` of each, itself the first.
    public func varied(_ copies: Int, by augmentation: PixelAugmentation, seed: UInt64) -> LabelledGlyphs {
        var random = SplitMix64(seed: seed)
        var result = self
        let size = input.valueCount
        for _ in 1..<max(1, copies) {
            for index in 0..<count {
                var glyph = Array(pixels[index * size..<(index + 1) * size])
                glyph.withUnsafeMutableBufferPointer { augmentation.apply(to: $0, using: &random) }
                result.append(glyph, label: labels[index])
            }
        }
        return result
    }
}
