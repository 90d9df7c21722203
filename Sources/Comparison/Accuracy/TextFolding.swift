// The standard library's own normalisation: Foundation's would load a megabyte-heavy library at every start.
@_spi(_Unicode) import Swift

/// What texts are compared by: the same words however they were typed.
public enum TextFolding {
    /// One line for people, to stand beside figures.
    public static let description =
        "NFC, curly quotes and long dashes as in ASCII, drawn arrows and bullets left out, white space as single blanks"

    /// Curly quotes and long dashes, as they are typed in ASCII.
    private static let typography: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{2013}": "-", "\u{2014}": "-",
    ]
    /// Drawn arrows and bullets, and the byte order mark: nobody agrees how to type them.
    private static let dropped: Set<Unicode.Scalar> = [
        "\u{2190}", "\u{2191}", "\u{2192}", "\u{2193}", "\u{2194}", "\u{21B3}", "\u{2022}", "\u{25CF}", "\u{00B7}",
        "\u{FEFF}",
    ]

    /// NFC; curly quotes and long dashes to ASCII; drawn arrows and bullets dropped; white space folded to single
    /// blanks and trimmed.
    public static func fold(_ text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var pendingBlank = false
        for scalar in text._nfc where !dropped.contains(scalar) {
            if TextNormalization.isWhitespace(scalar) {
                pendingBlank = !result.isEmpty
                continue
            }
            if pendingBlank { result.append(" ") }
            pendingBlank = false
            result.append(typography[scalar] ?? scalar)
        }
        return result
    }

    /// The folded lines of a text, without empty ones.
    public static func lines(_ text: String) -> [[Unicode.Scalar]] {
        text.unicodeScalars.split { endsLine($0) }.map { fold(String($0)) }.filter { !$0.isEmpty }
    }

    /// What ends a line by UAX #14, and the separators of ASCII.
    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\u{0B}", "\u{0C}", "\r", "\u{1C}"..."\u{1E}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
