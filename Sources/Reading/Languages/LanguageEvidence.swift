import Algorithms
import GlyphClassifier

/// The words of a line's first reading: they tell its language.
struct LanguageEvidence: Sendable {
    /// Runs of letters, case folded, in reading order; those too short to tell are left out.
    let words: [[LanguagePrior.Symbol]]
    private let runs: [LetterRun]

    /// Words of one letter or two are in every language.
    private static let leastLength = 3

    init(_ text: LineTexts.Text?, of characterSet: CharacterSet) {
        let steps = text?.steps ?? []
        let characters = steps.map { characterSet.characters[$0.classIndex] }
        let pieces = Array(zip(steps, characters)).chunked { before, after in
            !after.0.spaceBefore && before.1.isLetter == after.1.isLetter
        }
        let found = pieces.map { $0.map(\.1) }.filter { $0.count >= Self.leastLength && $0[0].isLetter }
        words = found.map { $0.map(LanguagePrior.symbol(for:)) }
        runs = found.map { word in
            word.reduce(into: LetterRun()) { $0.append(LanguagePrior.symbol(for: $1), isCapital: true) }
        }
    }

    /// How many words a lexicon knows.
    func known(by lexicon: WordFilter) -> Int { runs.count(where: lexicon.contains) }

    /// The log-probability of the words, each after a blank and before one.
    func logProbability(by prior: LanguagePrior) -> Float {
        words.reduce(0) { sum, word in
            var state = prior.advance(prior.start, by: .space).state
            return sum
                + (word + [.space]).reduce(0) { total, symbol in
                    let step = prior.advance(state, by: symbol)
                    state = step.state
                    return total + step.logProbability
                }
        }
    }
}
