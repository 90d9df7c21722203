import Reading

/// Weighted counts of all n-grams up to an order, as one sorted table.
///
/// Each predicted character makes one entry whose key holds, from the most significant bits down, the character
/// before it, the one before that and so on, and last the predicted one. Sorted so, all occurrences of a context
/// stand side by side, and those of the context lengthened to the left are runs within: the counts of every order
/// come from one table.
public struct NGramCounts: Sendable {
    struct NGram {
        var key: UInt64
        var weight: Float
    }

    static let symbolBits: UInt64 = 8
    static let symbolMask: UInt64 = 255
    /// Stands where nothing is known of the text further back.
    static let unknownHistory: UInt64 = 255
    /// Characters of history a key has room for.
    public static let longestContext = 7

    /// Sorted by key, each key once.
    let occurrences: [NGram]

    public init(_ texts: [WeightedText]) {
        var all: [NGram] = []
        for text in texts { Self.append(text, to: &all) }
        all.sort { $0.key < $1.key }
        occurrences = Self.merged(all)
    }

    /// The symbol `depth` characters (1…7) before the predicted one.
    static func history(_ key: UInt64, _ depth: Int) -> UInt64 {
        (key >> (symbolBits * UInt64(longestContext + 1 - depth))) & symbolMask
    }

    private static func append(_ text: WeightedText, to all: inout [NGram]) {
        var key = UInt64.max & ~symbolMask
        let first = text.opening == .line ? LanguagePrior.Symbol.lineEnd : .space
        key = pushing(UInt64(first.rawValue), onto: key)
        for symbol in text.symbols {
            let value = UInt64(symbol.rawValue)
            all.append(NGram(key: key | value, weight: text.weight))
            key = pushing(value, onto: key)
        }
    }

    private static func pushing(_ symbol: UInt64, onto key: UInt64) -> UInt64 {
        ((key >> symbolBits) & ~symbolMask) | symbol << (symbolBits * UInt64(longestContext))
    }

    private static func merged(_ sorted: [NGram]) -> [NGram] {
        var result: [NGram] = []
        for occurrence in sorted {
            if let last = result.last, last.key == occurrence.key {
                result[result.count - 1].weight += occurrence.weight
            } else {
                result.append(occurrence)
            }
        }
        return result
    }
}
