import ArgumentParser

/// What `check` and `find` are asked to look for, as far as that can be looked for at all.
enum WantedArguments {
    /// In characters: lines of writing have some dozens.
    static let longest = 1000
    /// Groups and sets of characters within each other: the parser of expressions uses the stack for each of them.
    static let deepest = 50

    /// - Throws: `ValidationError`.
    static func check(text: String, _ option: String = "--contains") throws {
        guard text.contains(where: { !$0.isWhitespace }) else { throw ValidationError("\(option) needs a text") }
        guard text.count <= longest else {
            throw ValidationError("\(option): a text has \(longest) characters at most")
        }
    }

    /// - Throws: `ValidationError`.
    static func check(pattern: String) throws {
        guard !pattern.isEmpty else { throw ValidationError("--regex needs a pattern") }
        guard pattern.count <= longest else {
            throw ValidationError("--regex: a pattern has \(longest) characters at most")
        }
        guard depth(of: pattern) <= deepest else {
            throw ValidationError("--regex: more than \(deepest) groups or sets within each other: \(pattern)")
        }
        guard (try? Regex(pattern)) != nil else {
            throw ValidationError("--regex: not a regular expression: \(pattern)")
        }
    }

    /// How many brackets are open at once; those that stand for themselves within a set count as well.
    private static func depth(of pattern: String) -> Int {
        var (open, most) = (0, 0)
        var isEscaped = false
        for character in pattern {
            if !isEscaped, "([".contains(character) { open += 1 }
            if !isEscaped, ")]".contains(character) { open = max(0, open - 1) }
            isEscaped = character == "\\" && !isEscaped
            most = max(most, open)
        }
        return most
    }
}
