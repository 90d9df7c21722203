import Testing

@testable import Reading

struct LanguagePriorSymbolTests {
    @Test func lettersAreFolded() {
        #expect(LanguagePrior.symbol(for: "Q") == LanguagePrior.symbol(for: "q"))
        #expect(LanguagePrior.symbol(for: "0") != LanguagePrior.symbol(for: "O"))
    }

    @Test func variantsOfASignAreOne() {
        #expect(LanguagePrior.symbol(for: "\u{2019}") == LanguagePrior.symbol(for: "'"))
        #expect(LanguagePrior.symbol(for: "\u{2013}") == LanguagePrior.symbol(for: "-"))
    }

    /// Text does not say which figure stands somewhere.
    @Test func figuresAreOneSymbol() {
        #expect(Set("0123456789".map(LanguagePrior.symbol(for:))).count == 1)
        #expect(LanguagePrior.symbol(for: "7").memberCount == 10)
        #expect(LanguagePrior.symbol(for: "a").memberCount == 1 && LanguagePrior.Symbol.unknown.memberCount == 1)
    }

    @Test func everySymbolButUnknownHasItsCharacters() {
        #expect(LanguagePrior.Symbol.all.count == LanguagePrior.Symbol.count && LanguagePrior.Symbol.count < 256)
        for (index, characters) in PriorAlphabet.classes.enumerated() {
            #expect(characters.allSatisfy { LanguagePrior.symbol(for: $0).rawValue == UInt8(index + 1) })
        }
        #expect(LanguagePrior.symbol(for: "語") == .unknown)
    }

    @Test func lettersWithMarksHaveTheirOwn() {
        #expect(LanguagePrior.symbol(for: "É") == LanguagePrior.symbol(for: "é"))
        #expect(LanguagePrior.symbol(for: "é") != LanguagePrior.symbol(for: "e"))
        #expect(LanguagePrior.symbol(for: "İ") == LanguagePrior.symbol(for: "i"))
        #expect(LanguagePrior.symbol(for: "Ω") == LanguagePrior.symbol(for: "α"))
    }

    @Test func lineFeedsEndLines() {
        #expect(LanguagePrior.symbol(for: "\n") == .lineEnd)
        #expect(LanguagePrior.symbol(for: "\t") == .space)
    }
}
