/// The symbols of the language prior and the characters that each of them stands for; part of the file format.
///
/// What no text tells apart is one symbol: text says that a figure follows, but not which. Within such a class all
/// characters are equally likely, so that the prior never prefers one figure to another.
enum PriorAlphabet {
    /// The characters of each symbol from 1 on, ``LanguagePrior/Symbol/unknown`` left out.
    static let classes: [[Character]] =
        Array(" abcdefghijklmnopqrstuvwxyz").map { [$0] } + [digits]
        + Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~→←↑↓•✓×÷±≠≤≥°€£").map { [$0] }
        + Array("àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßăąćčďęěğıĺľłńňőœŕřśšşșťțůűźžż").map { [$0] }
        + Array("¿¡§").map { [$0] } + [greek, mathematics, superscripts, subscripts]

    private static let digits: [Character] = Array("0123456789")
    private static let greek: [Character] = Array("αβγδεθλμπρστφψωΓΔΘΛΠΣΦΨΩ")
    private static let mathematics: [Character] = Array("√∞∂∫∑∏∈∉⊂∪∩∀∃≈≡∝⇒⇔∅")
    private static let superscripts: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    private static let subscripts: [Character] = Array("₀₁₂₃₄₅₆₇₈₉")

    /// Signs that people write or type in several ways, each with the one that stands for it.
    static let synonyms: [Character: Character] = [
        "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "«": "\"", "»": "\"",
        "\u{2013}": "-", "\u{2014}": "-", "\u{2212}": "-", "\u{00A0}": " ", "\t": " ", "\u{00B7}": "•",
        "\u{2714}": "✓", "\u{00B5}": "μ", "ţ": "ț",
    ]

    /// The number of each character's symbol, that of its capital included.
    static let numbers: [Character: UInt8] = {
        var table: [Character: UInt8] = [:]
        for (index, characters) in classes.enumerated() {
            for character in characters { table[character] = UInt8(index + 1) }
            // Capitals last: those of a class have their own place.
            for character in characters {
                let upper = character.uppercased()
                if upper.count == 1, let capital = upper.first, table[capital] == nil {
                    table[capital] = UInt8(index + 1)
                }
            }
        }
        table["I"] = table["i"]
        table["İ"] = table["i"]
        for (variant, character) in synonyms { table[variant] = table[character] }
        return table
    }()
}
