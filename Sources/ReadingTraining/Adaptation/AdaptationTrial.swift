import Foundation
import GlyphClassifier
import Learning
import Reading

/// Lets somebody correct words and reads their others, and everybody else's, before and after.
public struct AdaptationTrial: Sendable {
    /// Pooled character error rates.
    public struct Rates: Sendable {
        public var before: Double
        /// Every page read with what was learnt.
        public var learnt: Double
        /// Each page read with or without, whichever is surer, as the program does.
        public var after: Double

        var change: Double { after / max(1e-9, before) - 1 }
        var learntChange: Double { learnt / max(1e-9, before) - 1 }

        init(_ pages: [(before: WrittenPage, learnt: WrittenPage)]) {
            func rate(_ pages: some Sequence<WrittenPage>) -> Double {
                let (characters, edits) = pages.reduce((0, 0)) { ($0.0 + $1.characters, $0.1 + $1.edits) }
                return Double(edits) / Double(max(1, characters))
            }
            before = rate(pages.lazy.map(\.before))
            learnt = rate(pages.lazy.map(\.learnt))
            after = rate(pages.lazy.map { $0.before.sureCharacters > $0.learnt.sureCharacters ? $0.before : $0.learnt })
        }
    }

    public struct Result: Sendable {
        /// What was learnt.
        public var model: ModelFile
        public var writer: String
        /// Other words of the writer's own, and corrected ones that were learnt.
        public var words: Int
        public var learnt: Int
        public var own: Rates
        public var others: Rates
        /// How long learning took.
        public var seconds: Double

        /// For people.
        public var line: String {
            writer.padding(toLength: 18, withPad: " ", startingAt: 0)
                + String(
                    format: "%4d words, %2d learnt in %4.1f s: CER %.3f → %.3f (%+3.0f %%), of others %.4f → %.4f",
                    words, learnt, seconds, own.before, own.after, 100 * own.change, others.before, others.after)
        }
    }

    private let learner: Learner
    private let prior: LanguagePrior
    private let lineNetwork: LineNetwork
    private let before: ConvolutionalClassifier
    private let corrections: Int
    private let wordsPerPage: Int
    /// Words of each writer that the others are measured by, and how they are read before anything is learnt.
    private let foreign: [(writer: String, words: [CorrectedWord], pages: [WrittenPage])]

    /// `writers` are those held out.
    ///
    /// Of each of them `corrections` words are corrected, and of each other writer `others` words are read;
    /// `wordsPerPage` stand on a page.
    public init(
        learner: Learner, prior: LanguagePrior, lineNetwork: LineNetwork, before: ConvolutionalClassifier,
        writers: [WrittenWords],
        corrections: Int, others: Int, wordsPerPage: Int
    ) {
        self.learner = learner
        (self.prior, self.lineNetwork) = (prior, lineNetwork)
        self.before = before
        self.corrections = corrections
        self.wordsPerPage = wordsPerPage
        foreign = writers.map { written in
            let words = Array(written.words.prefix(others))
            return (
                written.writer, words,
                WrittenPage.pages(
                    of: words, each: wordsPerPage, readWith: before, prior: prior, lineNetwork: lineNetwork)
            )
        }
    }

    /// What learning is worth to one writer, and costs the others.
    ///
    /// - Throws: what `Learner` does.
    public func run(_ written: WrittenWords) throws -> Result {
        let start = ContinuousClock.now
        let result = try learner.learn(Array(written.words.prefix(corrections)))
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let learnt = try ConvolutionalClassifier(result.model)
        let rest = Array(written.words.dropFirst(corrections))
        let others = foreign.filter { $0.writer != written.writer }
        return Result(
            model: result.model, writer: written.writer, words: rest.count, learnt: result.learntWords,
            own: Rates(Array(zip(pages(of: rest, readWith: before), pages(of: rest, readWith: learnt)))),
            others: Rates(others.flatMap { Array(zip($0.pages, pages(of: $0.words, readWith: learnt))) }),
            seconds: seconds)
    }

    private func pages(of words: [CorrectedWord], readWith classifier: ConvolutionalClassifier) -> [WrittenPage] {
        WrittenPage.pages(of: words, each: wordsPerPage, readWith: classifier, prior: prior, lineNetwork: lineNetwork)
    }

    /// The figures of several writers, for people.
    public static func summary(of results: [Result]) -> String {
        let count = Double(max(1, results.count))
        func mean(_ value: (Result) -> Double) -> Double { results.reduce(0) { $0 + value($1) } / count }
        func worst(_ after: (Rates) -> Double) -> Double {
            results.map { after($0.others) - $0.others.before }.max() ?? 0
        }
        let change = mean(\.own.change)
        let spread = mean { ($0.own.change - change) * ($0.own.change - change) }.squareRoot()
        return String(
            format: "%d writers: CER %.4f → %.4f, mean change %+.1f %% (standard deviation %.1f); "
                + "of others %.4f → %.4f, at worst %+.2f points; %.1f s each\n"
                + "  all pages with what was learnt: mean change %+.1f %%; of others %.4f, at worst %+.2f points",
            results.count, mean(\.own.before), mean(\.own.after), 100 * change, 100 * spread, mean(\.others.before),
            mean(\.others.after), 100 * worst(\.after), mean(\.seconds), 100 * mean(\.own.learntChange),
            mean(\.others.learnt), 100 * worst(\.learnt))
    }
}
