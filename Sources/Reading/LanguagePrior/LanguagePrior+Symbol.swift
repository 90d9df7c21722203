extension LanguagePrior {
    /// A character as the prior sees it: letters without case, every other sign of the board as it is.
    public struct Symbol: Hashable, Sendable {
        /// 0 for ``lineEnd``, from 1 on the place in the alphabet, and the number after the last one for ``unknown``.
        public let rawValue: UInt8

        /// The end of a line, and what stands before its first character.
        public static let lineEnd = Symbol(rawValue: 0)
        /// The blank between words.
        public static let space = Symbol(rawValue: 1)
        /// Any character outside the alphabet.
        public static let unknown = Symbol(rawValue: UInt8(alphabet.count + 1))

        /// Number of symbols, `lineEnd` and `unknown` included.
        public static let count = alphabet.count + 2

        /// All symbols.
        public static var all: [Symbol] { (0..<count).map { Symbol(rawValue: UInt8($0)) } }
    }

    /// The symbols from 1 on, `unknown` left out; part of the file format.
    static let alphabet = Array(
        " abcdefghijklmnopqrstuvwxyz0123456789!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~→←↑↓•✓×÷±≠≤≥°€£")

    /// Signs that people write or type in several ways.
    private static let synonyms: [Character: Character] = [
        "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{2013}": "-", "\u{2014}": "-",
        "\u{2212}": "-", "\u{00A0}": " ", "\t": " ", "\u{00B7}": "•", "\u{2714}": "✓",
    ]

    private static let symbols: [Character: Symbol] = {
        var table: [Character: Symbol] = [:]
        for (index, character) in alphabet.enumerated() {
            let symbol = Symbol(rawValue: UInt8(index + 1))
            table[character] = symbol
            if let upper = character.uppercased().first { table[upper] = symbol }
        }
        for (variant, character) in synonyms { table[variant] = table[character] }
        table["\n"] = .lineEnd
        table["\r\n"] = .lineEnd
        return table
    }()

    /// The symbol of a character, case folded; letters with accents are `unknown`.
    public static func symbol(for character: Character) -> Symbol {
        symbols[character] ?? .unknown
    }

    /// The lower-case character of a symbol; `nil` for `unknown`, a line feed for `lineEnd`.
    public static func character(for symbol: Symbol) -> Character? {
        if symbol == .lineEnd { return "\n" }
        return symbol == .unknown ? nil : alphabet[Int(symbol.rawValue) - 1]
    }
}
