import Foundation
import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TrainerTests {
    static let sources: [String: any GlyphSource] = ["bars": SyntheticGlyphs()]

    static func trained(steps: Int? = nil, from state: TrainingState? = nil) throws -> TrainingState {
        var trainer = try Trainer(
            state: state ?? TrainingState(recipe: .tiny, characterSet: twoCharacters), sources: sources)
        try trainer.run(every: 0) { progress, _ in steps.map { progress.step < $0 } ?? true }
        return trainer.state
    }

    @Test func learnsEasyGlyphs() throws {
        var state = try Self.trained()
        #expect(state.isFinished)
        #expect(state.epoch == 4)
        let evaluation = Evaluator(try state.classifier()).evaluate(SyntheticGlyphs(), seed: 77)
        #expect(evaluation.accuracy > 0.97)
        state.record(evaluation, of: "bars")
        #expect(state.curve.validation["bars"]?.last?.epoch == 4)
        #expect(state.curve.training.count == 60)
    }

    @Test func theSeedDecidesTheWeights() throws {
        let (one, other) = (try Self.trained(steps: 10), try Self.trained(steps: 10))
        #expect(one.parameters == other.parameters)
        #expect(one.averaged == other.averaged)
        #expect(one.statistics == other.statistics)
        var recipe = TrainingRecipe.tiny
        recipe.seed = 2
        let different = try Self.trained(
            steps: 10, from: TrainingState(recipe: recipe, characterSet: twoCharacters))
        #expect(one.parameters != different.parameters)
    }

    @Test func aTrainingGoesOnWhereItStopped() throws {
        // In the middle of the second of four epochs of 15 steps.
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).checkpoint")
        defer { try? FileManager.default.removeItem(at: url) }
        var trainer = try Trainer(
            state: TrainingState(recipe: .tiny, characterSet: twoCharacters), sources: Self.sources)
        try trainer.run(
            every: 0, checkpoint: Checkpoint(url: url, interval: 1000), report: { progress, _ in progress.step < 22 })
        let resumed = try Self.trained(from: TrainingState(checkpoint: url))
        let straight = try Self.trained()
        #expect(resumed.parameters == straight.parameters)
        #expect(resumed.averaged == straight.averaged)
        #expect(resumed.statistics == straight.statistics)
        #expect(resumed.step == straight.step)
        #expect(resumed.curve.training.map(\.epoch) == straight.curve.training.map(\.epoch))
    }

    @Test func aMissingSourceIsNamed() throws {
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let error = #expect(throws: TrainingError.self) { try Trainer(state: state, sources: [:]) }
        #expect(error?.description == "recipe tiny: there are no glyphs of the source bars")
    }

    @Test func aFinishedModelReadsLikeTheTraining() throws {
        let state = try Self.trained()
        let (model, evaluations) = try state.finishedModel(validation: ["bars": SyntheticGlyphs()])
        #expect(evaluations["bars"]?.samples == 600)
        #expect(model.header.provenance.accuracy["bars accuracy"] == evaluations["bars"]?.accuracy)
        #expect(model.header.temperature > 0.2 && model.header.temperature < 4)
        let read = try ConvolutionalClassifier(ModelFile(bytes: model.bytes()))
        #expect(Evaluator(read).evaluate(SyntheticGlyphs()).accuracy == evaluations["bars"]?.accuracy)
    }
}
