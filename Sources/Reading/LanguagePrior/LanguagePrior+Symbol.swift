extension LanguagePrior {
    /// A character as the prior sees it: letters without case, figures as one class, other signs as they are.
    public struct Symbol: Hashable, Sendable {
        /// 0 for ``lineEnd``, from 1 on the place in the alphabet, and the number after the last one for ``unknown``.
        public let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The end of a line, and what stands before its first character.
        public static let lineEnd = Symbol(rawValue: 0)
        /// The blank between words.
        public static let space = Symbol(rawValue: 1)
        /// Any of the ten figures.
        public static let digit = LanguagePrior.symbol(for: "0")
        /// Any character outside the alphabet.
        public static let unknown = Symbol(rawValue: UInt8(PriorAlphabet.classes.count + 1))

        /// Number of symbols, `lineEnd` and `unknown` included.
        public static let count = PriorAlphabet.classes.count + 2

        /// All symbols.
        public static var all: [Symbol] { (0..<count).map { Symbol(rawValue: UInt8($0)) } }

        /// How many characters it stands for, all equally likely; 1 for `lineEnd` and `unknown`.
        public var memberCount: Int { Self.memberCounts[Int(rawValue)] }

        private static let memberCounts = [1] + PriorAlphabet.classes.map(\.count) + [1]
    }

    /// The symbol of a character, case folded.
    public static func symbol(for character: Character) -> Symbol {
        if character == "\n" || character == "\r\n" { return .lineEnd }
        return PriorAlphabet.numbers[character].map(Symbol.init) ?? .unknown
    }
}
