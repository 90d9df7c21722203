import Foundation
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

    @Test func withoutCharactersTheBoardsAreMeant() throws {
        let usual = try recipe { _ in }
        try usual.check()
        #expect(usual.characterSet == .board)
        #expect(try recipe { $0.characters = "01" }.characterSet.classCount == 3)
    }

    @Test func nonsenseIsRefused() throws {
        #expect(throws: TrainingError.self) { try recipe { $0.characters = "abca" }.check() }
        #expect(throws: TrainingError.self) { try recipe { $0.contextLines = -1 }.check() }
    }
}
