/// What is done to texts before their characters and words are counted in order.
public enum TextNormalization {
    /// One line for people, to stand beside figures.
    public static let description =
        "NFC, lines end with LF, white space and byte order mark at both ends removed; case folding is lower case"

    /// The grapheme clusters of a text.
    ///
    /// Swift compares them by canonical equivalence, that is as if they were in NFC.
    public static func characters(of text: String) -> [Character] { Array(normalize(text)) }

    /// Line ends become line feeds; white space and byte order mark at both ends go.
    public static func normalize(_ text: String) -> String {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if scalar == "\n" && scalars.last == "\r" { scalars.removeLast() }
            scalars.append(scalar)
        }
        let isOuter = { (scalar: Unicode.Scalar) in isWhitespace(scalar) || scalar == "\u{FEFF}" }
        let trimmed = scalars.drop(while: isOuter).reversed().drop(while: isOuter).reversed()
        var result = String.UnicodeScalarView()
        result.append(contentsOf: trimmed.map { $0 == "\r" ? "\n" : $0 })
        return String(result)
    }

    /// White space by its property, or a separator of ASCII.
    static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || ("\u{1C}"..."\u{1F}").contains(scalar)
    }
}
