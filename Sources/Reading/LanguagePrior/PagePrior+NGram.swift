extension PagePrior {
    /// A context and the character after it.
    struct NGram: Hashable, Comparable {
        /// Some characters in a row, a byte each, the newest last.
        struct Context: Hashable {
            var symbols: UInt64
            var depth: Int

            /// The root's is 0; shorter contexts come first.
            var key: UInt64 { UInt64(depth) << UInt64(8 * greatestDepth) | symbols }
            var suffix: Context { keeping(max(0, depth - 1)) }

            /// The context of a line's beginning.
            static let start = Context(symbols: UInt64(LanguagePrior.Symbol.lineEnd.rawValue), depth: 1)

            /// The newest characters.
            func keeping(_ count: Int) -> Context {
                Context(symbols: symbols & ((1 << UInt64(8 * count)) - 1), depth: count)
            }
        }

        var context: Context
        var symbol: UInt8

        /// The context that the next character stands in.
        var next: Context {
            Context(symbols: context.symbols << 8 | UInt64(symbol), depth: context.depth + 1)
                .keeping(min(greatestDepth, context.depth + 1))
        }

        static func < (first: NGram, second: NGram) -> Bool {
            (first.context.key, first.symbol) < (second.context.key, second.symbol)
        }

        /// What occurs in a line from its beginning to its end, in contexts of each length.
        static func all(in line: [Observed]) -> [(occurrence: NGram, weight: Float)] {
            let border = [Observed(symbol: .lineEnd, confidence: 1)]
            let characters = border + line + border
            return characters.indices.dropFirst().flatMap { index in
                (0...min(greatestDepth, index)).map { depth in
                    let context = characters[index - depth..<index]
                    return (
                        NGram(
                            context: Context(
                                symbols: context.reduce(0) { $0 << 8 | UInt64($1.symbol.rawValue) }, depth: depth),
                            symbol: characters[index].symbol.rawValue),
                        context.reduce(characters[index].confidence) { min($0, $1.confidence) }
                    )
                }
            }
        }
    }
}
