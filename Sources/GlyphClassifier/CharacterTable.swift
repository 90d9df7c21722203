/// The one table of classes for all networks: which characters there are, and in which order.
///
/// A later version only goes on where the one before ends, so that each is the beginning of the next.
/// TrainingData/characters.txt lists it for people; a weights file carries its own copy of the characters, and reading
/// goes by that.
public enum CharacterTable {
    /// The version of the whole table, which networks are trained with from now on.
    public static let version = 2

    /// The version that a model's characters are, or `nil` if they are no table of this program's: a network for figures
    /// alone, say.
    public static func version(of characters: [Character]) -> Int? {
        counts.firstIndex(of: characters.count).flatMap { index in
            characters.elementsEqual(CharacterSet.board.characters.prefix(counts[index])) ? index + 1 : nil
        }
    }

    /// The version as people read it.
    public static func name(of characters: [Character]) -> String {
        version(of: characters).map { "table \($0) of \(version)" } ?? "a table of its own"
    }

    /// How many characters each version has.
    private static let counts = [first.count, characters.count]

    /// Version 1: printable ASCII, then signs that people draw on boards.
    static let first = CharacterSet.printableASCII.characters + Array("→←↑↓•✓×÷±≠≤≥°€£")

    /// All characters of the table, in the order of the classes.
    static let characters = first + latin + quotes + greek + mathematics + figures

    /// The letters with marks, joined ones and others of the Latin alphabets of Europe: Latin-1's, then those of Latin
    /// Extended-A that German, French, Spanish, Portuguese, Italian, Dutch, Danish, Norwegian, Swedish, Finnish, Polish,
    /// Czech, Slovak, Hungarian, Romanian and Turkish use.
    public static let latin: [Character] = Array(
        "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ"
            + "ĂăĄąĆćČčĎďĘęĚěĞğİıĹĺĽľŁłŃńŇňŐőŒœŔŕŘřŚśŞşŠšŤťŮůŰűŸŹźŻżŽžȘșȚț")

    /// Quotation marks and long dashes of these languages.
    static let quotes: [Character] = Array("¡§«»¿\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{201E}")

    /// Greek letters that do not look like Latin ones.
    public static let greek: [Character] = Array("αβγδεθλμπρστφψωΓΔΘΛΠΣΦΨΩ")

    /// Signs of lecture boards.
    public static let mathematics: [Character] = Array("√∞∂∫∑∏∈∉⊂∪∩∀∃≈≡∝⇒⇔∅·")

    /// Small figures above the line and below it.
    public static let figures: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉")
}
