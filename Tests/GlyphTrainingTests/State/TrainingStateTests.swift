import Foundation
import GlyphClassifier
import Testing

@testable import GlyphTraining
@testable import NetworkKernels

@Suite struct TrainingStateTests {
    /// Folding must not change what the network says: the same layers, once with batch statistics put in as the
    /// running ones.
    @Test func foldedWeightsGiveTheSameOutputs() throws {
        var state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        let layout = ParameterLayout(.tiny)
        for (index, tensors) in layout.tensors.enumerated() {
            guard case .normalizedConvolution(_, let scale, let shift, _) = tensors else { continue }
            for channel in 0..<shift - scale {
                state.parameters[scale + channel] = 0.5 + Float(channel + index)
                state.parameters[shift + channel] = 0.1 * Float(channel)
            }
        }
        state.averaged = state.parameters
        let shard = try ShardNetwork(.tiny, shardSize: 8, dropout: 0, smoothing: 0)
        let schedule = SampleSchedule(sizes: [600], draws: [8], seed: 1, epoch: 0)
        shard.render(schedule, from: 0, sources: [SyntheticGlyphs()], otherCases: [0, 1, 2], seed: 1, epoch: 0)
        let result = shard.train(parameters: state.parameters, batchSize: 8, seed: 0)
        state.statistics = (0..<state.statistics.count).map { shard.statistics.pointer[$0] }
        let glyphs = Array(UnsafeBufferPointer(start: shard.input.pointer, count: shard.input.count))
        let scores = try state.classifier().logProbabilities(of: glyphs, count: 8)
        let loss = (0..<8).reduce(0.0) { $0 - Double(scores[$1 * 3 + shard.labels[$1]]) }
        #expect(abs(loss - result.loss) < 1e-3 * result.loss)
    }

    @Test func fineTuningStartsFromAModelFile() throws {
        let model = try TrainerTests.trained(steps: 20).modelFile()
        var recipe = TrainingRecipe.tiny
        recipe.architecture = recipe.architecture.folded
        let state = try TrainingState(recipe: recipe, fineTuning: model)
        #expect(state.networkParameters == model.parameters)
        #expect(throws: TrainingError.self) { try TrainingState(recipe: .tiny, fineTuning: model) }
    }

    @Test func aTrainingMayEndElsewhere() throws {
        let state = try TrainerTests.trained(steps: 3)
        var recipe = TrainingRecipe.tiny
        (recipe.epochs, recipe.coolDown, recipe.learningRate) = (9, 0.5, 1)
        let longer = try state.ending(as: recipe)
        #expect(longer.recipe.epochs == 9)
        #expect(longer.recipe.coolDown == 0.5)
        #expect(longer.recipe.learningRate == state.recipe.learningRate)
        #expect(longer.step == 3)
        recipe.epochs = 0
        #expect(throws: TrainingError.self) { try state.ending(as: recipe) }
    }

    @Test func damagedCheckpointsAreRefused() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).checkpoint")
        defer { try? FileManager.default.removeItem(at: url) }
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        try state.write(to: url)
        let bytes = [UInt8](try Data(contentsOf: url))
        #expect(try TrainingState(checkpoint: bytes) == state)
        for length in [0, 3, 11, 40, bytes.count - 1] {
            #expect(throws: TrainingError.self) { try TrainingState(checkpoint: Array(bytes[..<length])) }
        }
        var damaged = bytes
        damaged[bytes.count / 2] ^= 1
        #expect(throws: TrainingError("the checkpoint is damaged: its checksum does not match")) {
            try TrainingState(checkpoint: damaged)
        }
    }
}
