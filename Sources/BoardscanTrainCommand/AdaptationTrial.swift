import Accuracy
import Foundation
import GlyphClassifier
import GlyphTraining
import Learning
import Reading
import Segmentation
import TrainingSets

/// Words of one writer as a camera sees them, all written with one marker.
struct WrittenWords: Sendable {
    let writer: String
    let words: [CorrectedWord]

    init(_ samples: [InkSample], writer: String, limit: Int) {
        var random = SplitMix64(seed: 5)
        let pen = WordPen(of: writer)
        var words: [CorrectedWord] = []
        for sample in samples.shuffled(using: &random) where words.count < limit {
            guard let line = sample.textLine(with: pen, using: &random) else { continue }
            words.append(CorrectedWord(line: line, text: sample.label))
        }
        self.writer = writer
        self.words = words
    }
}

/// Lets somebody correct words and reads their others, and everybody else's, before and after.
struct AdaptationTrial: Sendable {
    struct Rates: Sendable {
        var before: Double
        var after: Double

        var change: Double { after / max(1e-9, before) - 1 }
    }

    struct Result: Sendable {
        var writer: String
        var words: Int
        var learnt: Int
        var own: Rates
        var others: Rates
        var seconds: Double

        var line: String {
            writer.padding(toLength: 18, withPad: " ", startingAt: 0)
                + String(
                    format: "%4d words, %2d learnt in %4.1f s: CER %.3f → %.3f (%+3.0f %%), of others %.4f → %.4f",
                    words, learnt, seconds, own.before, own.after, 100 * own.change, others.before, others.after)
        }
    }

    private let learner: Learner
    private let prior: LanguagePrior
    private let before: ConvolutionalClassifier
    private let corrections: Int
    /// Words of each writer that the others are measured by, and their counts before anything is learnt.
    private let foreign: [(writer: String, words: [CorrectedWord], before: Counts)]

    init(
        learner: Learner, prior: LanguagePrior, before: ConvolutionalClassifier, writers: [WrittenWords],
        corrections: Int, others: Int
    ) {
        self.learner = learner
        self.prior = prior
        self.before = before
        self.corrections = corrections
        foreign = writers.map { written in
            let words = Array(written.words.prefix(others))
            return (written.writer, words, Self.counts(words, before, prior))
        }
    }

    /// What reading words makes of their characters.
    struct Counts: Sendable {
        var characters = 0
        var edits = 0

        /// The pooled character error rate.
        var rate: Double { Double(edits) / Double(max(1, characters)) }
    }

    func run(_ written: WrittenWords) throws -> Result {
        let start = ContinuousClock.now
        let result = try learner.learn(Array(written.words.prefix(corrections)))
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let after = try ConvolutionalClassifier(result.model)
        let rest = Array(written.words.dropFirst(corrections))
        let others = foreign.filter { $0.writer != written.writer }
        let othersBefore = others.reduce(into: Counts()) {
            $0.characters += $1.before.characters
            $0.edits += $1.before.edits
        }
        return Result(
            writer: written.writer, words: rest.count, learnt: result.learntWords,
            own: Rates(before: Self.counts(rest, before, prior).rate, after: Self.counts(rest, after, prior).rate),
            others: Rates(
                before: othersBefore.rate, after: Self.counts(others.flatMap(\.words), after, prior).rate),
            seconds: seconds)
    }

    /// Words read one by one, as written.
    private static func counts(
        _ words: [CorrectedWord], _ classifier: ConvolutionalClassifier, _ prior: LanguagePrior
    ) -> Counts {
        let known = KnownWriting(of: classifier)
        let reader = LineReader(characterSet: classifier.characterSet, prior: prior, known: known)
        var counts = Counts()
        for (word, line) in zip(words, ScoredLine.scoreLikely(words.map(\.line), with: classifier)) {
            let steps = reader.read(known?.adapted(line) ?? line)?.path.steps ?? []
            let text = steps.map { classifier.characterSet.characters[$0.classIndex] }
            counts.characters += word.text.count
            counts.edits += min(word.text.count, editDistance(Array(word.text), text))
        }
        return counts
    }

    static func summary(of results: [Result]) -> String {
        let count = Double(max(1, results.count))
        func mean(_ value: (Result) -> Double) -> Double { results.reduce(0) { $0 + value($1) } / count }
        let change = mean(\.own.change)
        let spread = mean { ($0.own.change - change) * ($0.own.change - change) }.squareRoot()
        return String(
            format: "%d writers: CER %.4f → %.4f, mean change %+.1f %% (standard deviation %.1f); "
                + "of others %.4f → %.4f, at worst %+.2f points; %.1f s each", results.count, mean(\.own.before),
            mean(\.own.after),
            100 * change, 100 * spread, mean(\.others.before), mean(\.others.after),
            100 * (results.map { $0.others.after - $0.others.before }.max() ?? 0), mean(\.seconds))
    }
}
