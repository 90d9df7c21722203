import GlyphTraining

/// Things people write on boards, made up from a small stock of words and patterns.
struct BoardText {
    enum Kind: CaseIterable {
        case list
        case code
        case notes
        case figures
    }

    /// A heading and what stands below it.
    struct Section {
        var title: String
        var lines: [String]
    }

    static func section(_ kind: Kind, using random: inout SplitMix64) -> Section {
        switch kind {
        case .list:
            let bullet = ["-", "•", "*", "1"].randomElement(using: &random) ?? "-"
            let lines = (1...Int.random(in: 4...6, using: &random)).map { number in
                (bullet == "1" ? "\(number). " : bullet + " ") + phrase(using: &random)
            }
            return Section(title: pick(listTitles, &random), lines: lines)
        case .code: return Section(title: pick(codeTitles, &random), lines: pick(programs, &random))
        case .notes:
            let count = Int.random(in: 3...5, using: &random)
            return Section(
                title: pick(noteTitles, &random), lines: Array(sentences.shuffled(using: &random).prefix(count)))
        case .figures:
            let lines = (0..<Int.random(in: 4...6, using: &random)).map { _ in figure(using: &random) }
            return Section(title: pick(figureTitles, &random), lines: lines)
        }
    }

    /// Single words, for writers of whom not every sign is at hand.
    static let vocabulary: [String] = Set(
        (sentences + nouns + adjectives + people + verbs + listTitles + noteTitles)
            .flatMap { $0.split(whereSeparator: { !$0.isLetter }) }.map(String.init)
    ).sorted()

    private static func pick<Item>(_ items: [Item], _ random: inout SplitMix64) -> Item {
        items[Int.random(in: items.indices, using: &random)]
    }

    private static func phrase(using random: inout SplitMix64) -> String {
        let verb = pick(verbs, &random)
        let noun = pick(nouns, &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return "\(verb) \(noun) → \(pick(people, &random))"
        case 1: return "\(verb) \(noun) by \(pick(days, &random))"
        case 2: return "\(verb) the \(pick(adjectives, &random)) \(noun)"
        case 3: return "\(verb) \(noun) (\(pick(people, &random)))"
        default: return "\(verb) \(noun)"
        }
    }

    private static func figure(using random: inout SplitMix64) -> String {
        func number(_ limit: Int) -> Int { Int.random(in: 1...limit, using: &random) }
        switch number(8) {
        case 1: return "\(number(99)) + \(number(99)) = \(number(199))"
        case 2: return "\(pick(nouns, &random)): \(number(100)) %"
        case 3: return "\(pick(days, &random)) \(number(12)):\(number(49) + 10)"
        case 4: return "f(x) = \(number(9))x^2 - \(number(20))"
        case 5: return "$\(number(9)),\(number(899) + 100).\(number(89) + 10)"
        case 6: return "O(n log n) < O(n^2)"
        case 7: return "\(number(20)) × \(number(12)) ≥ \(number(90))"
        default: return "20\(number(9) + 20)-\(number(2) + 9)-\(number(19) + 10) #\(number(400))"
        }
    }

    private static let listTitles = ["To do", "Sprint 14", "Open questions", "Next steps", "Agenda", "Bugs", "TASKS"]
    private static let codeTitles = ["Algorithm", "Pseudocode", "Code", "Solution"]
    private static let noteTitles = ["Notes", "Problem domain", "Why?", "Edge cases", "Review"]
    private static let figureTitles = ["Numbers", "Budget", "Big O", "Measured", "Dates"]
    private static let verbs = [
        "Fix", "Write", "Check", "Test", "Ask", "Move", "Update", "Plan", "Remove", "Measure", "Review", "Ship", "Call",
    ]
    private static let nouns = [
        "login page", "database", "queue", "index", "report", "parser", "budget", "schema", "cache", "server",
        "release",
        "layout", "export", "user guide", "logo", "invoice", "backup", "graph", "network", "key",
    ]
    private static let adjectives = ["new", "old", "slow", "second", "broken", "empty", "final", "large"]
    private static let people = ["Anna", "Ben", "Chloe", "David", "Eva", "Frank", "Jim", "Kim", "Zoe", "QA", "Max"]
    private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "May 12", "June 3", "Q3"]
    private static let sentences = [
        "Each node keeps a link to the next.", "What happens when the list is empty?", "Return the middle value",
        "Input: an array of numbers", "Output: true or false", "Work fast, but don't break things!",
        "Keep it simple & small", "Big jumps vex quick wizards", "Zero or one item: nothing to do",
        "Ask users first, then build", "Half of the time goes into waiting", "Everybody owns quality",
        "The cost grows with the square of n", "Save the file before you leave", "Why is the first call so slow?",
    ]
    private static let programs = [
        [
            "def find(items, key):", "  low = 0", "  while low < len(items):", "    if items[low] == key:",
            "      return low",
            "    low += 1", "  return -1",
        ],
        ["func sum(a: [Int]) -> Int {", "  var total = 0", "  for x in a { total += x }", "  return total", "}"],
        ["for (i = 0; i < n; i++) {", "  if (a[i] > max) {", "    max = a[i];", "  }", "}", "return max;"],
        ["node = head", "while node.next != null:", "  node = node.next", "node.next = new Node(5)"],
        ["SELECT name, age FROM users", "WHERE age >= 18", "ORDER BY name;"],
        ["let map = {}", "for (const w of words) {", "  if (map[w]) return w;", "  map[w] = true;", "}"],
    ]
}
