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

    @Test func everySymbolButUnknownHasItsCharacter() {
        #expect(LanguagePrior.Symbol.all.count == LanguagePrior.Symbol.count)
        for symbol in LanguagePrior.Symbol.all where symbol != .unknown {
            let character = LanguagePrior.character(for: symbol)
            #expect(character.map { LanguagePrior.symbol(for: $0) } == symbol)
        }
        #expect(LanguagePrior.character(for: .unknown) == nil)
        #expect(LanguagePrior.symbol(for: "語") == .unknown)
    }

    @Test func lineFeedsEndLines() {
        #expect(LanguagePrior.symbol(for: "\n") == .lineEnd)
        #expect(LanguagePrior.symbol(for: "\t") == .space)
    }
}
