import GlyphClassifier

/// 28×28 glyphs with their classes, not yet seen by any network.
public struct LabelledGlyphs: Sendable {
    /// `count * 28 * 28` floats, 1 is ink.
    public private(set) var pixels: [Float] = []
    public private(set) var labels: [Int] = []

    public init() {}

    public var count: Int { labels.count }

    public mutating func append(_ glyph: some Collection<Float>, label: Int) {
        pixels += glyph
        labels.append(label)
    }

    public mutating func append(_ other: LabelledGlyphs) {
        pixels += other.pixels
        labels += other.labels
    }

    /// The glyphs and changed copies of them.
    ///
    /// - Parameter copies: how many there will be of each, itself the first.
    public func varied(_ copies: Int, by augmentation: PackAugmentation, seed: UInt64) -> LabelledGlyphs {
        var random = SplitMix64(seed: seed)
        var result = self
        let size = NetworkArchitecture.inputShape.count
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
