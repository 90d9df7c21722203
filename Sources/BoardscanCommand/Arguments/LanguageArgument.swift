import ArgumentParser
import Reading

/// The value of `--language`: codes of two or three letters with commas between them.
struct LanguageArgument: Hashable, Sendable, ExpressibleByArgument {
    let languages: [Language]

    init?(argument: String) {
        let codes = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.filter { !$0.isWhitespace } }
        languages = codes.compactMap(Language.init(code:))
        guard languages.count == codes.count else { return nil }
    }

    static var allValueStrings: [String] { Language.allCases.map(\.code) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
