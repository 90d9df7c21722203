import Testing

@testable import TrainingSets

@Suite struct BoardRecipeTests {
    private static func recipe(_ change: (inout BoardRecipe) -> Void) -> BoardRecipe {
        var recipe = BoardRecipe(name: "a-1", level: .clean, seed: 1)
        change(&recipe)
        return recipe
    }

    @Test func whatIsUsualCanBeMade() throws {
        try Self.recipe { $0.yaw = -60 }.check()
    }

    @Test func nonsenseIsNamed() {
        let recipes = [
            Self.recipe { $0.width = -5 }, Self.recipe { $0.height = 1_000_000_000 }, Self.recipe { $0.quality = 0 },
            Self.recipe { $0.yaw = .nan }, Self.recipe { $0.name = "../a" }, Self.recipe { $0.name = "" },
        ]
        for recipe in recipes { #expect(throws: BoardRecipeError.self) { try recipe.check() } }
    }
}
