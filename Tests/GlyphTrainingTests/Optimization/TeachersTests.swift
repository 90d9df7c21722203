import Glibc
import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct TeachersTests {
    /// Says the same of every glyph.
    struct Opinion: GlyphClassifying {
        var characterSet = twoCharacters
        var input = GlyphInput.ink
        let probabilities: [Float]

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            (0..<count).flatMap { _ in probabilities.map { log($0) } }
        }
    }

    static func teachers(_ opinions: Opinion...) throws -> Teachers {
        try Teachers(opinions, characterSet: twoCharacters, input: .ink)
    }

    @Test func theyTeachTheirMean() throws {
        let teachers = try Self.teachers(
            Opinion(probabilities: [0.8, 0.1, 0.1]), Opinion(probabilities: [0.2, 0.3, 0.5]))
        let taught = teachers.probabilities(of: [Float](repeating: 0, count: 2 * 784), count: 2)
        for (probability, expected) in zip(taught, [0.5, 0.2, 0.3, 0.5, 0.2, 0.3] as [Float]) {
            #expect(abs(probability - expected) < 1e-6)
        }
        #expect(taught.count == 6)
        #expect(Teachers().probabilities(of: [], count: 0).isEmpty)
    }

    @Test func whoCannotTeachIsTold() throws {
        let other = Opinion(characterSet: CharacterSet(["a", "c"]), probabilities: [1, 0, 0])
        #expect(throws: TrainingError("a teacher's characters are not those of the recipe")) {
            try Self.teachers(other)
        }
        #expect(throws: TrainingError("a teacher does not see of a glyph what the recipe's network does")) {
            try Self.teachers(Opinion(input: .inkInLine, probabilities: [1, 0, 0]))
        }
    }

    /// A network that learns from its teacher alone learns to say the same, whatever the labels.
    @Test func aNetworkLearnsFromItsTeacher() throws {
        var recipe = TrainingRecipe.tiny
        (recipe.teaching, recipe.dropout) = (1, 0)
        var trainer = try Trainer(
            state: TrainingState(recipe: recipe, characterSet: twoCharacters), sources: TrainerTests.sources,
            teachers: [Opinion(probabilities: [0.2, 0.5, 0.3])])
        try trainer.run()
        let scores = try trainer.state.classifier().logProbabilities(of: [Float](repeating: 0.5, count: 784), count: 1)
        for (score, expected) in zip(scores, [0.2, 0.5, 0.3] as [Float]) { #expect(abs(exp(score) - expected) < 0.05) }
    }

    @Test func recipeAndTeachersBelongTogether() throws {
        var recipe = TrainingRecipe.tiny
        #expect(throws: TrainingError("recipe tiny: nothing is to be taught")) {
            try Trainer(
                state: TrainingState(recipe: recipe, characterSet: twoCharacters), sources: TrainerTests.sources,
                teachers: [Opinion(probabilities: [1, 0, 0])])
        }
        recipe.teaching = 0.5
        #expect(throws: TrainingError("recipe tiny: there are no teachers")) {
            try Trainer(
                state: TrainingState(recipe: recipe, characterSet: twoCharacters), sources: TrainerTests.sources)
        }
    }
}
