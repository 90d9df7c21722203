import FontGlyphs
import Foundation
import Testing
import TrainingSets

/// The shipped boards are what their recipe makes.
@Suite struct FixtureTests {
    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures").standardized

    private static let recipes =
        (try? JSONDecoder().decode(
            [BoardRecipe].self, from: Data(contentsOf: directory.appendingPathComponent("recipe.json")))) ?? []

    @Test func thereAreBoardsOfManyKinds() {
        #expect(Set(Self.recipes.map(\.level)).isSuperset(of: [.clean, .shaded, .coloured, .twoColumn, .print, .dark]))
    }

    @Test(arguments: recipes)
    func isMadeByItsRecipe(recipe: BoardRecipe) throws {
        if let font = recipe.font, (try? FontDirectories.path(of: font)) == nil { return }
        let truth = try recipe.board().truth
        let base = Self.directory.appendingPathComponent(recipe.name)
        let text = try String(contentsOf: base.appendingPathExtension("gt.txt"), encoding: .utf8)
        #expect(truth.text == text)
        let stored = try JSONDecoder().decode(
            BoardTruth.self, from: Data(contentsOf: base.appendingPathExtension("json")))
        #expect(truth == stored)
        let picture = try Data(contentsOf: base.appendingPathExtension("jpg"))
        #expect(picture.count < 250_000)
    }
}
