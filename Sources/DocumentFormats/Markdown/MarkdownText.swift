/// Text in which nothing is taken for Markdown's marks.
enum MarkdownText {
    private static let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~"]
    /// What makes something of a line it begins.
    private static let beginnings: Set<Character> = ["#", "+", "-", "="]

    static func escaped(_ text: String) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
            if marks.contains(character) || index == 0 && beginnings.contains(character)
                || character == "&" && beginsEntity(text.dropFirst(index))
            {
                result.append("\\")
            }
            result.append(character)
        }
        return escapingNumber(result)
    }

    /// Whether a text that begins with `&` begins with the name or number of a character.
    private static func beginsEntity(_ text: Substring) -> Bool {
        let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        return !name.isEmpty && text.dropFirst(name.count + 1).first == ";"
    }

    /// The text of a heading, which would lose `#` at its end.
    static func heading(_ text: String) -> String {
        let rest = text.reversed().drop { $0 == "#" }.count
        let (start, end) = (text.prefix(rest), text.dropFirst(rest))
        return end.isEmpty || start.isEmpty ? escaped(text) : escaped(String(start)) + "\\" + end
    }

    /// Lines of a paragraph, each of which ends where it does on the board.
    static func lines(_ lines: [String]) -> [String] {
        lines.enumerated().map { index, line in escaped(line) + (index < lines.count - 1 ? "\\" : "") }
    }

    /// A number with a point begins a list.
    private static func escapingNumber(_ text: String) -> String {
        let digits = text.prefix { $0.isNumber }
        guard !digits.isEmpty, let next = text.dropFirst(digits.count).first, next == "." || next == ")" else {
            return text
        }
        return digits + "\\" + text.dropFirst(digits.count)
    }
}
