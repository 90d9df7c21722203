import GlyphClassifier
import Preprocessing
import Testing

@testable import GlyphTraining

@Suite struct LineTaskTests {
    /// Lines of upright bars, `l`, and squares, `o`.
    private struct Signs: InkedTextSource {
        func text(using random: inout SplitMix64) -> InkedText? {
            let text = String((0..<Int.random(in: 1...2, using: &random)).map { _ in random.chance(0.5) ? "l" : "o" })
            var mask = InkMask(width: 80 * text.count, height: 50)
            for (index, character) in text.enumerated() {
                for y in 5..<45 {
                    for x in 0..<(character == "l" ? 8 : 28) { mask[20 + 80 * index + x, y] = true }
                }
            }
            let places = text.enumerated().map { index, character in
                20 + 80 * index..<20 + 80 * index + (character == "l" ? 8 : 28)
            }
            return InkedText(mask: mask, text: text, places: places)
        }
    }

    /// Where a strip has ink.
    private func ink(_ strip: LineStrip) -> [Float] {
        stride(from: 0, to: strip.input.values.count, by: LineInput.channels).map { strip.input.values[$0] }
    }

    private func recipe(steps: Int) -> LineRecipe {
        var recipe = LineRecipe(name: "small", steps: steps, shares: ["signs": 1])
        recipe.architecture = LineArchitecture(
            characters: "lo", widths: [16, 16, 16], columnWidth: 32, contextSpacings: [2])
        recipe.width = 128
        (recipe.optimization.batchSize, recipe.optimization.warmUpSteps) = (4, 2)
        recipe.optimization.averaging = 0.9
        return recipe
    }

    @Test func stripsHoldWhatTheirClassesSay() throws {
        let task = try LineTask(recipe(steps: 1), sources: ["signs": Signs()], strayInk: 0)
        var random = SplitMix64(seed: 1)
        for _ in 0..<20 {
            let strip = task.sample(using: &random)
            #expect(strip.input.width == 128 && !strip.classes.isEmpty)
            // Runs of columns with ink are characters here.
            let ink = ink(strip)
            let inked = (0..<128).map { x in (0..<LineInput.height).contains { ink[$0 * 128 + x] > 0.25 } }
            #expect(zip([false] + inked, inked).count { !$0 && $1 } == strip.classes.count { $0 < 2 })
            #expect(!zip(strip.classes, strip.classes.dropFirst()).contains { $0 == 2 && $1 == 2 })
            #expect(strip.classes.first != 2 && strip.classes.last != 2, "spaces stand between words")
        }
    }

    /// As far as a wavering hand may move it.
    @Test func charactersAreSaidWhereTheirInkIs() throws {
        let task = try LineTask(recipe(steps: 1), sources: ["signs": Signs()], strayInk: 0)
        var random = SplitMix64(seed: 2)
        for _ in 0..<20 {
            let strip = task.sample(using: &random)
            let ink = ink(strip)
            #expect(strip.places.count == strip.classes.count)
            for (kind, place) in zip(strip.classes, strip.places) {
                guard kind < 2 else {
                    #expect(place == nil)
                    continue
                }
                let place = try #require(place)
                let columns =
                    place.lowerBound * LineArchitecture.stride - 4...place.upperBound * LineArchitecture.stride + 5
                #expect(
                    columns.contains { x in (0..<LineInput.height).contains { ink[$0 * 128 + min(127, x)] > 0.25 } })
            }
        }
    }

    @Test func strayInkLeavesTheLettersAlone() throws {
        func strip(_ strayInk: Float, seed: UInt64) throws -> LineStrip {
            var random = SplitMix64(seed: seed)
            return try LineTask(recipe(steps: 1), sources: ["signs": Signs()], strayInk: strayInk)
                .sample(using: &random)
        }
        var strays = 0
        for seed in 0..<20 {
            // The first line's place and letters are drawn before anything stray.
            let (plain, stray) = (try strip(0, seed: UInt64(seed)), try strip(1, seed: UInt64(seed)))
            #expect(stray.classes.first == plain.classes.first)
            #expect(stray.input.values.allSatisfy { (0...1).contains($0) })
            let (letters, all) = (ink(plain), ink(stray))
            let first = try #require(
                (0..<128).first { x in (0..<LineInput.height).contains { letters[$0 * 128 + x] > 0 } })
            for y in 0..<LineInput.height { #expect(all[y * 128 + first] >= letters[y * 128 + first]) }
            strays += all.reduce(0, +) > letters.reduce(0, +) ? 1 : 0
        }
        #expect((4..<20).contains(strays), "some are seen on the photo alone")
    }

    @Test func whatIsShownIsLearnt() throws {
        let recipe = recipe(steps: 150)
        var trainer = LineTrainer(
            state: try LineState(recipe: recipe), task: try LineTask(recipe, sources: ["signs": Signs()]))
        var losses: [Double] = []
        try trainer.run(every: 25) { progress, _ in
            losses.append(progress.result.loss / Double(progress.result.characters))
            return true
        }
        #expect(losses.count == 6)
        #expect(try #require(losses.last) < 0.5 * #require(losses.first), "\(losses)")
    }

    @Test func unknownCharactersTeachNothing() throws {
        struct Unknown: InkedTextSource {
            func text(using random: inout SplitMix64) -> InkedText? {
                InkedText(mask: InkMask(width: 20, height: 20), text: "é")
            }
        }
        let task = try LineTask(recipe(steps: 1), sources: ["signs": Unknown()])
        var random = SplitMix64(seed: 1)
        #expect(task.sample(using: &random).classes.isEmpty)
    }
}
