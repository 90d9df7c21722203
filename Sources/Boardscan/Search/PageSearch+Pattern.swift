import DocumentModel

extension PageSearch {
    /// How sure it is that some text on the page fits a regular expression.
    ///
    /// The expression is tried on each line as it was read, and on what the line reads like when a few of its
    /// characters are runners-up; each text that fits is then looked for in the columns as by ``find(_:model:)``.
    public func find(_ pattern: some RegexComponent) -> TextFinding {
        var matches: [String] = []
        for line in page.blocks.flatMap(\.lines) {
            for text in LineReadings(of: line).texts {
                guard matches.count < Self.mostMatches else { break }
                for match in text.matches(of: pattern) {
                    let found = String(text[match.range])
                    if found.contains(where: { !$0.isWhitespace }), !matches.contains(found) { matches.append(found) }
                }
            }
        }
        let findings = matches.map { find($0) }
        return findings.max { $0.confidence < $1.confidence } ?? TextFinding(text: "", confidence: 0)
    }

    /// Most texts that are looked for.
    private static let mostMatches = 60
}

/// What a line may read like: as it was read, and with some of its characters replaced by runners-up.
struct LineReadings {
    /// The most probable first, which is the line as it was read.
    let texts: [String]

    private static let most = 300
    private static let mostChanges = 3

    init(of line: Line) {
        var characters: [Character] = []
        var options: [(place: Int, character: Character, ratio: Double)] = []
        for (index, word) in line.words.enumerated() {
            if index > 0 { characters.append(" ") }
            for character in word.characters {
                for other in character.alternatives {
                    guard let first = other.text.first else { continue }
                    options.append((characters.count, first, other.confidence / max(1e-6, character.confidence)))
                }
                characters += character.text
            }
        }
        options.sort { $0.ratio > $1.ratio }
        // Sets of changes in the order of their number, then of their probability.
        var changes: [[Int]] = [[]]
        var next = 0
        while next < changes.count, changes.count < Self.most {
            let base = changes[next]
            next += 1
            guard base.count < Self.mostChanges else { continue }
            for option in options.indices.drop(while: { $0 <= base.last ?? -1 }) where changes.count < Self.most {
                if base.allSatisfy({ options[$0].place != options[option].place }) { changes.append(base + [option]) }
            }
        }
        texts = changes.map { set in
            var text = characters
            for option in set { text[options[option].place] = options[option].character }
            return String(text)
        }
    }
}
