import Boardscan
import DocumentModel
import GlyphClassifier
import GlyphTraining
import Imaging
import Reading
import Testing
import TrainingSets

@testable import Learning

@Suite struct LearnerTests {
    private let board = SyntheticBoard(
        recipe: BoardRecipe(name: "learn", level: .clean, seed: 77, width: 900, height: 675),
        words: ["queue", "stack", "graph", "heap", "node"])

    private func corrections() -> [Correction] {
        board.truth.lines.flatMap { line in
            Dictionary(grouping: line.characters, by: \.word).values.compactMap { characters in
                characters.map(\.box).union().map {
                    Correction(image: "x", box: $0, text: characters.map(\.text).joined())
                }
            }
        }
    }

    @Test func inkIsFoundByItsBox() throws {
        let ink = CorrectedInk(of: board.image, reader: try BoardReader(), readsWords: false)
        let all = corrections()
        let words = all.compactMap { try? ink.word($0) }
        #expect(words.count >= all.count - 1)
        for word in words { #expect(word.line.primitives.count >= word.text.count - 1, "\(word.text)") }
        let beginnings = words.count(where: \.beginsLine)
        #expect(beginnings > 0 && beginnings <= board.truth.lines.count)
        #expect(throws: CorrectionsError.noInk("a")) {
            try ink.word(Correction(image: "x", box: PixelBox(x: 0, y: 0, width: 2, height: 2), text: "a"))
        }
        #expect(throws: CorrectionsError.noWord(7)) { try ink.word(Correction(image: "x", word: 7, text: "a")) }
        #expect(try ink.word(Correction(image: "x", box: all[0].box, text: " ")) == nil)
    }

    @Test func whatIsLearntIsReadSurerAndTheRestIsKept() throws {
        let model = try ModelFile(bytes: BoardReader.bundledModel())
        let ink = CorrectedInk(of: board.image, reader: try BoardReader(), readsWords: false)
        var options = Learner.Options()
        (options.training.steps, options.rehearsalLines, options.rehearsalCopies) = (60, 40, 1)
        let result = try Learner(model: model, options: options).learn(corrections().compactMap { try? ink.word($0) })
        #expect(result.learntWords > 4)
        #expect(result.characters > 16)
        #expect(result.model.header.provenance.recipe.hasSuffix("corrections learnt"))
        #expect(result.model.header.exemplars.count > 12)
        #expect(result.model.header.texts.map(\.text).contains("queue"))
        let before = try BoardReader().read(board.image)
        let after = try BoardReader(modelBytes: result.model.bytes()).read(board.image)
        func confidence(_ page: Page) -> Double {
            let all = page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters).map(\.confidence)
            return all.reduce(0, +) / Double(max(1, all.count))
        }
        #expect(confidence(after) > confidence(before) - 0.01)
        #expect(after.blocks.sureCharacters > before.blocks.sureCharacters, "the hand that was learnt counts")
    }

    @Test func whatIsLearntComesOnTopOfWhatTheModelKnows() throws {
        var options = Learner.Options()
        (options.training.runs, options.training.steps, options.rehearsalLines, options.rehearsalCopies) = (1, 2, 2, 1)
        let ink = CorrectedInk(of: board.image, reader: try BoardReader(), readsWords: false)
        let words = Array(corrections().compactMap { try? ink.word($0) }.prefix(4))
        var model = try ModelFile(bytes: BoardReader.bundledModel())
        let known = model.header.texts.count
        for (index, part) in [words.prefix(1), words.dropFirst()].enumerated() {
            model = try Learner(model: model, options: options).prepared().learn(Array(part)).model
            #expect(model.header.texts.count == known + (index == 0 ? 1 : words.count))
        }
        let recipe = model.header.provenance.recipe
        #expect(recipe.components(separatedBy: "corrections learnt").count == 2, "said once")
    }

    @Test func nothingToLearn() throws {
        var options = Learner.Options()
        options.rehearsalLines = 5
        let learner = try Learner(model: ModelFile(bytes: BoardReader.bundledModel()), options: options)
        #expect(throws: NothingToLearn()) { try learner.learn([]) }
    }
}
