import Glibc
import GlyphClassifier
import GlyphTraining

/// Glyphs of corrected words as dense layers learn them: by cross entropy.
struct GlyphLabels: HeadObjective {
    struct Options: Hashable, Sendable {
        /// Glyphs in each step at most.
        var batchSize = 48
        /// How many there are of each glyph, changed copies counted in.
        var copies = 3
        /// Weight of the mean loss of a glyph.
        var weight: Float = 0.2
        var augmentation = PixelAugmentation()

        init() {
            (augmentation.rotation, augmentation.shear, augmentation.scale) = (5, 0.12, 0.08)
            (augmentation.shift, augmentation.thickness, augmentation.noise) = (0.8, 0.4, 0.02)
        }
    }

    private let features: [[Float]]
    private let labels: [Int]
    private let options: Options
    private let classCount: Int

    /// `training` knows what the dense layers see of a glyph.
    init(_ glyphs: LabelledGlyphs, training: HeadTraining, classCount: Int, options: Options = Options()) {
        self.options = options
        self.classCount = classCount
        let varied = glyphs.varied(max(1, options.copies), by: options.augmentation, seed: 1)
        let all = training.features(of: varied)
        let length = all.count / max(1, varied.count)
        features = (0..<varied.count).map { Array(all[$0 * length..<($0 + 1) * length]) }
        labels = varied.labels
    }

    func draw(using random: inout SplitMix64) -> HeadBatch {
        let drawn = (0..<min(options.batchSize, labels.count)).map { _ in Int.random(in: labels.indices, using: &random)
        }
        let weight = options.weight / Float(max(1, drawn.count))
        return HeadBatch(features: drawn.flatMap { features[$0] }, count: drawn.count) { [classCount, labels] scores in
            for (row, glyph) in drawn.enumerated() {
                for index in 0..<classCount {
                    let place = row * classCount + index
                    scores[place] = weight * (exp(scores[place]) - (index == labels[glyph] ? 1 : 0))
                }
            }
        }
    }
}
