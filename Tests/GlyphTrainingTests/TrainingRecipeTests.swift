import Foundation
import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TrainingRecipeTests {
    @Test func survivesJSON() throws {
        let json = try JSONEncoder().encode(TrainingRecipe.tiny)
        #expect(try JSONDecoder().decode(TrainingRecipe.self, from: json) == .tiny)
    }

    @Test func whatIsLeftOutHasItsDefault() throws {
        let json = """
            {"name": "small", "epochs": 2, "samplesPerEpoch": {"emnist": 5},
             "architecture": [{"type": "dense", "inputs": 784, "outputs": 3}]}
            """
        let recipe = try JSONDecoder().decode(TrainingRecipe.self, from: Data(json.utf8))
        #expect(recipe.batchSize == 256)
        #expect(recipe.architecture.parameterCount == 784 * 3 + 3)
    }

    @Test func nonsenseIsNamed() {
        func message(_ change: (inout TrainingRecipe) -> Void) -> String? {
            var recipe = TrainingRecipe.tiny
            change(&recipe)
            do {
                try recipe.validate(classCount: 3)
                return nil
            } catch { return "\(error)" }
        }
        #expect(message { _ in } == nil)
        #expect(message { $0.epochs = 0 } == "recipe tiny: epochs must be from 1 to 100000")
        #expect(message { $0.batchSize = 12 } == "recipe tiny: batchSize must be a multiple of shardSize")
        #expect(message { $0.epochs = .max } != nil)
        #expect(message { $0.batchSize = 1 << 40 } == "recipe tiny: batchSize must be at most 65536")
        #expect(
            message { $0.samplesPerEpoch = ["a": .max] } == "recipe tiny: samplesPerEpoch must be from 0 to 1000000000")
        #expect(message { $0.dropout = 1 } == "recipe tiny: dropout must be from 0 to below 1")
        #expect(message { $0.samplesPerEpoch = [:] } == "recipe tiny: there is nothing to learn from")
        #expect(message { $0.shardSize = 0 } == "recipe tiny: shardSize must be at least 2")
    }
}
