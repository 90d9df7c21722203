// The standard library's own normalisation: Foundation's would load a megabyte-heavy library at every start.
@_spi(_Unicode) import Swift

/// How the characters of the table relate to one another: case, marks, other spellings of the same sign.
///
/// Whoever needs to fold, compare or draw characters asks here.
public enum CharacterForms {
    /// The composed form (NFC), in which the table has a character.
    public static func composed(_ text: some StringProtocol) -> String {
        String(text)._nfc.reduce(into: "") { $0.unicodeScalars.append($1) }
    }

    /// The letter of the other case, if it is one character: not of `ß`; of the `ı` without a dot it is `I`, and of `İ` `i`.
    public static func otherCase(of character: Character) -> Character? {
        if character == "İ" { return "i" }
        let other = character.isUppercase ? character.lowercased() : character.uppercased()
        guard other.count == 1, let first = other.first, first != character else { return nil }
        return first
    }

    /// The letter without its mark, and the mark; `nil` for a letter that has none.
    public static func parts(of character: Character) -> (base: Character, mark: Mark)? {
        if let drawn = drawn[character] { return drawn }
        let scalars = Array(String(character)._nfd)
        guard scalars.count == 2, let mark = Mark(combining: scalars[1]) else { return nil }
        return (Character(scalars[0]), mark)
    }

    /// What stands at a letter.
    public enum Mark: String, CaseIterable, Sendable {
        /// Above it.
        case grave, acute, circumflex, tilde, diaeresis, ring, caron, breve, doubleAcute, dot
        /// Below it.
        case cedilla, ogonek, comma
        /// Through it.
        case slash, bar
        /// An apostrophe beside it, as the caron of tall letters is printed.
        case apostrophe

        /// Whether it takes room above the letter.
        public var isAbove: Bool {
            switch self {
            case .grave, .acute, .circumflex, .tilde, .diaeresis, .ring, .caron, .breve, .doubleAcute, .dot: true
            case .cedilla, .ogonek, .comma, .slash, .bar, .apostrophe: false
            }
        }

        /// Whether it hangs below the baseline.
        public var isBelow: Bool { [.cedilla, .ogonek, .comma].contains(self) }

        fileprivate init?(combining scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x300: self = .grave
            case 0x301: self = .acute
            case 0x302: self = .circumflex
            case 0x303: self = .tilde
            case 0x306: self = .breve
            case 0x307: self = .dot
            case 0x308: self = .diaeresis
            case 0x30A: self = .ring
            case 0x30B: self = .doubleAcute
            case 0x30C: self = .caron
            case 0x326: self = .comma
            case 0x327: self = .cedilla
            case 0x328: self = .ogonek
            default: return nil
            }
        }
    }

    /// Letters that Unicode does not take apart, or that are drawn otherwise than it says.
    private static let drawn: [Character: (base: Character, mark: Mark)] = [
        "Ø": ("O", .slash), "ø": ("o", .slash), "Ł": ("L", .bar), "ł": ("l", .bar), "Ð": ("D", .bar),
        "ď": ("d", .apostrophe), "ť": ("t", .apostrophe), "ľ": ("l", .apostrophe), "Ľ": ("L", .apostrophe),
    ]

    /// Characters of the table that hands do not tell apart, so that only their place, their size or their neighbours do.
    public static let lookAlikes: [[Character]] = [
        ["0", "O", "o"], ["1", "I", "l", "|"], ["'", "\u{2018}", "\u{2019}", ","],
        ["\"", "\u{201C}", "\u{201D}", "\u{201E}"],
        ["-", "\u{2013}", "\u{2014}", "_"], ["B", "ß", "β"], ["u", "μ"], ["p", "ρ", "Þ", "þ"], ["a", "α"], ["w", "ω"],
        ["Ø", "∅", "φ", "Φ"], ["Σ", "∑"], ["Π", "∏"], ["E", "ε", "∈"], ["•", "·", "."], ["Ş", "Ș"], ["ş", "ș"],
        ["Ð", "D"], ["ő", "ö"], ["ű", "ü"], ["°", "⁰"], ["×", "x", "X"], ["ý", "y"], ["∂", "δ"],
    ]
}
