/// The hash that stands for a run of symbols: FNV-1a (Fowler, Noll & Vo 1991).
struct WordHash: Hashable, Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ word: some StringProtocol) {
        for character in word { append(LanguagePrior.symbol(for: character)) }
    }

    mutating func append(_ symbol: LanguagePrior.Symbol) {
        value = (value ^ UInt64(symbol.rawValue)) &* 0x100_0000_01B3
    }
}
