import ArgumentParser

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
