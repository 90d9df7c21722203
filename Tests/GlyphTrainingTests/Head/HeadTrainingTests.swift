import Glibc
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
                return (isBar ? 0.8 : 0) + 0.2 * random.unit()
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

    /// Cross entropy with the glyphs' labels.
    private struct Labels: HeadObjective {
        let features: [Float]
        let labels: [Int]

        func draw(using random: inout SplitMix64) -> HeadBatch {
            HeadBatch(features: features, count: labels.count) { values in
                for (row, label) in labels.enumerated() {
                    for index in row * 4..<row * 4 + 4 {
                        values[index] = (exp(values[index]) - (index == row * 4 + label ? 1 : 0)) / Float(labels.count)
                    }
                }
            }
        }
    }

    private func labels(_ count: Int, seed: UInt64, _ training: HeadTraining) -> Labels {
        let glyphs = glyphs(count, seed: seed)
        return Labels(features: training.features(of: glyphs), labels: glyphs.labels)
    }

    @Test func learnsNewGlyphs() throws {
        let training = try HeadTraining(model())
        var options = HeadTraining.Options()
        (options.steps, options.learningRate) = (120, 0.01)
        let learnt = try training.train([labels(40, seed: 1, training)], options: options)
        #expect(try accuracy(learnt, glyphs(40, seed: 2)) > 0.95)
        #expect(learnt.parameters.layers[0] == (try model()).parameters.layers[0], "the front stays")
    }

    private func distance(_ first: ModelFile, _ second: ModelFile, on glyphs: LabelledGlyphs) throws -> Float {
        let scores = try [first, second].map {
            try ConvolutionalClassifier($0).logProbabilities(of: glyphs.pixels, count: glyphs.count)
        }
        return zip(scores[0], scores[1]).map { abs($0 - $1) }.max() ?? 0
    }

    @Test func rehearsalAloneChangesNothing() throws {
        let model = try model()
        let training = try HeadTraining(model)
        var options = HeadTraining.Options()
        options.steps = 40
        let after = try training.train([training.rehearsal(glyphs(40, seed: 3))], options: options)
        #expect(try distance(model, after, on: glyphs(8, seed: 9)) < 0.05)
    }

    /// Log-probabilities stay closer to what they were the more they weigh.
    @Test func rehearsalHoldsSmallProbabilities() throws {
        let model = try model()
        let training = try HeadTraining(model)
        var options = HeadTraining.Options()
        (options.steps, options.learningRate) = (80, 0.01)
        let old = glyphs(40, seed: 3).varied(2, by: PixelAugmentation(), seed: 1)
        let distances = try [Float(0), 1].map { weight in
            var rehearsal = Rehearsal.Options()
            rehearsal.scoreWeight = weight
            let objectives: [any HeadObjective] = [
                labels(4, seed: 1, training), training.rehearsal(old, options: rehearsal),
            ]
            return try distance(model, training.train(objectives, options: options), on: old)
        }
        #expect(distances[1] < distances[0])
    }

    @Test func variedCopies() {
        let varied = glyphs(4, seed: 1).varied(3, by: PixelAugmentation(), seed: 1)
        #expect(varied.count == 12)
        #expect(varied.labels == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
        #expect(varied.pixels != glyphs(4, seed: 1).varied(3, by: .none, seed: 1).pixels)
    }
}
