import DocumentModel

/// The hash that stands for a run of symbols.
struct WordHash: Hashable, Sendable {
    private var hash = FNVHash()
    var value: UInt64 { hash.value }

    init() {}

    init(_ word: some StringProtocol) {
        for character in word { append(LanguagePrior.symbol(for: character)) }
    }

    mutating func append(_ symbol: LanguagePrior.Symbol) { hash.combine(UInt64(symbol.rawValue)) }
}
