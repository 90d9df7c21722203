import DocumentModel

/// What can be said of a board by looking at what was read.
struct BoardFacts {
    /// What is written.
    enum Kind: String {
        case code, figures, text
        case list = "a list"
    }

    /// Lines that were read surely enough to count, in reading order.
    let lines: [Line]
    private let inks: [(name: Ink.Name, share: Double)]

    /// Lines whose characters are less sure on average are drawings or scribble.
    private static let leastConfidence = 0.4
    /// Inks of a smaller share of the characters are not mentioned.
    private static let leastInk = 0.1

    init(of pages: [Page]) {
        lines = pages.flatMap(\.blocks).flatMap(\.lines).filter {
            $0.characterConfidence >= Self.leastConfidence && $0.plainText.contains { $0.isLetter || $0.isNumber }
        }
        let words = lines.flatMap(\.words)
        let total = Double(max(1, words.reduce(0) { $0 + $1.characters.count }))
        var counts: [Ink.Name: Double] = [:]
        for word in words {
            if let ink = word.ink { counts[ink.name, default: 0] += Double(word.characters.count) / total }
        }
        inks = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .filter { $0.value >= Self.leastInk }.map { ($0.key, $0.value) }
    }

    /// Mean confidence of the characters of these lines.
    var confidence: Double {
        let all = lines.flatMap(\.words).flatMap(\.characters).map(\.confidence)
        return all.reduce(0, +) / Double(max(1, all.count))
    }

    /// White and yellow marks stand out on dark boards only.
    var ground: String {
        let light = inks.filter { $0.name == .white || $0.name == .yellow }.reduce(0) { $0 + $1.share }
        return light > 0.5 ? "Dark board" : "Board"
    }

    /// The inks in the order of how much is written with them; `nil` when they are not worth mentioning.
    var inkPhrase: String? {
        let names = inks.map(\.name.rawValue)
        guard let last = names.last, names != ["black"], names != ["white"] else { return nil }
        return "in " + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last)
    }

    /// What at least half of the lines are.
    var kind: Kind {
        let words = lines.map { $0.words.map(\.text) }
        if CodeLikeness.isCode(zip(words, lines).map { ($0, $1.indentation) }) { return .code }
        let items = words.count { ListMarker.leading($0) != nil }
        if items >= 2, 2 * items >= lines.count { return .list }
        return 2 * lines.count { Self.isFigures($0.plainText) } >= lines.count ? .figures : .text
    }

    private static func isFigures(_ text: String) -> Bool {
        let characters = text.filter { !$0.isWhitespace }
        return 2 * characters.count { $0.isNumber || "+-*/=×÷%$€£.,:".contains($0) } >= characters.count
    }

    /// As many of the first words as there is room for; `nil` when there is room for hardly any.
    func firstWords(within room: Int, afterTitle: Bool) -> String? {
        let rest = afterTitle ? Array(lines.drop { $0 != title }.dropFirst()) : lines
        let words = rest.flatMap(\.words).map(\.text)
        var quote = ""
        for (index, word) in words.enumerated() {
            let longer = quote.isEmpty ? word : quote + " " + word
            if longer.count + (index + 1 < words.count ? 2 : 0) > room {
                return quote.count < Self.leastQuote ? nil : quote + " …"
            }
            quote = longer
        }
        return quote.isEmpty ? nil : quote
    }

    private static let leastQuote = 8

    /// Least height of a title's letters, as a multiple of the median of all lines, and least mean confidence of its
    /// characters.
    private static let (titleHeight, titleConfidence) = (1.35, 0.6)

    /// A line at the top that stands out: larger than the others, or short and followed by longer ones.
    var title: Line? {
        guard lines.count > 2, let usual = lines.map(\.letterHeight).median else { return nil }
        let top = lines.prefix(3)
        let large = top.first {
            $0.letterHeight > Self.titleHeight * usual && $0.characterConfidence >= Self.titleConfidence
        }
        if let large { return large }
        let first = lines[0]
        return first.words.count <= 4 && first.plainText.contains { $0.isLetter } ? first : nil
    }
}

extension Line {
    fileprivate var characters: [RecognizedCharacter] { words.flatMap(\.characters) }

    /// Mean confidence of its characters.
    var characterConfidence: Double {
        characters.reduce(0) { $0 + $1.confidence } / Double(max(1, characters.count))
    }

    /// Median height of its characters in pixels.
    var letterHeight: Double {
        Double(characters.map(\.box.height).median ?? 0)
    }
}
