import Glibc
import GlyphClassifier
import Testing

@testable import Reading

@Suite struct PrefixBeamSearchTests {
    /// Adds up every way to read some columns, and what language makes of each text.
    private struct Oracle {
        let characters: [Character]
        var weights = ReadingWeights()
        var prior: LanguagePrior?
        var words = WordCosts()

        var set: CharacterSet { CharacterSet(characters) }

        /// Best first; a text that ends in a space is scored by itself, and counts where it is better than without.
        func texts(of columns: ColumnProbabilities) -> [(classes: [Int], score: Double)] {
            let space = characters.count
            var sums: [[Int]: Double] = [:]
            TestColumns.forEachWay(through: columns) { _, said, probability in
                let isDoubled = zip(said, said.dropFirst()).contains { $0 == space && $1 == space }
                if said.first != space, !isDoubled { sums[said, default: 0] += probability }
            }
            let scored = sums.map { said, sum in
                let text = String(said.map { $0 == space ? " " : characters[$0] })
                return (classes: said.last == space ? Array(said.dropLast()) : said, score: log(sum) + language(text))
            }
            var found: Set<[Int]> = []
            return scored.sorted { $0.score > $1.score }.filter { found.insert($0.classes).inserted }
        }

        func bonus(of character: Character) -> Float {
            let rarity = prior.map { -$0.logProbability(ofAny: LanguagePrior.symbol(for: character)) } ?? 0
            return character == " " ? weights.spaceBonus : weights.characterBonus + weights.rarity * rarity
        }

        func language(_ text: String) -> Double {
            var (total, style, state) = (Float(0), CaseModel.Context.lineStart, prior?.start)
            func expect(_ symbol: LanguagePrior.Symbol, weight: Float) {
                guard let prior, let current = state else { return }
                let step = prior.advance(current, by: symbol)
                state = step.state
                total += weight * weights.prior * step.logProbability
            }
            for (index, character) in text.enumerated() {
                let before = text.prefix(index)
                let letters = before.last?.isLetter ?? false ? LetterRun.runs(of: before).last : nil
                let kind = CaseModel.Kind(character)
                style = style.afterLetters(areWord: letters.map(words.isWord) ?? false)
                total += weights.letterCase * CaseModel.standard.logProbability(of: kind, after: style)
                style = CaseModel.next(after: style, kind)
                expect(LanguagePrior.symbol(for: character), weight: 1)
                if index < text.count - 1 || character != " " { total += bonus(of: character) }
            }
            expect(.lineEnd, weight: 0.5)
            return Double(total - LetterRun.runs(of: text).map(words.cost).reduce(0, +))
        }
    }

    private func check(_ oracle: Oracle, seed: Int) {
        let columns = TestColumns.random(4, characters: 2, seed: UInt64(seed))
        let search = PrefixBeamSearch(characterSet: oracle.set, prior: oracle.prior, weights: oracle.weights)
        let found = search.texts(of: columns, count: 6, words: oracle.words)
        let wanted = oracle.texts(of: columns).prefix(6)
        #expect(found.map(\.classes) == wanted.map(\.classes))
        for (one, other) in zip(found, wanted) { #expect(abs(Double(one.score) - other.score) < 2e-3) }
    }

    @Test(arguments: 0..<12, [false, true]) func findsTheBestOfAllTexts(seed: Int, usesPrior: Bool) {
        check(
            Oracle(
                characters: [["a", "b"], ["a", "B"], ["b", "7"]][seed % 3], prior: usesPrior ? TinyPrior.make() : nil),
            seed: seed)
    }

    @Test(arguments: 0..<6) func unknownWordsCost(seed: Int) {
        let words = WordCosts(cost: 3, lexicon: WordFilter(words: ["abab"]), user: UserWords(["ba"]))
        check(Oracle(characters: ["a", "b"], words: words), seed: seed)
        check(Oracle(characters: ["a", "-"], words: words), seed: seed)
    }

    /// A capital is likelier where the letters before it are a word.
    @Test func humpsBeginAfterWords() throws {
        let search = PrefixBeamSearch(
            characterSet: CharacterSet(Array("abC")), prior: nil, weights: ReadingWeights())
        let columns = TestColumns.columns("abaC".map { own in "abC -".map { $0 == own ? 0.98 : 0.005 } })
        func score(_ lexicon: [String]) throws -> Float {
            let words = WordCosts(cost: 0, lexicon: WordFilter(words: lexicon))
            let best = try #require(search.texts(of: columns, count: 1, words: words).first)
            #expect(best.classes == [0, 1, 0, 2])
            return best.score
        }
        let standard = CaseModel.standard
        let gain = log(standard.capitalProbability(after: .word) / standard.capitalProbability(after: .lower))
        #expect(abs(try score(["aba"]) - score(["abaca"]) - search.weights.letterCase * gain) < 1e-3)
    }

    private let search = PrefixBeamSearch(
        characterSet: CharacterSet(Array("ab")), prior: nil, weights: ReadingWeights().ofFigures)

    /// Columns that surely say a, b, a space or, at a dash, nothing.
    private func columns(_ said: String) -> ColumnProbabilities {
        TestColumns.columns(said.map { own in "ab -".map { $0 == own ? 0.97 : 0.01 } })
    }

    private func best(_ said: String) -> [Int]? { search.texts(of: columns(said), count: 1).first?.classes }

    @Test func equalsNeedNothingBetweenThemToBeTwo() {
        #expect(best("aa") == [0] && best("a-a") == [0, 0] && best("aab") == [0, 1])
    }

    @Test func spacesStandBetweenCharacters() {
        #expect(best(" a b ") == [0, 2, 1], "none at the ends")
        #expect(best("a - b") == [0, 2, 1], "nor two")
    }

    @Test func whatIsTooImprobableIsNotTried() {
        func texts(_ probability: Float) -> [[Int]] {
            let row = [0.9, probability, 0.0005, 0.0995 - probability]
            return search.texts(of: TestColumns.columns([row]), count: 9).map(\.classes)
        }
        #expect(texts(0.002) == [[0], [], [1]])
        #expect(texts(0.0005) == [[0], []])
    }

    @Test func asManyAsAreWantedBestFirst() {
        let columns = TestColumns.random(8, characters: 2, seed: 3)
        let texts = search.texts(of: columns, count: 5)
        #expect(texts.count == 5 && texts.map(\.score) == texts.map(\.score).sorted(by: >))
        #expect(search.texts(of: columns, count: 3).map(\.classes) == texts.prefix(3).map(\.classes))
    }

    @Test func noColumnsSayNothing() {
        let texts = search.texts(of: ColumnProbabilities(columns: 0, classes: 4, logarithms: []), count: 3)
        #expect(texts.map(\.classes) == [[]] && texts.first?.score == 0)
    }

    @Test func whatThePageSaysCounts() {
        let search = PrefixBeamSearch(
            characterSet: CharacterSet(Array("cde")), prior: TinyPrior.make(), weights: ReadingWeights())
        let columns = TestColumns.columns([
            [0.96, 0.01, 0.01, 0.01, 0.01], [0.01, 0.01, 0.01, 0.01, 0.96], [0.01, 0.4, 0.5, 0.01, 0.08],
        ])
        let page = PagePrior(lines: PagePriorTests.lines(["cd", "cd", ""]))
        #expect(search.texts(of: columns, count: 1).first?.classes == [0, 2])
        let rows = PagePriorRows(page, besidesLine: 2, strength: 4)
        #expect(search.texts(of: columns, count: 1, page: rows).first?.classes == [0, 1])
    }
}
