import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TrainingStateInputTests {
    /// `tiny`, shown the line, with a channel more behind it.
    private static var recipe: TrainingRecipe {
        var recipe = TrainingRecipe.tiny
        recipe.architecture.layers[0] = .convolution(
            .init(kernel: 3, from: 4, to: 5, stride: 2, padding: 1, batchNormalized: true))
        recipe.architecture.layers[3] = .convolution(.init(kernel: 3, from: 5, to: 6))
        return recipe
    }

    @Test func aNetworkThatIsShownMoreStartsWithTheSameOutputs() throws {
        let alone = try TrainerTests.trained(steps: 20)
        let seeing = try TrainingState(recipe: Self.recipe, fineTuning: alone)
        #expect(seeing.recipe.architecture.input == .inkInLine)
        // Whatever stands around the ink.
        var random = SplitMix64(seed: 4)
        let ink = (0..<2 * 784).map { _ in random.unit() }
        let shown = ink.flatMap { [$0, random.unit(), random.unit(), random.unit()] }
        let found = try seeing.classifier().logProbabilities(of: shown, count: 2)
        let expected = try alone.classifier().logProbabilities(of: ink, count: 2)
        for (value, expected) in zip(found, expected) { #expect(abs(value - expected) < 1e-4 * max(1, abs(expected))) }
    }

    @Test func whatIsNewlyShownComesToCount() throws {
        let alone = try TrainerTests.trained(steps: 5)
        var trainer = try Trainer(
            state: TrainingState(recipe: Self.recipe, fineTuning: alone), sources: ["bars": SyntheticGlyphs()])
        for _ in 0..<3 { _ = trainer.step(SampleSchedule(sizes: [600], draws: [480], seed: 1, epoch: 0)) }
        let weights = trainer.state.parameters[..<(9 * 4 * 5)]
        // The second channel of glyphs that stand alone is the first one over again, the others are empty.
        let moved = (0..<4).map { channel in
            weights.enumerated().count { $0.offset / 5 % 4 == channel && $0.element != 0 }
        }
        #expect(moved == [45, 45, 0, 0])
    }

    @Test func aNetworkThatSeesTheLineCannotBeShownMore() throws {
        let seeing = try TrainingState(recipe: Self.recipe, characterSet: twoCharacters)
        #expect(throws: TrainingError.self) { try seeing.seeing(.inkInLine) }
        #expect(throws: TrainingError.self) { try TrainingState(recipe: .tiny, fineTuning: seeing) }
    }
}
