import GlyphClassifier

extension GlyphSource {
    /// The first glyphs of the source, as many as there are.
    ///
    /// - Returns: 28×28 floats each, one after the other.
    public func pixels(ofFirst count: Int, seed: UInt64 = 0) -> [Float] {
        Evaluator.render(self, Array(0..<min(count, self.count))[...], seed: seed) { _, _ in }
    }
}
