/// The edits that turn the truth into a text: insertions are its extra elements, deletions its missing ones.
public struct EditCounts: Hashable, Sendable, Codable {
    /// Elements of the truth.
    public var truthLength = 0
    /// Elements of the truth in whose place the text has another one.
    public var substitutions = 0
    /// Elements that the text has too much.
    public var insertions = 0
    /// Elements that the text lacks.
    public var deletions = 0

    /// No edits of nothing.
    public init() {}

    /// Counts a least edit script; of several that with the most matching elements.
    ///
    /// Levenshtein distance by dynamic programming (Wagner & Fischer 1974, doi:10.1145/321796.321811), in time of the
    /// product of the lengths and memory of one.
    public init<Element: Hashable>(truth: [Element], text: [Element]) {
        let (first, second) = Self.numbered(truth, text)
        let (edits, substitutions) = Self.leastEdits(first, second)
        // The lengths differ by what was inserted and not deleted.
        let lengthened = text.count - truth.count
        truthLength = truth.count
        self.substitutions = substitutions
        insertions = (edits - substitutions + lengthened) / 2
        deletions = (edits - substitutions - lengthened) / 2
    }

    /// All edits together.
    public var edits: Int { substitutions + insertions + deletions }

    /// Edits for each element of the truth.
    ///
    /// Of an empty truth, 0 when the text is empty as well and 1 when it is not.
    public var errorRate: Double {
        truthLength == 0 ? (edits == 0 ? 0 : 1) : Double(edits) / Double(truthLength)
    }

    /// The counts of both taken together.
    public static func + (first: EditCounts, second: EditCounts) -> EditCounts {
        var sum = first
        sum.truthLength += second.truthLength
        sum.substitutions += second.substitutions
        sum.insertions += second.insertions
        sum.deletions += second.deletions
        return sum
    }

    /// Numbers for elements, which are quicker to compare than strings.
    private static func numbered<Element: Hashable>(_ truth: [Element], _ text: [Element]) -> ([Int32], [Int32]) {
        var numbers: [Element: Int32] = [:]
        func number(_ element: Element) -> Int32 {
            if let known = numbers[element] { return known }
            let next = Int32(truncatingIfNeeded: numbers.count)
            numbers[element] = next
            return next
        }
        return (truth.map(number), text.map(number))
    }

    /// The least number of edits, and the least number of substitutions among them.
    private static func leastEdits(_ truth: [Int32], _ text: [Int32]) -> (edits: Int, substitutions: Int) {
        // Both in one number, so that the lesser is the better script.
        let edit = 1 << 32
        var row = (0...text.count).map { $0 * edit }
        for (i, element) in truth.enumerated() {
            var diagonal = row[0]
            row[0] = (i + 1) * edit
            row.withUnsafeMutableBufferPointer { row in
                for (j, other) in text.enumerated() {
                    let paired = diagonal + (element == other ? 0 : edit + 1)
                    diagonal = row[j + 1]
                    row[j + 1] = min(paired, min(row[j], row[j + 1]) + edit)
                }
            }
        }
        return (row[text.count] >> 32, row[text.count] & (edit - 1))
    }
}
