import Glibc
import Testing

@testable import Reading

@Suite struct PagePriorRowsTests {
    private let texts = ["curr.next", "curr.next", "next curr", "one"]

    private func rows(besidesLine line: Int = -1, strength: Float = 4) -> PagePriorRows {
        PagePriorRows(PagePrior(lines: PagePriorTests.lines(texts)), besidesLine: line, strength: strength)
    }

    /// The probability of a character after a text, for that of the language.
    private func probability(of character: Character, after text: String, _ rows: PagePriorRows, language: Float)
        -> Float
    {
        var rows = rows
        var context = rows.start
        var logProbability: Float = 0
        for each in text + String(character) {
            let row = rows.row(of: context)
            (context, logProbability) = rows.step(
                in: row, by: LanguagePrior.symbol(for: each), language: log(language))
        }
        return exp(logProbability)
    }

    @Test func whatThePageHasGains() {
        // "ur" was followed by "r" in three lines: 3 / (3 + 4) of the way, "cur" and "\ncur" likewise.
        let trust: Float = 3 / 7
        let early: Float = 2 / 6
        let added = 1 - (1 - trust) * (1 - trust) * (1 - early)
        #expect(abs(probability(of: "r", after: "cur", rows(), language: 0.1) - (0.1 + added)) < 1e-4)
    }

    @Test func nothingLoses() {
        #expect(abs(probability(of: "z", after: "cur", rows(), language: 0.1) - 0.1) < 1e-6)
        #expect(probability(of: "r", after: "cur", rows(), language: 0.9) == 1, "and nothing is more than certain")
    }

    @Test func oneCharacterOfContextIsTooLittle() {
        #expect(abs(probability(of: "u", after: "xyzc", rows(), language: 0.1) - 0.1) < 1e-6)
    }

    @Test func theLineItselfDoesNotTell() {
        #expect(abs(probability(of: "e", after: "on", rows(besidesLine: 3), language: 0.1) - 0.1) < 1e-6)
        #expect(probability(of: "e", after: "on", rows(), language: 0.1) > 0.2)
    }

    @Test func whatIsUnknownLeadsToTheLongestContext() {
        // After "zcu" the page knows "cu".
        #expect(probability(of: "r", after: "zcu", rows(), language: 0.1) > 0.4)
    }

    @Test func moreStrengthTrustsThePageLess() {
        let weak = probability(of: "r", after: "cur", rows(strength: 20), language: 0.1)
        #expect(weak > 0.1 && weak < probability(of: "r", after: "cur", rows(), language: 0.1))
    }
}
