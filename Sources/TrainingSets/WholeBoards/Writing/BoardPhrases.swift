import GlyphTraining

/// What stands on made-up boards: pieces of text of every kind, from a list of words.
struct BoardPhrases: Sendable {
    enum Lettering: CaseIterable {
        case asIs
        case upper
        case capitalized
        case lower
    }

    private let words: [String]

    /// - Parameter words: besides the project's own.
    init(words: [String] = []) { self.words = BoardText.vocabulary + words }

    func word(using random: inout SplitMix64) -> String { random.pick(words) }

    func words(_ count: ClosedRange<Int>, using random: inout SplitMix64) -> String {
        (0..<random.integer(count)).map { _ in word(using: &random) }.joined(separator: " ")
    }

    /// One to four words, or what stands for them.
    func label(using random: inout SplitMix64) -> String {
        switch random.integer(0...11) {
        case 0: return number(using: &random)
        case 1: return identifier(using: &random)
        case 2: return word(using: &random) + random.pick(["?", "!", ":", "()", "...", " #\(random.integer(1...40))"])
        case 3:
            return random.pick([
                "OK", "API", "DB", "UI", "v2", "Q3", "No", "Yes", "A", "B", "in", "out", "ID", "t", "n+1",
            ])
        case 4: return words(3...4, using: &random)
        default: return words(1...2, using: &random)
        }
    }

    /// A line of notes.
    func sentence(using random: inout SplitMix64) -> String {
        var parts = (0..<random.integer(3...9)).map { _ in
            random.chance(0.06) ? number(using: &random) : word(using: &random)
        }
        if random.chance(0.15) { parts.insert("(" + word(using: &random) + ")", at: parts.count - 1) }
        if random.chance(0.2) { parts[parts.count / 2] += random.pick([",", ":", " -", " =", ";", " /"]) }
        if random.chance(0.08) { parts.insert(random.pick(["→", "=>", "&", "+", "vs", "->"]), at: parts.count / 2) }
        return parts.joined(separator: " ") + random.pick(["", "", "", ".", "?", "!", ":"])
    }

    func number(using random: inout SplitMix64) -> String {
        let small = random.integer(0...99)
        switch random.integer(0...10) {
        case 0: return "\(small)%"
        case 1: return "\(random.integer(1...12)):\(random.integer(10...59))"
        case 2: return "\(small).\(random.integer(0...99))"
        case 3: return "$\(random.integer(1...9)),\(random.integer(100...999))"
        case 4: return "\(random.integer(1...28))/\(random.integer(1...12))"
        case 5: return "20\(random.integer(10...29))"
        case 6: return "-\(small)"
        case 7: return "\(random.integer(1000...99999))"
        case 8: return "\(small) \(random.pick(["ms", "kg", "V", "km", "GB", "h", "EUR", "x"]))"
        default: return "\(small)"
        }
    }

    func identifier(using random: inout SplitMix64) -> String {
        let (first, second) = (word(using: &random).lowercased(), word(using: &random))
        switch random.integer(0...5) {
        case 0: return first + "_" + second.lowercased()
        case 1: return first + second.capitalizedFirst
        case 2: return first + "." + second.lowercased()
        case 3: return first + "()"
        case 4: return "/" + first + "/" + second.lowercased()
        default: return first + ": " + random.pick(["int", "string", "bool", "float", "[]", "T"])
        }
    }

    /// A line of code without its indentation.
    func code(using random: inout SplitMix64) -> String {
        let (name, other) = (word(using: &random).lowercased(), word(using: &random).lowercased())
        switch random.integer(0...11) {
        case 0: return "if (\(name) \(random.pick(["==", "<", ">", "!=", ">="])) \(random.integer(0...9))) {"
        case 1: return "for i in 0..\(other):"
        case 2: return "return \(name)"
        case 3: return "let \(name) = \(other)[\(random.pick(["i", "0", "n-1", "j"]))];"
        case 4: return "def \(name)(\(other)):"
        case 5: return "while \(name).next != null"
        case 6: return "\(name) += \(random.integer(1...9));"
        case 7: return "// \(words(2...4, using: &random))"
        case 8: return "}"
        case 9: return "\(name).\(other)(\(random.integer(0...99)))"
        case 10: return "\(name) <- \(other) + 1"
        default: return "\(name) = new \(other.capitalizedFirst)()"
        }
    }

    func heading(using random: inout SplitMix64) -> String {
        let text = words(1...3, using: &random)
        return random.chance(0.25) ? text + random.pick([":", "?", "!", " \(random.integer(1...30))"]) : text
    }

    static func lettered(_ text: String, _ lettering: Lettering) -> String {
        switch lettering {
        case .asIs: text
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .capitalized: text.capitalizedFirst
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
