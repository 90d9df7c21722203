import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TrainingStateDeepeningTests {
    private static func recipe(adding layer: NetworkArchitecture.Layer, at index: Int) -> TrainingRecipe {
        var recipe = TrainingRecipe.tiny
        recipe.architecture.layers.insert(contentsOf: [layer, .relu], at: index)
        return recipe
    }

    /// `tiny` with one more convolution behind its first rectifier.
    private static let deep = recipe(adding: .convolution(.init(kernel: 3, from: 4, to: 4, padding: 1)), at: 2)

    @Test func aDeeperNetworkStartsWithTheSameOutputs() throws {
        let shallow = try TrainerTests.trained(steps: 20)
        let deep = try TrainingState(recipe: Self.deep, fineTuning: shallow)
        #expect(deep.recipe.architecture == Self.deep.architecture)
        #expect(deep.step == 0)
        #expect(try deep.outputs() == shallow.outputs())
    }

    @Test func aModelFileIsEnough() throws {
        let model = try TrainerTests.trained(steps: 20).modelFile()
        var recipe = Self.deep
        recipe.architecture = recipe.architecture.folded
        let deep = try TrainingState(recipe: recipe, fineTuning: model)
        var folded = TrainingRecipe.tiny
        folded.architecture = folded.architecture.folded
        #expect(try deep.outputs() == TrainingState(recipe: folded, fineTuning: model).outputs())
    }

    /// What hands everything on learns to do more.
    @Test func theNewLayerLearns() throws {
        let shallow = try TrainerTests.trained(steps: 20)
        var trainer = try Trainer(
            state: TrainingState(recipe: Self.deep, fineTuning: shallow), sources: ["bars": SyntheticGlyphs()])
        let before = trainer.state.parameters
        for _ in 0..<3 { _ = trainer.step(SampleSchedule(sizes: [600], draws: [480], seed: 1, epoch: 0)) }
        let range = ParameterLayout(Self.deep.architecture).ranges[2]
        #expect(range.count == 9 * 4 * 4 + 4)
        #expect(zip(before[range], trainer.state.parameters[range]).filter { $0 != $1 }.count > range.count / 2)
    }

    @Test(arguments: [
        (NetworkArchitecture.Layer.convolution(.init(kernel: 3, from: 4, to: 4)), 2),
        (.convolution(.init(kernel: 3, from: 4, to: 4, stride: 2, padding: 1)), 2),
        (.convolution(.init(kernel: 3, from: 4, to: 4, padding: 1, batchNormalized: true)), 2),
        (.convolution(.init(kernel: 3, from: 1, to: 1, padding: 1)), 0),
    ])
    func otherNetworksAreRefused(layer: NetworkArchitecture.Layer, index: Int) throws {
        let shallow = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let recipe = Self.recipe(adding: layer, at: index)
        #expect(throws: TrainingError.self) { try shallow.deepened(to: recipe.architecture) }
    }
}
