/// The Word_Break property of a code point.
///
/// Follows table 3 of UAX #29 (revision 45, Unicode 16: https://www.unicode.org/reports/tr29/tr29-45.html), which
/// defines the property by others, which Swift's standard library knows, and by lists and scripts, which stand here.
/// Swift itself does not tell the property.
enum WordBreak: Hashable, Sendable {
    case other, carriageReturn, lineFeed, newline, extend, zeroWidthJoiner, regionalIndicator, format, katakana
    case hebrewLetter, letter, singleQuote, doubleQuote, midNumberLetter, midLetter, midNumber, numeric
    case extendNumberLetter, segmentSpace

    init(_ scalar: Unicode.Scalar) {
        self =
            (scalar.isASCII ? Self.ascii(scalar) : Self.listed(scalar.value)) ?? Self.bySyllabary(scalar.value)
            ?? Self.byCategory(scalar) ?? Self.byProperties(scalar)
    }

    /// Rule WB3a: nothing joins across the end of a line.
    var endsLine: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
    /// Rule WB4: these belong to what stands before them.
    var isAttached: Bool { self == .extend || self == .format || self == .zeroWidthJoiner }
    /// AHLetter of the rules.
    var isLetter: Bool { self == .letter || self == .hebrewLetter }

    private static func ascii(_ scalar: Unicode.Scalar) -> WordBreak {
        switch scalar {
        case "a"..."z", "A"..."Z": .letter
        case "0"..."9": .numeric
        case " ": .segmentSpace
        case "\n": .lineFeed
        case "\r": .carriageReturn
        case "\u{0B}", "\u{0C}": .newline
        case "'": .singleQuote
        case "\"": .doubleQuote
        case ".": .midNumberLetter
        case ":": .midLetter
        case ",", ";": .midNumber
        case "_": .extendNumberLetter
        default: .other
        }
    }

    private static func listed(_ value: UInt32) -> WordBreak? {
        switch value {
        case 0x85, 0x2028, 0x2029: .newline
        case 0x200B: .other
        case 0x200D: .zeroWidthJoiner
        case 0x1F1E6...0x1F1FF: .regionalIndicator
        case 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: .midNumberLetter
        case 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: .midLetter
        case 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE50, 0xFE54, 0xFF0C, 0xFF1B: .midNumber
        case 0x66B, 0x19DA: .numeric
        case 0x202F: .extendNumberLetter
        // Signs of Arabic, Syriac and Kaithi that stand before the digits they belong to.
        case 0x600...0x605, 0x6DD, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: .numeric
        // Letters of transcription and punctuation within words.
        case 0x2C2...0x2C5, 0x2D2...0x2D7, 0x2DE, 0x2DF, 0x2E5...0x2EB, 0x2ED, 0x2EF...0x2FF, 0x55A...0x55C, 0x55E,
            0x58A, 0x5F3, 0x70F, 0xA708...0xA716, 0xA720, 0xA721, 0xA789, 0xA78A, 0xAB5B:
            .letter
        default: nil
        }
    }

    /// Katakana, among whose letters no word ends, and hiragana, each letter of which is a word.
    private static func bySyllabary(_ value: UInt32) -> WordBreak? {
        switch value {
        case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x32D0...0x32FE,
            0x3300...0x3357, 0xFF66...0xFF9D, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD, 0x1AFFE, 0x1B000,
            0x1B120...0x1B122, 0x1B155, 0x1B164...0x1B167:
            .katakana
        case 0x3041...0x3096, 0x309D...0x309F, 0x1B001...0x1B11F, 0x1B132, 0x1B150...0x1B152, 0x1F200: .other
        default: nil
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> WordBreak? {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation: .extendNumberLetter
        case .spacingMark: .extend
        // Not the blanks at which no line may be broken.
        case .spaceSeparator where scalar.value != 0xA0 && scalar.value != 0x2007: .segmentSpace
        case .decimalNumber: .numeric
        case .format where !scalar.properties.isGraphemeExtend: .format
        default: nil
        }
    }

    private static func byProperties(_ scalar: Unicode.Scalar) -> WordBreak {
        let properties = scalar.properties
        if properties.isGraphemeExtend || properties.isEmojiModifier { return .extend }
        guard properties.isAlphabetic, !properties.isIdeographic else { return .other }
        switch scalar.value {
        case 0x591...0x5F4 where properties.generalCategory == .otherLetter,
            0xFB1D...0xFB4F where properties.generalCategory == .otherLetter:
            return .hebrewLetter
        // Thai, Lao, Myanmar, Khmer, Tai Le and other scripts that put no blanks between words.
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
            0xAA60...0xAADF, 0x11700...0x1174F:
            return .other
        default: return .letter
        }
    }
}
