import Finding
import Foundation
import Testing

@testable import GlyphTraining

@Suite struct MapRecipeTests {
    private let recipe = FindingRecipe(name: "r", steps: 100, shares: ["boards": 1])

    @Test func whatARecipeLeavesOutIsUsual() throws {
        let json = #"{"name": "r", "optimization": {"steps": 100, "shares": {"boards": 1}, "seed": 3}, "width": 256}"#
        var expected = recipe
        (expected.width, expected.optimization.seed) = (256, 3)
        #expect(try JSONDecoder().decode(FindingRecipe.self, from: Data(json.utf8)) == expected)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(FindingRecipe.self, from: Data(#"{"name": "r"}"#.utf8))
        }
    }

    @Test func theShippedRecipesAreSound() throws {
        let recipes = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../TrainingData/recipes")
        func recipe<Architecture>(_ name: String) throws -> MapRecipe<Architecture> {
            try JSONDecoder().decode(MapRecipe.self, from: Data(contentsOf: recipes.appending(path: name)))
        }
        try (recipe("finding.json") as FindingRecipe).validate()
        try (recipe("line.json") as LineRecipe).validate()
    }

    @Test func whatMakesNoSenseIsNamed() throws {
        func problem(_ change: (inout FindingRecipe) -> Void) -> String? {
            var changed = recipe
            change(&changed)
            do { try changed.validate() } catch { return "\(error)" }
            return nil
        }
        #expect(problem { _ in } == nil)
        #expect(problem { $0.architecture.repeats = [] } == "recipe r: no network has this architecture")
        #expect(problem { $0.optimization.steps = 0 } == "recipe r: steps must be from 1 to 10,000,000")
        #expect(problem { $0.optimization.shardSize = 0 } == "recipe r: shardSize must be from 1 to 64")
        #expect(problem { $0.optimization.batchSize = 3 } == "recipe r: batchSize must be a multiple of shardSize")
        #expect(problem { $0.width = 100 } == "recipe r: width must be a multiple of 64 from 64 to 8192")
        #expect(problem { $0.optimization.learningRate = .infinity } == "recipe r: learningRate must be above 0")
        #expect(problem { $0.optimization.coolDown = 1.5 } == "recipe r: coolDown must be from 0 to 1")
        #expect(problem { $0.optimization.weightDecay = -1 } == "recipe r: weightDecay must not be negative")
        #expect(problem { $0.optimization.averaging = 1 } == "recipe r: averaging must be from 0 to below 1")
        #expect(problem { $0.optimization.warmUpSteps = -1 } == "recipe r: warmUpSteps must not be negative")
        #expect(problem { $0.optimization.shares = ["boards": 0] } == "recipe r: there is nothing to learn from")
    }
}
