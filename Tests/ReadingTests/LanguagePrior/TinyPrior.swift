@testable import Reading

/// A prior small enough to know by heart: each symbol alike at the root, one context "a" after which "b" has e^-1.
enum TinyPrior {
    static let rootCost = UInt8(71)  // 71 / 16 nats: 1 of 85

    static func make(lexicon: WordFilter = WordFilter()) -> LanguagePrior {
        let a = LanguagePrior.symbol(for: "a").rawValue
        let b = LanguagePrior.symbol(for: "b").rawValue
        let others = (0..<UInt8(LanguagePrior.Symbol.count)).filter { $0 != a }
        let entries = ([a] + others).map { LanguagePrior.Entry(symbol: $0, cost: rootCost) }
        let root = LanguagePrior.Node(
            firstEntry: 0, firstChild: 1, suffix: 0, childCount: 1, entryCount: UInt8(entries.count), backOff: 0)
        let afterA = LanguagePrior.Node(
            firstEntry: UInt32(entries.count), firstChild: 2, suffix: 0, childCount: 0, entryCount: 1, backOff: -512)
        return LanguagePrior(
            nodes: [root, afterA], entries: entries + [LanguagePrior.Entry(symbol: b, cost: 16)], lexicon: lexicon)
    }
}
