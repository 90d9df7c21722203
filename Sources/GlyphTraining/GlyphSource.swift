import GlyphClassifier

/// A training or test set: glyphs that are made when they are asked for, so that augmentation differs each time.
public protocol GlyphSource: Sendable {
    var count: Int { get }
    /// What it shows of its glyphs; the ink of glyphs that stand alone by default.
    var input: GlyphInput { get }

    /// Renders one glyph; the same index and random numbers give the same glyph.
    ///
    /// - Parameters:
    ///   - index: 0..<count.
    ///   - random: where augmentation takes its chances from.
    ///   - output: `input.valueCount` floats, overwritten.
    /// - Returns: the class of the glyph in the training's `CharacterSet`.
    func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int

    /// Whether the class of a glyph, a letter, says nothing of its case: the other case is then as right. No by default.
    func leavesCaseOpen(index: Int) -> Bool
}

extension GlyphSource {
    public var input: GlyphInput { .ink }

    public func leavesCaseOpen(index: Int) -> Bool { false }

    /// Renders one glyph for a network that wants more than the source shows, or less.
    ///
    /// - Parameter output: `wanted.valueCount` floats, overwritten.
    func render(
        index: Int, using random: inout SplitMix64, as wanted: GlyphInput,
        into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        switch (input, wanted) {
        case (.ink, .inkInLine):
            let ink = UnsafeMutableBufferPointer(rebasing: output[..<input.valueCount])
            defer { wanted.spreadGlyphAlone(in: output) }
            return render(index: index, using: &random, into: ink)
        case (.inkInLine, .ink):
            return withUnsafeTemporaryAllocation(of: Float.self, capacity: input.valueCount) { values in
                let label = render(index: index, using: &random, into: values)
                for pixel in output.indices { output[pixel] = values[input.channels * pixel] }
                return label
            }
        default: return render(index: index, using: &random, into: output)
        }
    }
}

/// A small, fast, seedable generator (Steele, Lea & Flood 2014, doi:10.1145/2714064.2660195).
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
