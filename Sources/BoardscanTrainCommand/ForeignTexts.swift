import Boardscan
import GlyphClassifier
import GlyphTraining
import Reading
import TrainingSets

/// Words and lines in other languages than English, as far as the classes have their letters.
struct ForeignTexts {
    /// Those of the lines, and words made up in each language.
    let words: [String]
    let lines: [String]

    private static let seed: UInt64 = 65

    /// - Parameters:
    ///   - characterSet: texts of other characters are left out; all, where it lacks letters with marks.
    ///   - count: how many words are made up in each language; those of one letter are left out then.
    init(in characterSet: GlyphClassifier.CharacterSet, wordsEach count: Int) {
        let known = Set(characterSet.characters + [" "])
        guard CharacterTable.latin.allSatisfy(known.contains) else {
            (words, lines) = ([], [])
            return
        }
        var random = SplitMix64(seed: Self.seed)
        let madeUp = Language.allCases.filter { $0 != .english }.flatMap { language -> [String] in
            guard let prior = BoardReader.languagePrior(of: language) else { return [] }
            let sampler = WordSampler(prior: prior)
            return (0..<count).map { _ in sampler.word(using: &random) }.filter { $0.count > 1 }
        }
        func fits(_ text: String) -> Bool { text.allSatisfy(known.contains) }
        words = (LanguagePhrases.words + madeUp).filter(fits)
        lines = LanguagePhrases.allLines.filter(fits)
    }
}
