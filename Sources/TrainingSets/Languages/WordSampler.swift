import Glibc
import GlyphClassifier
import GlyphTraining
import Reading

/// Makes up words that a language might have: a walk through its prior, letter by letter.
///
/// So a network sees each language's letters as often as they occur there, and in words that no list holds.
public struct WordSampler: Sendable {
    private let prior: LanguagePrior
    /// The letters that words are made of, with their symbols.
    private let letters: [(letter: Character, symbol: LanguagePrior.Symbol)]

    /// No word is longer.
    private static let longest = 14

    /// - Parameter prior: of the language.
    public init(prior: LanguagePrior) {
        self.prior = prior
        letters = (Array("abcdefghijklmnopqrstuvwxyz") + CharacterTable.latin.filter(\.isLowercase))
            .map { ($0, LanguagePrior.symbol(for: $0)) }
    }

    /// A word in small letters.
    public func word(using random: inout SplitMix64) -> String {
        var state = prior.advance(prior.start, by: .space).state
        var word = ""
        while word.count < Self.longest {
            let steps = letters.map { prior.advance(state, by: $0.symbol) }
            let end = prior.advance(state, by: .space)
            // A word has at least one letter.
            let endShare = word.isEmpty ? 0 : exp(end.logProbability)
            let shares = steps.map { exp($0.logProbability) }
            var chance = random.uniform(0, shares.reduce(endShare, +)) - endShare
            guard chance >= 0,
                let next = shares.firstIndex(where: { share in
                    chance -= share
                    return chance < 0
                })
            else { break }
            word.append(letters[next].letter)
            state = steps[next].state
        }
        return word
    }
}
