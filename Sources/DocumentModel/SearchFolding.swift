/// Letters as a search sees them: without case, accents and blanks; quotes and dashes as they are typed in ASCII.
///
/// What is looked for and what was read are folded alike, so that "Café" finds "cafe".
public enum SearchFolding {
    /// What is left of a scalar; `nil` for nothing.
    public static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return foldASCII(scalar) }
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first else { return nil }
        let properties = lower.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: return nil
        case .dashPunctuation: return "-"
        default: return properties.isWhitespace ? nil : usualForms[lower] ?? lower
        }
    }

    private static func foldASCII(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "A"..."Z": Unicode.Scalar(UInt8(scalar.value) + 0x20)
        case "\0"..." ", "\u{7F}": nil
        default: scalar
        }
    }

    /// What is left of a text.
    public static func fold(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.compactMap(fold) }

    /// Letters whose accents are part of their code point, and signs that are written in several ways.
    private static let usualForms: [Unicode.Scalar: Unicode.Scalar] = {
        let forms: [Unicode.Scalar: String] = [
            "a": "àáâãäåāăą", "c": "çćč", "d": "ďđ", "e": "èéêëēęě", "g": "ğ", "i": "ìíîïīı", "l": "łľ", "n": "ñńň",
            "o": "òóôõöøōő", "r": "řŕ", "s": "śšşș", "t": "ťţț", "u": "ùúûüūůű", "y": "ýÿ", "z": "źżž",
            "'": "\u{2018}\u{2019}", "\"": "\u{201C}\u{201D}\u{201E}«»", "•": "\u{B7}", "✓": "\u{2714}",
            "-": "\u{2212}", "μ": "\u{B5}", "σ": "ς",
        ]
        return forms.reduce(into: [:]) { table, entry in
            for variant in entry.value.unicodeScalars { table[variant] = entry.key }
        }
    }()
}
