import Glibc
import GlyphClassifier

@testable import GlyphTraining

/// Easy glyphs: each class is a bar at its own angle of place, with noise; no data set needed.
struct SyntheticGlyphs: GlyphSource {
    var count = 600
    var classes = 3
    var isCaseOpen = false

    func leavesCaseOpen(index: Int) -> Bool { isCaseOpen }

    func render(index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>) -> Int {
        let label = index % classes
        for pixel in 0..<784 {
            let (x, y) = (pixel % 28, pixel / 28)
            let ink = label == 0 ? x / 4 == 3 : label == 1 ? y / 4 == 3 : abs(x - y) < 3
            output[pixel] = min(1, (ink ? 0.7 : 0) + 0.3 * random.unit())
        }
        return label
    }
}

extension NetworkArchitecture {
    /// Small, but with every kind of layer.
    static let tiny = NetworkArchitecture(layers: [
        .convolution(.init(kernel: 3, from: 1, to: 4, stride: 2, padding: 1, batchNormalized: true)),  // 14×14×4
        .relu,
        .maxPool,  // 7×7×4
        .convolution(.init(kernel: 3, from: 4, to: 6)),  // 5×5×6
        .relu,
        .maxPool,  // 2×2×6
        .dense(.init(from: 24, to: 10)),
        .relu,
        .dense(.init(from: 10, to: 3)),
    ])
}

extension TrainingRecipe {
    static var tiny: TrainingRecipe {
        var recipe = TrainingRecipe(
            name: "tiny", architecture: .tiny, epochs: 4, samplesPerEpoch: ["bars": 480])
        (recipe.batchSize, recipe.shardSize) = (32, 8)
        (recipe.learningRate, recipe.averaging, recipe.dropout) = (0.01, 0.9, 0.1)
        return recipe
    }
}

let twoCharacters = CharacterSet(["a", "b"])
