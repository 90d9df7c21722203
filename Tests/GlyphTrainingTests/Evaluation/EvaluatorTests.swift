import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct EvaluatorTests {
    @Test func evaluatesChunksInParallelLikeOneByOne() throws {
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let classifier = try state.classifier()
        let source = SyntheticGlyphs(count: Evaluator.chunk + 100)
        let outputs = Evaluator(classifier).outputs(source, limit: nil, seed: 4)
        #expect(outputs.labels == (0..<source.count).map { $0 % 3 })
        let index = Evaluator.chunk + 50
        var random = SplitMix64(seed: 4, mixing: 5, index)
        var glyph = [Float](repeating: 0, count: 784)
        _ = glyph.withUnsafeMutableBufferPointer { source.render(index: index, using: &random, into: $0) }
        let alone = classifier.logits(of: glyph, count: 1)
        for (one, other) in zip(alone, outputs.logits[3 * index..<3 * index + 3]) { #expect(abs(one - other) < 1e-5) }
    }

    @Test func aLimitSpreadsOverTheSource() throws {
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let outputs = Evaluator(try state.classifier()).outputs(SyntheticGlyphs(), limit: 6, seed: 0)
        #expect(outputs.labels == [0, 100, 200, 300, 400, 500].map { $0 % 3 })
    }
}
