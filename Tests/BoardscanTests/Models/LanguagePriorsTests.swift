import BundledModels
import Reading
import Testing

@testable import Boardscan

@Suite struct LanguagePriorsTests {
    @Test func allPriorsTogetherAreSmall() {
        var length = 0
        _ = boardscan_bundled_language_prior(&length)
        let others = Language.allCases.reduce(0) { sum, language in
            var size = 0
            _ = boardscan_bundled_language(language.code, &size)
            return sum + size
        }
        #expect(length + others < 8_000_000)
        #expect(boardscan_bundled_language("xx", &length) == nil && length == 0)
    }

    @Test(arguments: Language.allCases) func eachLanguageHasAPrior(language: Language) throws {
        let prior = try #require(BoardReader.languagePrior(of: language))
        #expect(prior.lexicon.contains(Self.words[language] ?? ""))
        // English has more against a word's marks than its own language has.
        if language != .english, language != .dutch {
            let word = try #require(Self.marked[language])
            let english = try #require(BoardReader.languagePrior(of: .english))
            func gain(_ prior: LanguagePrior) -> Float {
                prior.logProbability(of: word) - prior.logProbability(of: Self.plain(word))
            }
            #expect(gain(prior) > gain(english) + 1, "\(word)")
        }
    }

    @Test func namedLanguagesAreTheOnlyOnes() {
        var options = BoardReader.Options()
        #expect(options.languageChoice.others.count == Language.allCases.count - 1)
        options.languages = [.german, .english]
        #expect(options.languageChoice.others == [.english])
        options.languages = [.french]
        #expect(options.languageChoice.others.isEmpty)
    }

    private static let words: [Language: String] = [
        .english: "word", .german: "wort", .french: "mot", .spanish: "palabra", .portuguese: "palavra",
        .italian: "parola", .dutch: "woord", .danish: "ord", .norwegian: "ord", .swedish: "ord", .finnish: "sana",
        .polish: "słowo", .czech: "slovo", .slovak: "slovo", .hungarian: "szó", .romanian: "cuvânt",
        .turkish: "kelime",
    ]
    private static let marked: [Language: String] = [
        .german: "für", .french: "été", .spanish: "después", .portuguese: "não", .italian: "perché", .danish: "når",
        .norwegian: "når", .swedish: "också", .finnish: "tämä", .polish: "się", .czech: "když", .slovak: "keď",
        .hungarian: "és", .romanian: "și", .turkish: "için",
    ]
    private static func plain(_ word: String) -> String {
        String(
            word.map { letter in
                ["ü": "u", "é": "e", "ã": "a", "å": "a", "ä": "a", "ę": "e", "ž": "z", "ď": "d", "ș": "s", "ç": "c"][
                    letter] ?? letter
            })
    }
}
