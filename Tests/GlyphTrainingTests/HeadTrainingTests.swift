import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct HeadTrainingTests {
    private let characters = Array("abc")

    private func model(seed: UInt64 = 1) throws -> ModelFile {
        let architecture = NetworkArchitecture(layers: [
            .convolution(.init(from: 1, to: 4, stride: 2, padding: 1)), .relu, .maxPool,
            .dense(.init(from: 196, to: 12)), .relu, .dense(.init(from: 12, to: 4)),
        ])
        var recipe = TrainingRecipe(name: "tiny", architecture: architecture, epochs: 1, samplesPerEpoch: ["x": 1])
        recipe.seed = seed
        return try TrainingState(recipe: recipe, characterSet: CharacterSet(characters)).modelFile()
    }

    /// A bar per class, at a place of its own, with noise.
    private func glyphs(_ count: Int, seed: UInt64) -> LabelledGlyphs {
        var random = SplitMix64(seed: seed)
        var glyphs = LabelledGlyphs()
        for index in 0..<count {
            let label = index % 4
            let pixels = (0..<784).map { pixel -> Float in
                let isBar = (4 + 6 * label..<8 + 6 * label).contains(pixel % 28)
                return (isBar ? 0.8 : 0) + 0.2 * random.nextUnit()
            }
            glyphs.append(pixels, label: label)
        }
        return glyphs
    }

    private func accuracy(_ model: ModelFile, _ glyphs: LabelledGlyphs) throws -> Double {
        let scores = try ConvolutionalClassifier(model).logProbabilities(of: glyphs.pixels, count: glyphs.count)
        let right = glyphs.labels.enumerated().count { index, label in
            let row = scores[index * 4..<(index + 1) * 4]
            return row.firstIndex(of: row.max() ?? 0) == index * 4 + label
        }
        return Double(right) / Double(glyphs.count)
    }

    @Test func learnsNewGlyphs() throws {
        let training = try HeadTraining(model())
        var options = HeadTraining.Options()
        (options.steps, options.batchSize, options.mixing, options.learningRate) = (120, 32, 1, 0.01)
        let learnt = try training.train(
            training.examples(glyphs(40, seed: 1), smoothing: 0.05), rehearsal: HeadExamples(), options: options)
        #expect(try accuracy(learnt, glyphs(40, seed: 2)) > 0.95)
        #expect(learnt.parameters.layers[0] == (try model()).parameters.layers[0], "the front stays")
    }

    @Test func nothingNewChangesNothing() throws {
        let model = try model()
        let training = try HeadTraining(model)
        let old = training.rehearsal(glyphs(40, seed: 3))
        var options = HeadTraining.Options()
        (options.steps, options.batchSize) = (40, 16)
        let after = try training.train(old, rehearsal: old, options: options)
        let probe = glyphs(8, seed: 9)
        let (before, now) = (
            try ConvolutionalClassifier(model).logProbabilities(of: probe.pixels, count: 8),
            try ConvolutionalClassifier(after).logProbabilities(of: probe.pixels, count: 8)
        )
        #expect(zip(before, now).allSatisfy { abs($0 - $1) < 0.05 })
    }

    @Test func noGlyphs() throws {
        let training = try HeadTraining(model())
        #expect(throws: TrainingError.self) { try training.train(HeadExamples(), rehearsal: HeadExamples()) }
    }

    @Test func variedCopies() {
        let varied = glyphs(4, seed: 1).varied(3, by: PackAugmentation(), seed: 1)
        #expect(varied.count == 12)
        #expect(varied.labels == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
        #expect(varied.pixels != glyphs(4, seed: 1).varied(3, by: .none, seed: 1).pixels)
    }
}
