/// The braces of a line of code, which opens blocks or closes them.
struct BlockBraces: Hashable, Sendable, Codable {
    /// Braces that open, less those that close.
    var opened = 0
    /// Whether the line does nothing but close a block: `}`, `};`, `});`.
    var closesOnly = false

    private static let closing = Set("})];,")

    init(_ text: some Sequence<Character> = "") {
        for character in text {
            if character == "{" { opened += 1 } else if character == "}" { opened -= 1 }
        }
        closesOnly = opened < 0 && text.allSatisfy(Self.closing.contains)
    }
}
