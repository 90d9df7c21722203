import GlyphClassifier

@testable import GlyphTraining

extension TrainingState {
    /// Log-probabilities of eight glyphs of noise.
    func outputs() throws -> [Float] {
        var random = SplitMix64(seed: 9)
        let glyphs = (0..<8 * 784).map { _ in random.unit() }
        return try classifier().logProbabilities(of: glyphs, count: 8)
    }
}
