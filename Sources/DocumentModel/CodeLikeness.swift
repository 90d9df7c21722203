/// Whether lines look like code.
package enum CodeLikeness {
    private static let keywords: Set = [
        "def", "func", "function", "let", "var", "const", "return", "while", "for", "if", "else", "class", "struct",
        "import", "elif", "public", "private", "static", "void", "int",
    ]
    /// What ends a line of code, and hardly one of prose.
    private static let endings: Set<Character> = ["{", "}", ";"]
    private static let operators: Set = [
        "=", "==", "+=", "-=", "!=", "<=", ">=", "&&", "||", "=>", "->", "<", ">", "{",
    ]

    /// What a line says of itself.
    private enum Likeness {
        case none
        /// It may be code, or a formula.
        case possible
        case sure
    }

    /// Operators that only code has.
    private static let assignments: Set = ["+=", "-=", "*=", "==", "!=", "&&", "||", "=>"]

    /// Whether lines are code: at least two look like it, one of them surely, and with the indented ones they are at
    /// least half of all.
    package static func isCode(_ lines: [(words: [String], indentation: Int)]) -> Bool {
        let likenesses = lines.map { likeness($0.words) }
        let likely = likenesses.count { $0 != .none }
        let indented = zip(lines, likenesses).count { $0.indentation > 0 && $1 == .none }
        return likely >= 2 && likenesses.contains(.sure) && 2 * (likely + indented) >= lines.count
    }

    /// Whether a line surely is code, by its words.
    package static func isCode(_ words: [String]) -> Bool { likeness(words) == .sure }

    private static func likeness(_ words: [String]) -> Likeness {
        guard let first = words.first, let last = words.last?.last else { return .none }
        if endings.contains(last) { return .sure }
        if words.count == 1 { return isCall(first) ? .sure : .none }
        let hasOperator = words.dropFirst().contains(where: operators.contains)
        if keywords.contains(first) {
            // "for" and "if" begin sentences, too.
            let isCode = hasOperator || last == ":" || words.count <= 2 || words.contains(where: isCall)
            return isCode ? .sure : .none
        }
        // A line that begins with a digit is arithmetic.
        guard hasOperator, words.count >= 3, first.first?.isLetter == true else { return .none }
        return words.contains(where: assignments.contains) ? .sure : .possible
    }

    /// A name with parentheses at its end.
    private static func isCall(_ word: String) -> Bool {
        guard let open = word.firstIndex(of: "("), open != word.startIndex else { return false }
        return word.contains(")") && word[..<open].allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    }
}
