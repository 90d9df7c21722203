import Glibc
import GlyphClassifier

/// Finds the most probable texts of a line: what the columns say, language and case together.
///
/// A beam of prefixes grows column by column; all alignments of one prefix are added up (prefix beam search: Graves &
/// Jaitly 2014, proceedings.mlr.press/v32/graves14; with a language model as in Hannun et al. 2014, arXiv:1408.2873).
struct PrefixBeamSearch: Sendable {
    /// A text and what it scores.
    struct Text: Sendable {
        /// Its characters' classes; ``PrefixBeamSearch/space`` between words.
        var classes: [Int]
        var score: Float
    }

    let weights: ReadingWeights
    var prior: LanguagePrior? { didSet { bonuses = Self.bonuses(symbols, prior, weights) } }
    /// The class of a space: the one after the characters.
    let space: Int
    private let symbols: [LanguagePrior.Symbol]
    private let kinds: [CaseModel.Kind]
    private let letterCase: CaseModel
    /// What each class adds to the score for being a character, by how rare it is.
    private var bonuses: [Float]

    /// Prefixes that survive a column, and how far behind the best one, in nats.
    private static let breadth = 24
    private static let greatestLag: Float = 12
    /// Least log-probability of a class in a column for it to be tried there.
    private static let leastLikely: Float = -7
    /// How much it counts whether a line may end there: boards break lines anywhere.
    private static let lineEndShare: Float = 0.5

    init(
        characterSet: CharacterSet, prior: LanguagePrior?, letterCase: CaseModel = .standard, weights: ReadingWeights
    ) {
        (self.weights, self.prior, self.letterCase) = (weights, prior, letterCase)
        space = characterSet.characters.count
        symbols = characterSet.characters.map(LanguagePrior.symbol(for:)) + [.space]
        kinds = characterSet.characters.map(CaseModel.Kind.init) + [.sign]
        bonuses = Self.bonuses(symbols, prior, weights)
    }

    func bonus(of label: Int) -> Float { bonuses[label] }

    private static func bonuses(
        _ symbols: [LanguagePrior.Symbol], _ prior: LanguagePrior?, _ weights: ReadingWeights
    ) -> [Float] {
        symbols.map { symbol in
            if symbol == .space { return weights.spaceBonus }
            let rarity = prior.map { -$0.logProbability(ofAny: symbol) } ?? 0
            return weights.characterBonus + weights.rarity * rarity
        }
    }

    /// The best texts of a line's columns, best first.
    ///
    /// `words` are those that count as known, `page` is what the page's other lines say.
    func texts(
        of columns: ColumnProbabilities, count: Int, words: WordCosts = WordCosts(), page: PagePriorRows? = nil
    ) -> [Text] {
        var run = PrefixSearchRun(
            search: self, words: words, prior: prior.map { AdaptedPrior($0, page: page, weight: weights.prior) })
        for column in 0..<columns.columns {
            run.advance(columns, column, leastLikely: Self.leastLikely)
            run.prune(to: Self.breadth, lag: Self.greatestLag)
        }
        return run.best(count, lineEndShare: Self.lineEndShare)
    }

    /// What is remembered of a prefix.
    struct Prefix {
        var parent: Int32
        var last: Int16
        var style: CaseModel.Context
        var letters = LetterRun()
        var state: AdaptedPrior.State?
        /// The score of all that is not seen: language, case, words.
        var language: Float
        /// The children are a chain; -1 at its end.
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        /// Where it is in the beam that is being made; -1 where it is not.
        var slot: Int32 = -1
    }

    static func start(_ prior: AdaptedPrior?) -> Prefix {
        Prefix(parent: -1, last: -1, style: .lineStart, state: prior?.start, language: 0)
    }

    /// A prefix with one class more.
    func extended(
        _ prefix: Prefix, number: Int, by label: Int, words: WordCosts, prior: inout AdaptedPrior?
    ) -> Prefix {
        var next = prefix
        next.parent = Int32(number)
        next.last = Int16(label)
        (next.firstChild, next.nextSibling, next.slot) = (-1, -1, -1)
        let kind = kinds[label]
        let style = prefix.style.afterLetters(areWord: words.isWord(prefix.letters))
        if prefix.letters.ends(beforeCapital: kind == .capital, isLetter: kind.isLetter, space: label == space) {
            next.language -= words.cost(of: prefix.letters)
            next.letters = LetterRun()
        }
        if kind.isLetter { next.letters.append(symbols[label], isCapital: kind == .capital) }
        next.language += weights.letterCase * letterCase.logProbability(of: kind, after: style)
        next.style = CaseModel.next(after: style, kind)
        next.language += bonuses[label]
        if let state = prefix.state, let step = prior?.advance(state, by: symbols[label]) {
            next.state = step.state
            next.language += step.score
        }
        return next
    }
}
