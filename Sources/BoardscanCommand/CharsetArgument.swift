import ArgumentParser
import Boardscan

/// The value of `--charset`: a named set, or the characters themselves.
struct CharsetArgument: ExpressibleByArgument, Sendable {
    /// `nil` allows all.
    let characters: Set<Character>?

    static let names = ["all", "digits", "upper", "letters"]

    init?(argument: String) {
        switch argument {
        case "all": characters = nil
        case "digits": characters = Set("0123456789")
        case "upper": characters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        case "letters": characters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        default:
            characters = Set(argument.filter { !$0.isWhitespace })
            if characters?.isEmpty == true { return nil }
        }
    }
}

extension CharsetArgument {
    /// Says which of the characters a reader does not know: they cannot win.
    ///
    /// - Throws: an exit code when it knows none, once that has been said.
    func check(with reader: BoardReader, _ diagnostics: Diagnostics) throws {
        guard let characters else { return }
        let unknown = characters.subtracting(reader.characterSet.characters)
        guard !unknown.isEmpty else { return }
        diagnostics.error("--charset: the model does not know \(String(unknown.sorted()))")
        if unknown == characters { throw ExitCodes.usage.exitCode }
    }
}
