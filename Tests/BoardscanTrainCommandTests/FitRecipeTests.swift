import Foundation
import GlyphClassifier
import GlyphTraining
import Testing

@testable import BoardscanTrainCommand

@Suite struct FitRecipeTests {
    private func recipe(_ change: (inout FitRecipe) -> Void) throws -> FitRecipe {
        let json = """
            {"training": {"name": "a", "architecture": [], "epochs": 1,
             "samplesPerEpoch": {}}, "contextLines": 0, "negativeShare": 0, "composedShare": 0, "writtenShare": 0,
             "fontShare": 0}
            """
        var recipe = try JSONDecoder().decode(FitRecipe.self, from: Data(json.utf8))
        change(&recipe)
        return recipe
    }

    private static func shipped(_ name: String) throws -> FitRecipe {
        let place = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../TrainingData/recipes/\(name).json")
        return try JSONDecoder().decode(FitRecipe.self, from: Data(contentsOf: place))
    }

    @Test func withoutCharactersTheBoardsAreMeant() throws {
        let usual = try recipe { _ in }
        try usual.check()
        #expect(usual.characterSet == .board)
        #expect(try recipe { $0.characters = "01" }.characterSet.classCount == 3)
    }

    @Test(arguments: ["glyphs", "glyphs-in-photos", "single"]) func theShippedRecipesAreSound(name: String) throws {
        let recipe = try Self.shipped(name)
        try recipe.check()
        _ = try TrainingState(recipe: recipe.training, characterSet: recipe.characterSet)
    }

    /// The second of the two trains on what the first has learnt.
    @Test func theRecipesOfGlyphsHaveOneNetwork() throws {
        let architectures = try ["glyphs", "glyphs-in-photos"].map { try Self.shipped($0).training.architecture }
        #expect(architectures[0].folded == architectures[1].folded)
    }

    @Test func nonsenseIsRefused() throws {
        #expect(throws: TrainingError.self) { try recipe { $0.characters = "abca" }.check() }
        #expect(throws: TrainingError.self) { try recipe { $0.contextLines = -1 }.check() }
    }
}
