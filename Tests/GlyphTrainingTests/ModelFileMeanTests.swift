import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct ModelFileMeanTests {
    private func model(seed: UInt64, name: String) throws -> ModelFile {
        var recipe = TrainingRecipe.tiny
        (recipe.seed, recipe.name) = (seed, name)
        return try TrainingState(recipe: recipe, characterSet: twoCharacters).modelFile(accuracy: [:])
    }

    @Test func eachWeightIsTheMeanOfTheirs() throws {
        let models = [try model(seed: 1, name: "one"), try model(seed: 2, name: "two")]
        let mean = try #require(try ModelFile.mean(of: models))
        for layer in mean.parameters.layers.indices {
            let all = models.map { $0.parameters.layers[layer] }
            #expect(
                mean.parameters.layers[layer].weights == zip(all[0].weights, all[1].weights).map { 0.5 * ($0 + $1) })
            #expect(mean.parameters.layers[layer].bias == zip(all[0].bias, all[1].bias).map { 0.5 * ($0 + $1) })
        }
        #expect(mean.header.provenance.recipe == "mean of one; two")
        #expect(mean.header.architecture == models[0].header.architecture)
    }

    @Test func aModelIsItsOwnMean() throws {
        let model = try model(seed: 3, name: "one")
        #expect(try ModelFile.mean(of: [model, model])?.parameters == model.parameters)
        #expect(try ModelFile.mean(of: []) == nil)
    }

    @Test func otherCharactersHaveNoMean() throws {
        var other = try model(seed: 1, name: "one")
        other.header.characters.reverse()
        let models = [try model(seed: 1, name: "one"), other]
        #expect(throws: ModelFileError.self) { try ModelFile.mean(of: models) }
    }
}
