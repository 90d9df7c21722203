import GlyphClassifier
import GlyphTraining
import TrainingSets

/// Fits a model to one person's writing: corrected words in, a model that reads this hand better out.
///
/// ```swift
/// let learner = try Learner(model: ModelFile(bytes: BoardReader.bundledModel()))
/// let result = try learner.learn(words)
/// try FileWriting.write(result.model.bytes(), to: "user.bsm")
/// ```
///
/// The words are aligned to their texts through the lattice, the network's dense layers learn the aligned glyphs
/// (``HeadTraining``), and once more with what it then reads better. All of it takes seconds on one core.
public struct Learner: Sendable {
    public struct Options: Sendable {
        public var training = HeadTraining.Options()
        /// Alignments with less natural-log probability a character are not trusted.
        public var leastMean: Float = -3.5
        /// Characters with less are left out.
        public var leastCharacter: Float = -9
        /// Glyphs that are no characters, for each that is one.
        public var negativeShare: Float = 1
        /// How many there are of each corrected glyph, changed copies counted in.
        public var copies = 6
        public var augmentation = PackAugmentation()
        /// Lines of made-up writing that keep the network from forgetting.
        public var rehearsalLines = 220
        /// How often words are aligned and learnt.
        public var rounds = 2

        public init() {
            (augmentation.rotation, augmentation.shear, augmentation.scale) = (5, 0.12, 0.08)
            (augmentation.shift, augmentation.thickness, augmentation.noise) = (0.8, 0.4, 0.02)
        }
    }

    public struct Result: Sendable {
        public var model: ModelFile
        /// Words whose alignment was trusted.
        public var learntWords: Int
        /// Their characters.
        public var characters: Int
    }

    private let model: ModelFile
    private let options: Options
    private let training: HeadTraining
    private let rehearsal: HeadExamples

    /// - Throws: `ModelFileError` or `TrainingError` when the model cannot learn.
    public init(model: ModelFile, options: Options = Options()) throws {
        self.model = model
        self.options = options
        training = try HeadTraining(model)
        let glyphs = RehearsalGlyphs(characterSet: CharacterSet(model.header.characters))
            .glyphs(ofLines: options.rehearsalLines)
        rehearsal = training.rehearsal(glyphs)
    }

    /// - Throws: `TrainingError` when no word can be learnt from.
    public func learn(_ words: [CorrectedWord]) throws -> Result {
        var result = Result(model: model, learntWords: 0, characters: 0)
        var negatives = LabelledGlyphs()
        for _ in 0..<max(1, options.rounds) {
            let aligner = WordGlyphs(classifier: try ConvolutionalClassifier(result.model), options: options)
            let found = words.compactMap(aligner.glyphs(of:))
            var glyphs = LabelledGlyphs()
            for word in found {
                glyphs.append(word.characters)
                // What deceived an earlier network must not deceive the next one again.
                negatives.append(word.negatives)
            }
            let characters = glyphs.count
            glyphs.append(negatives)
            let varied = glyphs.varied(options.copies, by: options.augmentation, seed: options.training.seed)
            result.model = try training.train(
                training.examples(varied, smoothing: options.training.smoothing),
                rehearsal: rehearsal,
                options: options.training)
            result.learntWords = found.count
            result.characters = characters
        }
        result.model.header.provenance.recipe = Self.recipe(of: model)
        result.model.header.provenance.data["corrected characters"] = result.characters
        return result
    }

    private static func recipe(of model: ModelFile) -> String {
        let suffix = ", corrections learnt"
        let recipe = model.header.provenance.recipe
        return recipe.hasSuffix(suffix) ? recipe : recipe + suffix
    }
}
