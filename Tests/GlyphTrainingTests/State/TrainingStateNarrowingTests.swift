import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TrainingStateNarrowingTests {
    /// `tiny`, with more units before the last layer than it needs.
    private static func recipe(units: Int) -> TrainingRecipe {
        var recipe = TrainingRecipe.tiny
        recipe.architecture.layers[6] = .dense(.init(from: 24, to: units))
        recipe.architecture.layers[8] = .dense(.init(from: units, to: 3))
        return recipe
    }

    /// A trained network three of whose units send nothing on.
    private static func partlyIdle() throws -> TrainingState {
        var state = try TrainerTests.trained(steps: 20)
        let last = ParameterLayout(state.recipe.architecture).ranges[8].lowerBound
        for unit in [0, 3, 9] {
            for output in 0..<3 { state.averaged[last + 3 * unit + output] = 0 }
        }
        return state
    }

    @Test func unitsThatSendNothingOnGoFirst() throws {
        let wide = try Self.partlyIdle()
        let narrow = try TrainingState(recipe: Self.recipe(units: 7), fineTuning: wide)
        #expect(narrow.recipe.architecture.hiddenUnits == 7)
        #expect(narrow.step == 0)
        for (value, expected) in zip(try narrow.outputs(), try wide.outputs()) {
            #expect(abs(value - expected) < 1e-5 * max(1, abs(expected)))
        }
    }

    @Test func aNarrowerNetworkMayBeDeeperAsWell() throws {
        let wide = try Self.partlyIdle()
        var recipe = Self.recipe(units: 7)
        recipe.architecture.layers.insert(
            contentsOf: [.convolution(.init(kernel: 3, from: 4, to: 4, padding: 1)), .relu], at: 2)
        let other = try TrainingState(recipe: recipe, fineTuning: wide)
        for (value, expected) in zip(try other.outputs(), try wide.outputs()) {
            #expect(abs(value - expected) < 1e-5 * max(1, abs(expected)))
        }
    }

    /// `tiny`, with fewer channels in every layer but the last.
    private static var narrow: TrainingRecipe {
        var recipe = TrainingRecipe.tiny
        recipe.architecture = NetworkArchitecture(layers: [
            .convolution(.init(kernel: 3, from: 1, to: 3, stride: 2, padding: 1, batchNormalized: true)),
            .relu,
            .maxPool,
            .convolution(.init(kernel: 3, from: 3, to: 4)),
            .relu,
            .maxPool,
            .dense(.init(from: 16, to: 8)),
            .relu,
            .dense(.init(from: 8, to: 3)),
        ])
        return recipe
    }

    @Test func channelsThatSendNothingOnGoFirst() throws {
        var wide = try TrainerTests.trained(steps: 20)
        let layout = ParameterLayout(wide.recipe.architecture)
        // The second channel of four of the first layer, and the first and last of six of the second.
        for position in 0..<9 {
            for output in 0..<6 { wide.averaged[layout.ranges[3].lowerBound + (position * 4 + 1) * 6 + output] = 0 }
        }
        for position in 0..<4 {
            for channel in [0, 5] {
                for output in 0..<10 {
                    wide.averaged[layout.ranges[6].lowerBound + (position * 6 + channel) * 10 + output] = 0
                }
            }
        }
        for unit in [4, 7] {
            for output in 0..<3 { wide.averaged[layout.ranges[8].lowerBound + 3 * unit + output] = 0 }
        }
        let narrow = try TrainingState(recipe: Self.narrow, fineTuning: wide)
        #expect(narrow.recipe.architecture == Self.narrow.architecture)
        #expect(narrow.step == 0)
        for (value, expected) in zip(try narrow.outputs(), try wide.outputs()) {
            #expect(abs(value - expected) < 1e-5 * max(1, abs(expected)))
        }
    }

    @Test func otherLayersAreRefused() throws {
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        var architecture = Self.narrow.architecture
        architecture.layers[0] = .convolution(.init(kernel: 3, from: 1, to: 3, stride: 2, padding: 1))
        #expect(throws: TrainingError.self, "without its normalisation") { try state.narrowed(to: architecture) }
        #expect(throws: TrainingError.self) {
            try state.narrowed(to: NetworkArchitecture(layers: Array(Self.narrow.architecture.layers.dropLast())))
        }
    }

    @Test func networksWithoutThoseUnitsAreRefused() throws {
        var state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        for units in [0, 11] { #expect(throws: TrainingError.self) { try state.narrowed(toHiddenUnits: units) } }
        state.recipe.architecture.layers.removeSubrange(6...7)
        #expect(throws: TrainingError.self) { try state.narrowed(toHiddenUnits: 2) }
    }
}
