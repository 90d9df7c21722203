import GlyphClassifier

extension GlyphSource {
    /// The first glyphs of the source, as many as there are.
    ///
    /// - Returns: `input.valueCount` floats each, one after the other.
    public func pixels(ofFirst count: Int, as input: GlyphInput = .ink, seed: UInt64 = 0) -> [Float] {
        Evaluator.render(self, Array(0..<min(count, self.count))[...], as: input, seed: seed) { _, _ in }
    }
}
