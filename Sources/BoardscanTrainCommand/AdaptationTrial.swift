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

    let learner: Learner
    let prior: LanguagePrior
    let before: ConvolutionalClassifier
    let writers: [WrittenWords]
    let corrections: Int
    let others: Int

    func run(_ written: WrittenWords) throws -> Result {
        let start = ContinuousClock.now
        let result = try learner.learn(Array(written.words.prefix(corrections)))
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let after = try ConvolutionalClassifier(result.model)
        let rest = Array(written.words.dropFirst(corrections))
        let foreign = writers.filter { $0.writer != written.writer }.flatMap { $0.words.prefix(others) }
        return Result(
            writer: written.writer, words: rest.count, learnt: result.learntWords,
            own: Rates(before: errorRate(rest, before), after: errorRate(rest, after)),
            others: Rates(before: errorRate(foreign, before), after: errorRate(foreign, after)), seconds: seconds)
    }

    /// The pooled character error rate of single words, as written.
    private func errorRate(_ words: [CorrectedWord], _ classifier: ConvolutionalClassifier) -> Double {
        let reader = LineReader(characterSet: classifier.characterSet, prior: prior)
        var (characters, edits) = (0, 0)
        for (word, line) in zip(words, ScoredLine.scoreLikely(words.map(\.line), with: classifier)) {
            let steps = reader.read(line)?.path.steps ?? []
            let text = steps.map { classifier.characterSet.characters[$0.classIndex] }
            characters += word.text.count
            edits += min(word.text.count, editDistance(Array(word.text), text))
        }
        return Double(edits) / Double(max(1, characters))
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
