/// What a list's item begins with.
package enum ListMarker: Equatable, Sendable {
    case bullet
    case number(Int)
    /// A box, ticked or not.
    case task(isDone: Bool)

    private static let bullets: Set = ["•", "-", "*", "–", "—", "·", "+", "→", ">"]
    private static let emptyBoxes: Set = ["[]", "[_]", "☐", "□"]
    private static let tickedBoxes: Set = ["[x]", "[X]", "[✓]", "[v]", "[V]", "☑", "☒"]
    /// Nobody numbers so many items by hand.
    private static let largestNumber = 999

    /// - Parameter words: of a line.
    /// - Returns: the marker, and how many of the words it is; `nil` where there is none, or nothing behind it.
    package static func leading(_ words: [String]) -> (marker: ListMarker, words: Int)? {
        guard let first = words.first else { return nil }
        let found: (marker: ListMarker, words: Int)? =
            if let isDone = box(first) {
                (.task(isDone: isDone), 1)
            } else if first == "[", words.count > 1, words[1] == "]" {
                (.task(isDone: false), 2)
            } else if bullets.contains(first) {
                taskBehindBullet(words) ?? (.bullet, 1)
            } else {
                number(first).map { (.number($0), 1) }
            }
        return found.flatMap { $0.words < words.count ? $0 : nil }
    }

    private static func taskBehindBullet(_ words: [String]) -> (marker: ListMarker, words: Int)? {
        guard words.count > 1 else { return nil }
        if let isDone = box(words[1]) { return (.task(isDone: isDone), 2) }
        return words.count > 2 && words[1] == "[" && words[2] == "]" ? (.task(isDone: false), 3) : nil
    }

    /// Whether a box is ticked; `nil` for what is none.
    private static func box(_ word: String) -> Bool? {
        if emptyBoxes.contains(word) { return false }
        return tickedBoxes.contains(word) ? true : nil
    }

    private static func number(_ word: String) -> Int? {
        guard word.count > 1, let last = word.last, last == "." || last == ")" else { return nil }
        return Int(word.dropLast()).flatMap { (0...largestNumber).contains($0) ? $0 : nil }
    }
}
