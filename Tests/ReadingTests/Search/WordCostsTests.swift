import Testing

@testable import Reading

@Suite struct WordCostsTests {
    private func run(_ text: String) -> LetterRun {
        text.reduce(into: LetterRun()) { $0.append(LanguagePrior.symbol(for: $1), isCapital: $1.isUppercase) }
    }

    @Test func onlyUnknownWordsCost() {
        let costs = WordCosts(cost: 2, lexicon: WordFilter(words: ["board"]))
        #expect(costs.cost(of: run("Board")) == 0 && costs.cost(of: run("boord")) == 2)
        #expect(costs.cost(of: run("bo")) == 0 && costs.cost(of: run("")) == 0, "too short to tell")
        #expect(WordCosts().cost(of: run("boord")) == 0)
    }

    @Test func wordsAreThoseOfTheLexiconTheUserAndThePage() {
        let costs = WordCosts(lexicon: WordFilter(words: ["board", "a"]), user: UserWords(["Xu"]))
        #expect(costs.isWord(run("board")) && costs.isWord(run("xu")))
        #expect(!costs.isWord(run("boord")) && !costs.isWord(run("a")) && !costs.isWord(run("")))
    }

    @Test func whatTheUserWritesGains() {
        let costs = WordCosts(cost: 2, lexicon: WordFilter(words: ["board"]), user: UserWords(["Xuan's", "x"]))
        #expect(costs.cost(of: run("xuan")) == -UserWords.bonus, "whatever its case")
        #expect(costs.cost(of: run("Xuam")) == 2 && costs.cost(of: run("board")) == 0)
        #expect(costs.cost(of: run("x")) == 0 && costs.cost(of: run("")) == 0, "too short to tell")
    }
}
