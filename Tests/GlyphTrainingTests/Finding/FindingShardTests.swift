import Finding
import Testing

@testable import GlyphTraining

/// The whole network's derivatives against finite differences of its loss.
@Suite struct FindingShardTests {
    private static let architecture = FindingArchitecture(widths: [4, 6, 6, 8], repeats: [0, 1, 0, 1])
    private static let side = 32

    private static func sample(_ random: inout SplitMix64) -> FindingSample {
        let pixels = (0..<side * side * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
        var targets = FindingTargets(cells: side / FindingArchitecture.cell)
        for cell in targets.writing.indices {
            targets.writing[cell] = random.chance(0.5) ? 1 : 0
            targets.core[cell] = random.chance(0.3) ? 1 : 0
            (targets.writingWeights[cell], targets.coreWeights[cell]) = (random.unit(), random.unit())
            targets.lineWeights[cell] = random.chance(0.5) ? 1 : 0
            (targets.height[cell], targets.light[cell]) = (random.normal(), random.chance(0.5) ? 1 : 0)
            (targets.cosine[cell], targets.sine[cell]) = (random.normal(), random.normal())
        }
        return FindingSample(input: FindingInput(width: side, height: side, pixels: pixels), targets: targets)
    }

    @Test func derivativesAreThoseOfTheLoss() throws {
        var random = SplitMix64(seed: 3)
        let layout = ParameterLayout(Self.architecture.convolutions)
        var parameters = layout.initialParameters(seed: 5)
        let samples = [Self.sample(&random), Self.sample(&random)]
        let shard = FindingShard(Self.architecture, layout: layout, side: Self.side, sampleCount: 2)
        func loss(_ parameters: [Float]) -> Double {
            let result = shard.train(samples, parameters: parameters, weight: 0.5)
            return result.writing + result.core + result.line
        }
        _ = loss(parameters)
        let gradients = (0..<layout.parameterCount).map { shard.gradients.pointer[$0] }
        let scale = gradients.map { $0 * $0 }.reduce(0, +).squareRoot() / Float(gradients.count).squareRoot()
        var worst: Float = 0
        for _ in 0..<60 {
            let index = Int.random(in: gradients.indices, using: &random)
            let start = parameters[index]
            let step: Float = 0.004
            parameters[index] = start + step
            let above = loss(parameters)
            parameters[index] = start - step
            let below = loss(parameters)
            parameters[index] = start
            let measured = Float((above - below) / (2 * Double(step)))
            worst = max(worst, abs(measured - gradients[index]) / (abs(gradients[index]) + 3 * scale))
        }
        // Rectifiers have kinks that a step may cross.
        #expect(worst < 0.1, "off by \(worst)")
    }

    @Test func theFoldedNetworkSaysWhatTrainingSaw() throws {
        var recipe = FindingRecipe(name: "small", steps: 1, shares: ["made": 1])
        (recipe.architecture, recipe.side, recipe.averaging) = (Self.architecture, 64, 0)
        let state = try FindingState(recipe: recipe)
        let model = try FindingModel(bytes: state.model.bytes())
        var random = SplitMix64(seed: 4)
        let pixels = (0..<50 * 70 * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
        let map = model.network.map(of: FindingInput(width: 50, height: 70, pixels: pixels))
        #expect((map.width, map.height) == (13, 18))
        #expect(map.values.allSatisfy(\.isFinite))
    }

    @Test func aCheckpointGoesOnWhereItStopped() throws {
        var recipe = FindingRecipe(name: "small", steps: 3, shares: ["made": 1])
        (recipe.architecture, recipe.side, recipe.batchSize) = (Self.architecture, 64, 2)
        let state = try FindingState(recipe: recipe)
        #expect(throws: TrainingError.self) { try FindingState(checkpoint: [1, 2, 3]) }
        var other = recipe
        other.architecture.widths[0] = 5
        #expect(throws: TrainingError.self) { try state.continuing(as: other) }
    }
}
