import DocumentModel

/// One sentence about a board for people who cannot see it: alternative text.
public struct BoardDescription: Hashable, Sendable {
    /// One sentence of at most ``length`` characters.
    public let short: String
    /// The sentence and all lines of text.
    public let long: String
    /// How sure it is that what is said and quoted is right, 0…1.
    public let confidence: Double

    /// Screen readers cut longer texts, or read them in pieces.
    public static let length = 125

    /// - Returns: `nil` for pages without text.
    public init?(of pages: [Page]) {
        let facts = BoardFacts(of: pages)
        guard !facts.lines.isEmpty else { return nil }
        short = Self.sentence(facts)
        long = ([Self.opening(facts) + "."] + facts.lines.map(\.plainText)).joined(separator: "\n")
        confidence = facts.confidence
    }

    /// What it is, its title and inks, then as many of the first words as there is room for.
    private static func sentence(_ facts: BoardFacts) -> String {
        var start = opening(facts)
        var isTitled = false
        if let title = facts.title?.plainText, start.count + title.count + 12 <= length {
            start += " titled “\(title)”"
            isTitled = true
        }
        if let inks = facts.inkPhrase, start.count + inks.count + 3 <= length { start += ", \(inks)" }
        guard let words = facts.firstWords(within: length - start.count - 5, afterTitle: isTitled) else {
            return start + "."
        }
        return "\(start): “\(words)”."
    }

    private static func opening(_ facts: BoardFacts) -> String {
        let count = facts.lines.count
        let amount = count == 1 ? "one line" : "\(count) lines"
        return "\(facts.ground) with \(amount) of \(facts.kind.rawValue)"
    }
}

extension Line {
    /// The line's words with single blanks.
    var plainText: String { words.map(\.text).joined(separator: " ") }
}
