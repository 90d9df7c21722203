import ArgumentParser
import GlyphClassifier

/// The value of `--charset`: named sets with commas between them, or characters and ranges of them.
struct CharsetArgument: Sendable {
    /// `nil` allows all.
    let characters: Set<Character>?

    /// `nil` for all characters.
    private static let named: [(name: String, characters: String?)] = [
        ("all", nil), ("digits", "0123456789"), ("upper", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        ("lower", "abcdefghijklmnopqrstuvwxyz"),
        ("letters", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
        ("latin", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" + String(CharacterTable.latin)),
        ("greek", String(CharacterTable.greek)),
        ("math", "+-×÷±=≠<>≤≥()/*^" + String(CharacterTable.mathematics + CharacterTable.figures)),
    ]

    static let names = named.map(\.name)

    /// - Throws: what is wrong with it, and what to write.
    init(parsing argument: String) throws {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.filter { !$0.isWhitespace }.lowercased()
        }
        let sets = parts.compactMap { part in Self.named.first { $0.name == part } }
        guard sets.count < parts.count else {
            let lists = sets.compactMap(\.characters)
            characters = lists.count < sets.count ? nil : Set(lists.joined())
            return
        }
        // Beside the name of a set another name is meant, and was mistyped.
        if parts.count > 1, !sets.isEmpty {
            let names = Self.names.joined(separator: ", ")
            throw ValidationError("beside the name of a set only names may stand: \(names)")
        }
        let written = argument.filter { !$0.isWhitespace }
        guard !written.isEmpty else { throw ValidationError("no characters") }
        characters = try CharacterRanges(written).characters
    }
}

extension CharsetArgument {
    /// Says which of the characters a model does not know: they cannot win.
    ///
    /// - Throws: an exit code when it knows none, once that has been said.
    func check(with known: CharacterSet, _ diagnostics: Diagnostics) throws {
        guard let characters else { return }
        let unknown = characters.subtracting(known.characters)
        guard !unknown.isEmpty else { return }
        diagnostics.error("--charset: the model does not know \(String(unknown.sorted()))")
        if unknown == characters { throw ExitCodes.usage.exitCode }
    }
}
