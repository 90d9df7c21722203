/// Text in XML and HTML.
enum Markup {
    /// Text between tags.
    static func text(_ text: String) -> String { escape(text) { _ in nil } }

    /// The value of an attribute in quotes of either kind.
    ///
    /// Tabs and line ends become references: parsers turn bare ones to blanks.
    static func attribute(_ value: String) -> String {
        escape(value) { scalar in
            scalar == "\"" ? "&quot;" : referenceInQuotes(scalar)
        }
    }

    /// The value of an attribute in single quotes: double quotes stand as they are, as in most hOCR.
    static func quotedAttribute(_ value: String) -> String { escape(value, referenceInQuotes) }

    private static func referenceInQuotes(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "'": "&#39;"
        case "\t", "\n": "&#\(scalar.value);"
        default: nil
        }
    }

    private static func escape(_ text: String, _ special: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
            case _ where !isAllowed(scalar): result.append("\u{FFFD}")
            default:
                if let reference = special(scalar) {
                    result.append(contentsOf: reference.unicodeScalars)
                } else {
                    result.append(scalar)
                }
            }
        }
        return String(result)
    }

    /// The characters XML 1.0 allows (production 2), less the control characters it discourages.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0x20...0x7E, 0xA0...0xFFFD: true
        case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
        default: false
        }
    }
}
