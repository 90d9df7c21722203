/// Words for the forms whose rows and lines control characters would break.
enum PrintableText {
    /// Control characters become U+FFFD; so do U+2028 and U+2029, which end lines for some readers.
    static func text(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: scalars.append("\u{FFFD}")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
