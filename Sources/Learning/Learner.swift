import Boardscan
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
/// The line network tells where in the words their characters stand. The glyph network's dense layers learn these
/// glyphs, while glyphs of made-up writers keep them from forgetting (``Rehearsal``). The words' glyphs and
/// texts go along with the model, for reading to compare others with (`UserWriting`). All of it takes less than a
/// minute.
public struct Learner: Sendable {
    /// How a model is fitted.
    public struct Options: Sendable {
        /// Steps and learning rate of the dense layers.
        public var training = HeadTraining.Options()
        /// How strongly the network is held to what it knew.
        public var rehearsal = Rehearsal.Options()
        /// Lines of made-up writing that keep the network from forgetting.
        public var rehearsalLines = 220
        /// How many there are of each of their glyphs, changed copies counted in.
        public var rehearsalCopies = 3
        var glyphs = GlyphLabels.Options()

        /// The options that suit one person's corrections.
        public init() {}
    }

    /// What came of learning.
    public struct Result: Sendable {
        /// The model that has learnt, with the words' glyphs and texts.
        public var model: ModelFile
        /// Words whose text the ink can say.
        public var learntWords: Int
        /// Their characters.
        public var characters: Int
    }

    /// Corrected words a model keeps at most, the newest.
    private static let mostTexts = 2000
    /// Lines whose glyphs are pictures at a time: pictures take more memory than what the dense layers see of them.
    private static let linesAtATime = 20

    private let model: ModelFile
    private let options: Options
    private let training: HeadTraining
    private let lineNetwork: LineNetwork
    private var rehearsal: Rehearsal?

    /// - Throws: `ModelFileError` or `TrainingError` when the model cannot learn.
    public init(model: ModelFile, options: Options = Options()) throws {
        self.model = model
        self.options = options
        training = try HeadTraining(model)
        lineNetwork = try BoardReader.bundledLineNetwork()
    }

    /// This learner with what keeps it from forgetting at hand, to learn from several people's words.
    public func prepared() -> Learner {
        var learner = self
        learner.rehearsal = madeRehearsal
        return learner
    }

    private var madeRehearsal: Rehearsal {
        let source = RehearsalGlyphs(characterSet: CharacterSet(model.header.characters), input: training.input)
        let starts = stride(from: 0, to: options.rehearsalLines, by: Self.linesAtATime)
        let parts = starts.map { start in
            let lines = start..<min(options.rehearsalLines, start + Self.linesAtATime)
            let glyphs = source.glyphs(ofLines: lines)
            return training.rehearsal(
                glyphs.varied(options.rehearsalCopies, by: options.glyphs.augmentation, seed: 3 + UInt64(start)))
        }
        return Rehearsal(parts, options: options.rehearsal)
    }

    /// - Throws: ``NothingToLearn`` when no word can be learnt from, `TrainingError`.
    public func learn(_ words: [CorrectedWord]) throws -> Result {
        let corrected = CorrectedGlyphs(words, network: lineNetwork)
        let characterSet = CharacterSet(model.header.characters)
        let glyphs = corrected.labelled(as: training.input, characterSet)
        guard glyphs.count > 0 else { throw NothingToLearn() }
        let labels = GlyphLabels(
            glyphs, training: training, classCount: characterSet.classCount, options: options.glyphs)
        let rehearsal = rehearsal ?? madeRehearsal
        var result = Result(
            model: try training.train([labels, rehearsal], options: options.training),
            learntWords: corrected.words.count, characters: corrected.characters)
        result.model.header.exemplars = corrected.exemplars(besides: model.header.exemplars)
        let texts = model.header.texts + words.map { KnownText($0.text, beginsLine: $0.beginsLine) }
        result.model.header.texts = Array(texts.suffix(Self.mostTexts))
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

/// No corrected word has a text of the model's characters that its ink can say.
public struct NothingToLearn: Error, Hashable, CustomStringConvertible {
    public var description: String { "no corrected word can be learnt: unknown characters, or too few pieces of ink" }
}
