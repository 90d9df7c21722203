/// How capitals and small letters follow one another within a word.
///
/// Words are written small, Capitalised, in CAPITALS, or in camelCase; anything else is a misread letter. The
/// probabilities are rounded from counts over prose and code.
struct LetterCase: Hashable, Sendable {
    /// What the word has shown so far.
    enum Style: UInt8 {
        case wordStart
        case small
        case capital
        case capitals
        case other
    }

    /// - Returns: the style after `character` and the log-probability of its case.
    static func step(from style: Style, to character: Character) -> (style: Style, logProbability: Float) {
        guard character.isLetter else {
            // A number's or sign's end starts afresh, but capitals go on over an underscore or an apostrophe.
            return (style == .capitals ? .capitals : .other, 0)
        }
        let isUpper = character.isUppercase
        switch (style, isUpper) {
        case (.wordStart, true): return (.capital, -1.1)
        case (.wordStart, false): return (.small, -0.4)
        case (.small, false): return (.small, -0.02)
        case (.small, true): return (.capital, -4.0)
        case (.capital, false): return (.small, -0.7)
        case (.capital, true): return (.capitals, -0.7)
        case (.capitals, true): return (.capitals, -0.05)
        case (.capitals, false): return (.small, -3.2)
        case (.other, true): return (.capital, -1.1)
        case (.other, false): return (.small, -0.4)
        }
    }
}
