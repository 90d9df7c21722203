/// One file below `data/`: which ink it talks about and what stretches of it spell.
struct UnipenDataFile: Sendable {
    enum Hierarchy: String, Hashable, Sendable {
        case character = "CHARACTER"
        case word = "WORD"
        case text = "TEXT"
    }

    struct Segment: Hashable, Sendable {
        var hierarchy: Hierarchy
        var delineation: UnipenDelineation
        /// `?`, `OK`, `GOOD` or `BAD`.
        var quality: String
        var label: String
    }

    /// Paths below `include/`, in order.
    private(set) var includes: [String] = []
    private(set) var segments: [Segment] = []
    /// Segment lines that do not follow the format.
    private(set) var malformed = 0
    /// True when the file itself holds pen components.
    private(set) var hasInk = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = UnipenScanner(bytes)
        scanner.skipToKeyword()
        while !scanner.isAtEnd {
            read(scanner.line())
            scanner.skipToKeyword()
        }
    }

    private mutating func read(_ line: Substring) {
        if line.hasPrefix(".SEGMENT") {
            if let segment = Self.segment(line) { segments.append(segment) } else { malformed += 1 }
        } else if line.hasPrefix(".INCLUDE") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            includes += words.dropFirst().prefix(1).map(String.init)
        } else if line.hasPrefix(".PEN_DOWN") {
            hasInk = true
        }
    }

    /// The segment that a line such as `.SEGMENT WORD 0-6 OK "Aachen"` names.
    private static func segment(_ line: Substring) -> Segment? {
        guard let quote = line.firstIndex(of: "\"") else { return nil }
        let words = line[..<quote].split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count >= 3, let hierarchy = Hierarchy(rawValue: String(words[1])),
            let delineation = UnipenDelineation(words[2]), let label = unquoted(line[quote...])
        else { return nil }
        let quality = words.count > 3 ? String(words[3]) : "?"
        return Segment(hierarchy: hierarchy, delineation: delineation, quality: quality, label: label)
    }

    /// The text between the quotes; a backslash takes the next character as it is.
    private static func unquoted(_ text: Substring) -> String? {
        var result = ""
        var isEscaped = false
        for character in text.dropFirst() {
            if isEscaped {
                result.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return result
            } else {
                result.append(character)
            }
        }
        return nil
    }
}
