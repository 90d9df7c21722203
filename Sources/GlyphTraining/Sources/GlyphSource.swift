import GlyphClassifier

/// A training or test set: glyphs that are made when they are asked for, so that augmentation differs each time.
public protocol GlyphSource: Sendable {
    /// Number of glyphs.
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

    /// Whether the class of a glyph, a letter, says nothing of its case: the other case is then as right. No by
    /// default.
    func leavesCaseOpen(index: Int) -> Bool
}

extension GlyphSource {
    /// The ink of glyphs that stand alone.
    public var input: GlyphInput { .ink }

    /// No class leaves the case open.
    public func leavesCaseOpen(index: Int) -> Bool { false }

    /// Renders one glyph for a network that wants more than the source shows, or less.
    ///
    /// `output`, `wanted.valueCount` floats, is overwritten.
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

extension GlyphSource {
    /// The first glyphs of the source, as many as there are.
    ///
    /// - Returns: `input.valueCount` floats each, one after the other.
    public func pixels(ofFirst count: Int, as input: GlyphInput = .ink, seed: UInt64 = 0) -> [Float] {
        Evaluator.render(self, Array(0..<min(count, self.count))[...], as: input, seed: seed) { _, _ in }
    }
}
