import GlyphClassifier
import GlyphTraining
import Reading
import TrainingSets

/// Corrected words as dense layers learn them: all ways of cutting them at once, by `LatticeLoss`.
struct WordLattices: HeadObjective {
    struct Options: Hashable, Sendable {
        /// Words in each step at most; no more than there are.
        var batchSize = 8
        /// How many there are of each word, changed copies counted in.
        var copies = 3
        /// Weight of the mean loss of a character.
        var weight: Float = 0.2
        var augmentation = PixelAugmentation()

        init() {
            (augmentation.rotation, augmentation.shear, augmentation.scale) = (5, 0.12, 0.08)
            (augmentation.shift, augmentation.thickness, augmentation.noise) = (0.8, 0.4, 0.02)
        }
    }

    private struct Lattice: Sendable {
        var line: LineLattice
        /// Of all candidates; one array per copy of the word.
        var features: [[Float]]
    }

    private let lattices: [Lattice]
    private let options: Options
    private let classCount: Int

    /// `training` knows what the dense layers see of a glyph.
    init(
        _ words: [CorrectedWord], training: HeadTraining, characterSet: CharacterSet, options: Options = Options()
    ) {
        self.options = options
        classCount = characterSet.classCount
        lattices = words.compactMap { Self.lattice(of: $0, training, characterSet, options) }
    }

    /// Words that there is something to learn from.
    var count: Int { lattices.count }
    /// Their characters.
    var characters: Int { lattices.reduce(0) { $0 + $1.line.characters } }

    func draw(using random: inout SplitMix64) -> HeadBatch {
        let drawn = (0..<min(options.batchSize, lattices.count)).map { _ in
            lattices[Int.random(in: lattices.indices, using: &random)]
        }
        let characters = drawn.reduce(0) { $0 + $1.line.characters }
        let weight = options.weight / Float(max(1, characters))
        return HeadBatch(
            features: drawn.flatMap { $0.features[Int.random(in: $0.features.indices, using: &random)] },
            count: drawn.reduce(0) { $0 + $1.line.count }
        ) { [classCount] scores in
            var start = 0
            for lattice in drawn {
                let end = start + lattice.line.count * classCount
                lattice.line.differentiate(
                    UnsafeMutableBufferPointer(rebasing: scores[start..<end]), classCount: classCount, weight: weight)
                start = end
            }
        }
    }

    /// - Returns: `nil` for a text with characters the set lacks, or more of them than the ink has pieces.
    private static func lattice(
        of word: CorrectedWord, _ training: HeadTraining, _ characterSet: CharacterSet, _ options: Options
    ) -> Lattice? {
        let weights = ReadingWeights().ofShapesAlone
        guard
            let line = LineLattice(
                of: word.line, text: word.text, characterSet: characterSet, input: training.input, weights: weights)
        else { return nil }
        let copies = max(1, options.copies)
        let features = training.features(of: line.glyphs.varied(copies, by: options.augmentation, seed: 1))
        let length = features.count / copies
        return Lattice(
            line: line,
            features: (0..<copies).map { Array(features[$0 * length..<($0 + 1) * length]) })
    }
}
