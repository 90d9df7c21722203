import Finding
import Foundation
import NetworkKernels
import Testing

@testable import GlyphTraining

@Suite struct MapTrainerTests {
    /// Pieces with a bright bar of any height, which is writing.
    private struct Bars: FindingSource {
        func sample(side: Int, using random: inout SplitMix64) -> FindingSample {
            let cells = side / FindingArchitecture.cell
            var targets = FindingTargets(cells: cells)
            var pixels = [UInt8](repeating: 60, count: side * side * 3)
            let row = Int.random(in: 0..<cells, using: &random)
            for cell in 0..<cells * cells {
                (targets.writingWeights[cell], targets.coreWeights[cell]) = (1, 1)
                guard cell / cells == row else { continue }
                (targets.writing[cell], targets.core[cell], targets.lineWeights[cell]) = (1, 1, 1)
                targets.cosine[cell] = 1
            }
            for y in 4 * row..<4 * row + 4 {
                for index in 3 * side * y..<3 * side * (y + 1) { pixels[index] = 220 }
            }
            return FindingSample(input: FindingInput(width: side, height: side, pixels: pixels), targets: targets)
        }
    }

    private func recipe(steps: Int) -> FindingRecipe {
        var recipe = FindingRecipe(name: "small", steps: steps, shares: ["bars": 1])
        recipe.architecture = FindingArchitecture(widths: [4, 6, 6, 8], repeats: [0, 1, 0, 1])
        recipe.width = 64
        (recipe.optimization.batchSize, recipe.optimization.warmUpSteps) = (4, 2)
        recipe.optimization.averaging = 0.8
        return recipe
    }

    private func trained(
        from state: FindingState, every interval: Int = 10, report: (FindingTrainer.Progress) -> Bool = { _ in true }
    ) throws -> FindingState {
        var trainer = FindingTrainer(
            state: state, task: try FindingTask(state.recipe, sources: ["bars": Bars()]))
        try trainer.run(every: interval) { progress, _ in report(progress) }
        return trainer.state
    }

    @Test func whatIsShownIsLearnt() throws {
        var losses: [Double] = []
        let state = try trained(from: FindingState(recipe: recipe(steps: 60))) { progress in
            let sum = progress.result
            losses.append((sum.writing + sum.core + sum.line) / Double(progress.steps))
            return true
        }
        #expect(losses.count == 6 && state.isFinished)
        let (first, last) = (try #require(losses.first), try #require(losses.last))
        #expect(last < 0.75 * first, "\(losses)")
        #expect(state.model.provenance == FindingModel.Provenance(recipe: "small", seed: 1, steps: 60))
    }

    @Test func aCheckpointGoesOnWhereItStopped() throws {
        let whole = try trained(from: FindingState(recipe: recipe(steps: 30)))
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "state")
        try trained(from: FindingState(recipe: recipe(steps: 30))) { _ in false }.write(to: file)
        let bytes = [UInt8](try Data(contentsOf: file))
        let half = try FindingState(checkpoint: bytes)
        #expect(half.step == 10 && !half.isFinished)
        #expect(try trained(from: half) == whole)
    }

    @Test func damagedCheckpointsAreRefused() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "state")
        try FindingState(recipe: recipe(steps: 3)).write(to: file)
        let bytes = [UInt8](try Data(contentsOf: file))
        for count in Array(0..<600) + Array(stride(from: 600, to: bytes.count, by: 997)) {
            #expect(throws: TrainingError.self) { try FindingState(checkpoint: Array(bytes.prefix(count))) }
        }
        for place in stride(from: 0, to: bytes.count, by: 499) {
            var damaged = bytes
            damaged[place] ^= 0x41
            #expect(throws: TrainingError.self) { try FindingState(checkpoint: damaged) }
        }
    }

    @Test func aHeaderThatAsksForMoreThanThereIsIsRefused() throws {
        var recipe = recipe(steps: 3)
        recipe.architecture = FindingArchitecture(
            widths: .init(repeating: 512, count: 8), repeats: .init(repeating: 8, count: 8))
        let json = [UInt8](try JSONEncoder().encode(["recipe": recipe])).dropLast() + Array(#","step":0}"#.utf8)
        var bytes = Array("BSFK".utf8)
        bytes.append(littleEndian: UInt32(json.count))
        bytes += json
        bytes.append(littleEndian: Checksum.crc32(bytes))
        #expect(throws: TrainingError.self) { try FindingState(checkpoint: bytes) }
    }

    @Test func otherRecipesMayGoOnWithTheSameArchitecture() throws {
        let state = try FindingState(recipe: recipe(steps: 3))
        var other = recipe(steps: 500)
        other.optimization.learningRate = 0.01
        #expect(try state.continuing(as: other).recipe == other)
        other.architecture.widths[0] = 5
        #expect(throws: TrainingError("recipe small: the checkpoint is of another architecture")) {
            try state.continuing(as: other)
        }
    }

    @Test func aTrainingGoesOnFromWeights() throws {
        let recipe = recipe(steps: 60)
        let task = try FindingTask(recipe, sources: ["bars": Bars()])
        let model = try trained(from: FindingState(recipe: recipe)).model
        let state = try FindingState(recipe: recipe, model: model, task: task)
        #expect(state.step == 0)
        // What the weights say is said again: all that differs is rounding to half precision.
        var random = SplitMix64(seed: 5)
        let input = Bars().sample(side: recipe.width, using: &random).input.values
        let (width, height) = (recipe.width, recipe.height)
        let before = model.network.greatestValues(of: input, width: width, height: height)
        let after = state.model.network.greatestValues(of: input, width: width, height: height)
        for (a, b) in zip(before, after) { #expect(abs(a - b) < 1e-3 * max(1, a)) }
        #expect(before.count == recipe.architecture.steps.count + 1)
        // And learning goes on from there.
        func firstLoss(of state: FindingState) throws -> Double {
            var loss = 0.0
            _ = try trained(from: state, every: 1) { progress in
                loss = progress.result.writing + progress.result.core + progress.result.line
                return false
            }
            return loss
        }
        #expect(try firstLoss(of: state) < 0.75 * firstLoss(of: FindingState(recipe: recipe)))
    }

    @Test func weightsOfAnotherArchitectureAreNoStart() throws {
        var other = recipe(steps: 3)
        other.architecture.widths[0] = 5
        let model = try FindingState(recipe: other).model
        let task = try FindingTask(recipe(steps: 3), sources: ["bars": Bars()])
        #expect(throws: TrainingError("recipe small: the weights to start from are of another architecture")) {
            try FindingState(recipe: recipe(steps: 3), model: model, task: task)
        }
    }

    @Test func sourcesMustBeThere() throws {
        #expect(throws: TrainingError("recipe small: there is no source bars")) {
            try FindingTask(recipe(steps: 3), sources: ["boards": Bars()])
        }
    }
}
