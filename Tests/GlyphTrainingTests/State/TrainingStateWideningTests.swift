import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TrainingStateWideningTests {
    /// `tiny`, with more channels in every layer but the last.
    private static let wide = NetworkArchitecture(layers: [
        .convolution(.init(kernel: 3, from: 1, to: 9, stride: 2, padding: 1, batchNormalized: true)),
        .relu,
        .maxPool,
        .convolution(.init(kernel: 3, from: 9, to: 6)),
        .relu,
        .maxPool,
        .dense(.init(from: 24, to: 17)),
        .relu,
        .dense(.init(from: 17, to: 3)),
    ])

    private static var recipe: TrainingRecipe {
        var recipe = TrainingRecipe.tiny
        recipe.architecture = wide
        return recipe
    }

    @Test func aWiderNetworkStartsWithTheSameOutputs() throws {
        let narrow = try TrainerTests.trained(steps: 20)
        let wide = try TrainingState(recipe: Self.recipe, fineTuning: narrow)
        #expect(wide.recipe.architecture == Self.wide)
        #expect(wide.step == 0)
        for (value, expected) in zip(try wide.outputs(), try narrow.outputs()) {
            #expect(abs(value - expected) < 1e-4 * max(1, abs(expected)))
        }
    }

    /// Copies that are sent on alike would get the same gradients for ever.
    @Test func copiesPartInTraining() throws {
        let narrow = try TrainerTests.trained(steps: 20)
        var trainer = try Trainer(
            state: TrainingState(recipe: Self.recipe, fineTuning: narrow), sources: ["bars": SyntheticGlyphs()])
        func channels() -> Set<[Float]> {
            Set((0..<9).map { channel in (0..<9).map { trainer.state.parameters[$0 * 9 + channel] } })
        }
        #expect(channels().count == 4)
        // The first step of Adam goes by signs alone.
        for _ in 0..<3 { _ = trainer.step(SampleSchedule(sizes: [600], draws: [480], seed: 1, epoch: 0)) }
        #expect(channels().count == 9)
    }

    @Test func isTheSameForTheSameSeed() throws {
        let narrow = try TrainerTests.trained(steps: 5)
        let first = try narrow.widened(to: Self.wide, seed: 1)
        #expect(try narrow.widened(to: Self.wide, seed: 1) == first)
        #expect(try narrow.widened(to: Self.wide, seed: 2) != first)
    }

    @Test func otherNetworksAreRefused() throws {
        let narrow = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let wide = try TrainingState(recipe: Self.recipe, characterSet: twoCharacters)
        #expect(throws: TrainingError.self) { try wide.widened(to: .tiny, seed: 1) }
        var other = Self.wide
        other.layers.remove(at: 4)
        #expect(throws: TrainingError.self) { try narrow.widened(to: other, seed: 1) }
        other = Self.wide
        other.layers[0] = .convolution(.init(kernel: 3, from: 1, to: 9, stride: 2, padding: 1))
        #expect(throws: TrainingError.self) { try narrow.widened(to: other, seed: 1) }
    }
}
