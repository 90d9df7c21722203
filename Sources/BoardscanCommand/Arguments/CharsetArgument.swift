import ArgumentParser
import GlyphClassifier

/// The value of `--charset`: named sets with commas between them, or the characters themselves.
struct CharsetArgument: ExpressibleByArgument, Sendable {
    /// `nil` allows all.
    let characters: Set<Character>?

    /// `nil` for all characters.
    private static let named: [(name: String, characters: String?)] = [
        ("all", nil), ("digits", "0123456789"), ("upper", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        ("letters", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
    ]

    static let names = named.map(\.name)

    init?(argument: String) {
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
        if parts.count > 1, !sets.isEmpty { return nil }
        let written = Set(argument.filter { !$0.isWhitespace })
        guard !written.isEmpty else { return nil }
        characters = written
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
