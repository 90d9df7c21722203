/// Characters written side by side: which stroke belongs to which character is known, and so is where they stood.
public struct InkLine: Hashable, Sendable {
    /// Left to right, in one coordinate system.
    public var characters: [PenSample]
    /// Who wrote it, as in ``PenSample/writer``.
    public var writer: String
    /// What the line says, spaces included, where a text segment over the same ink tells; else `nil`.
    public var text: String?

    /// A line put together from its parts.
    public init(characters: [PenSample], writer: String, text: String? = nil) {
        self.characters = characters
        self.writer = writer
        self.text = text
    }

    /// The characters' labels, without spaces.
    public var labels: String { characters.map(\.label).joined() }

    /// Looks for the one place in the texts where the labels stand, spaces apart.
    mutating func findText(in texts: [PenSample]) {
        let wanted = Array(labels)
        var found: Set<String> = []
        for text in texts where text.writer == writer {
            let letters = Array(text.label)
            let places = letters.indices.filter { letters[$0] != " " }
            guard places.count >= wanted.count else { continue }
            for start in 0...places.count - wanted.count {
                let window = places[start..<start + wanted.count]
                guard zip(window, wanted).allSatisfy({ letters[$0] == $1 }), let first = window.first,
                    let last = window.last
                else { continue }
                found.insert(String(letters[first...last]))
            }
        }
        text = found.count == 1 ? found.first : nil
    }

    /// Cuts the characters of one ink file, in file order, into lines where the pen went back, to another height, or
    /// far away.
    ///
    /// Lines of fewer than `minimumCount` characters are dropped.
    public static func lines(in characters: [PenSample], minimumCount: Int = 3) -> [InkLine] {
        guard let first = characters.first else { return [] }
        let heights = characters.map(\.bounds.height).sorted()
        let letter = max(heights[heights.count * 3 / 4], 1)
        var lines: [InkLine] = []
        var current = InkLine(characters: [first], writer: first.writer)
        for next in characters.dropFirst() {
            if let previous = current.characters.last, next.writer == current.writer,
                isContinuation(next.bounds, after: previous.bounds, letter: letter)
            {
                current.characters.append(next)
            } else {
                lines.append(current)
                current = InkLine(characters: [next], writer: next.writer)
            }
        }
        lines.append(current)
        return lines.filter { $0.characters.count >= minimumCount }
    }

    /// Starts right of the middle of the one before, overlaps it little, no more than two letters away and at about
    /// the same height.
    private static func isContinuation(_ next: InkBounds, after previous: InkBounds, letter: Float) -> Bool {
        let gap = next.minimum.x - previous.maximum.x
        let narrower = max(min(next.width, previous.width), letter * 0.1)
        return next.center.x > previous.center.x && gap > -0.35 * narrower && gap < 2 * letter
            && abs(next.center.y - previous.center.y) < 0.9 * letter
    }
}
