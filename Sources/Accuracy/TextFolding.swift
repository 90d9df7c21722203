// The standard library's own normalisation: Foundation's would load a megabyte-heavy library at every start.
@_spi(_Unicode) import Swift

/// What texts are compared by: the same words however they were typed.
public enum TextFolding {
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
            if scalar.properties.isWhitespace || ("\u{1C}"..."\u{1F}").contains(scalar) {
                pendingBlank = !result.isEmpty
                continue
            }
            if pendingBlank { result.append(" ") }
            pendingBlank = false
            result.append(typography[scalar] ?? scalar)
        }
        return result
    }
}
