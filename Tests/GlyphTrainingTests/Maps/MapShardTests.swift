import Finding
import Testing

@testable import GlyphTraining

/// The whole network's derivatives against finite differences of its loss.
@Suite struct MapShardTests {
    private static let architecture = FindingArchitecture(widths: [4, 6, 6, 8], repeats: [0, 1, 0, 1])
    private static let side = 32
    /// Parameters of each tensor that are checked.
    private static let checkedOfSegment = 24

    static func sample(_ random: inout SplitMix64) -> FindingSample {
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

    @Test func derivativesAreThoseOfTheLoss() {
        var random = SplitMix64(seed: 3)
        let layout = ParameterLayout(Self.architecture.convolutions)
        var parameters = layout.initialParameters(seed: 5)
        let samples = [Self.sample(&random), Self.sample(&random)]
        let shard = MapShard(
            Self.architecture, layout: layout, height: Self.side, width: Self.side, sampleCount: 2)
        func loss() -> Double {
            let result = shard.train(samples, parameters: parameters)
            return result.writing + result.core + result.line
        }
        _ = loss()
        let gradients = (0..<layout.parameterCount).map { shard.gradients.pointer[$0] }
        let scale = (gradients.map { $0 * $0 }.reduce(0, +) / Float(gradients.count)).squareRoot()
        for segment in layout.segments {
            let indices = Array(segment.range.shuffled(using: &random).prefix(Self.checkedOfSegment))
            let errors = indices.map { index in
                let start = parameters[index]
                // A long step may cross kinks of rectifiers, a short one drowns in rounding.
                let errors = [0.001, 0.0004, 0.00015].map { (step: Float) -> Float in
                    parameters[index] = start + step
                    let above = loss()
                    parameters[index] = start - step
                    let below = loss()
                    return abs(Float((above - below) / (2 * Double(step))) - gradients[index])
                }
                parameters[index] = start
                return (errors.min() ?? .infinity) / (abs(gradients[index]) + scale)
            }
            // Some parameters stand at a kink.
            #expect(errors.count { $0 > 0.02 } <= max(1, errors.count / 5), "parameters from \(segment.range)")
            #expect(errors.allSatisfy { $0 < 0.3 }, "parameters from \(segment.range)")
        }
    }

    /// With the statistics of a batch the folded network gives the answers that training saw, so its loss is the same.
    @Test func theFoldedNetworkSaysWhatTrainingSaw() throws {
        var recipe = FindingRecipe(name: "small", steps: 1, shares: ["made": 1])
        (recipe.architecture, recipe.width, recipe.optimization.averaging) = (Self.architecture, 64, 0)
        var state = try FindingState(recipe: recipe)
        var random = SplitMix64(seed: 4)
        let samples = [Self.sample(&random), Self.sample(&random)]
        let layout = ParameterLayout(Self.architecture.convolutions)
        for index in state.parameters.indices { state.parameters[index] += 0.1 * random.normal() }
        let shard = MapShard(
            Self.architecture, layout: layout, height: Self.side, width: Self.side, sampleCount: 2)
        let trained = shard.train(samples, parameters: state.parameters)
        for index in state.statistics.indices { state.statistics[index] = shard.statistics.pointer[index] }
        var found = FindingResult()
        for sample in samples {
            var values = state.model.network.map(of: sample.input).values
            values.withUnsafeMutableBufferPointer { values in
                if let values = values.baseAddress {
                    found.add(FindingLoss().differentiate(values, sample.targets, weight: 0.5))
                }
            }
        }
        #expect(abs(found.writing - trained.writing) < 1e-4 && abs(found.core - trained.core) < 1e-4)
        #expect(abs(found.line - trained.line) < 1e-4)
        #expect(found.right == trained.right && found.common == trained.common)
    }
}

extension MapShard {
    /// A pass over samples of finding, each with half the weight.
    fileprivate func train(_ samples: [FindingSample], parameters: [Float]) -> FindingResult {
        var result = FindingResult()
        train(samples.map(\.input.values), parameters: parameters) { sample, answers in
            result.add(FindingLoss().differentiate(answers, samples[sample].targets, weight: 0.5))
        }
        return result
    }
}
