import GlyphTraining

/// Lines in the manner of boards that neither word lists nor program text hold: numbered and bulleted items, arrows,
/// complexities, assignments, arithmetic, dates, times, amounts.
public enum BoardPatterns {
    /// Makes lines; the same seed gives the same lines.
    ///
    /// - Parameter words: what items and labels are made of.
    public static func lines(count: Int, words: [String], seed: UInt64) -> [WeightedText] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in WeightedText(line(words: words, using: &random)) }
    }

    private static func line(words: [String], using random: inout SplitMix64) -> String {
        func word() -> String { words.randomElement(using: &random) ?? "item" }
        func number(_ top: Int = 20) -> String { String(Int.random(in: 0...top, using: &random)) }
        func name() -> String { ["a", "b", "c", "i", "j", "k", "m", "n", "p", "q", "s", "t", "x", "y", "z"].randomElement(using: &random) ?? "x" }
        func oneOf(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
        func phrase() -> String { (0..<Int.random(in: 1...4, using: &random)).map { _ in word() }.joined(separator: " ") }
        func list(_ separator: String, of item: () -> String) -> String {
            (0..<Int.random(in: 2...6, using: &random)).map { _ in item() }.joined(separator: separator)
        }
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return "\(Int.random(in: 1...12, using: &random))\(oneOf([". ", ") ", ": "]))\(phrase())"
        case 1, 2: return "\(oneOf(["• ", "- ", "* ", "-", "•", "✓ ", "[ ] ", "→ "]))\(phrase())"
        case 3: return "\(word())\(oneOf([":", ": ", " - ", " = "]))\(phrase())"
        case 4: return "\(phrase()):"
        case 5: return list(oneOf([" → ", "→", " -> ", " ← ", " ↔ "])) { number(99) }
        case 6: return list(oneOf([" → ", "→", " -> "])) { oneOf([name(), word(), "null"]) }
        case 7:
            let cost = oneOf(["1", "n", "n", "log n", "n log n", "n^2", "n²", "n+m", "n*m", "h", "w", "2^n"])
            return oneOf(["", "time: ", "space: ", "time ", "space ", "time - ", "best: ", "worst: "]) + "O(\(cost))"
        case 8: return "\(name())\(oneOf([" = ", "=", " == ", " < ", " > ", " <= ", " >= ", " ≠ ", " ≤ ", " ≥ "]))\(number())"
        case 9: return "\(name()) = \(name()) \(oneOf(["+", "-", "*", "/", "×", "÷"])) \(oneOf([number(), name()]))"
        case 10: return "\(number(99)) \(oneOf(["+", "-", "×", "÷", "*", "/"])) \(number(99)) = \(number(200))"
        case 11: return "[" + list(oneOf([", ", ","])) { number(99) } + "]"
        case 12: return "\(word())[\(oneOf([number(), name(), name() + "+1", name() + "-1"]))]\(oneOf(["", " = " + number()]))"
        case 13: return "\(oneOf(["in", "input", "out", "output", "e.g.", "ex", "i/p", "o/p"]))\(oneOf([": ", " → ", " = "]))[\(list(", ") { number(20) })]"
        case 14: return "\(number(12)):\(oneOf(["00", "15", "30", "45", "05", "10"]))\(oneOf(["", " am", " pm", "am", "pm", " - " + number(12) + ":30"])) \(phrase())"
        case 15: return "\(number(31))\(oneOf(["/", ".", "-"]))\(number(12))\(oneOf(["", "/24", "/2025", ".2026", "-23"])) \(word())"
        case 16: return "\(oneOf(["mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday", "jan", "feb", "mar", "apr", "may", "june", "july", "aug", "sept", "oct", "nov", "dec"])) \(oneOf([number(31), "- " + phrase(), ": " + phrase()]))"
        case 17: return "\(oneOf(["$", "€", "£", ""]))\(number(999))\(oneOf(["", "k", "%", ".00", ",000", "°", " kg", " m", " km", " ms", " mb", "x"])) \(word())"
        case 18: return "\(phrase())\(oneOf(["?", "!", ".", "...", " ✓", " (\(word()))", " / \(word())", " & \(word())", " + \(word())"]))"
        default: return "\(oneOf(["q", "a", "ch", "step ", "day ", "week ", "part ", "fig ", "no. ", "#", "v"]))\(number(12))\(oneOf(["", ": ", " - ", ". "]))\(oneOf(["", phrase()]))"
        }
    }
}
