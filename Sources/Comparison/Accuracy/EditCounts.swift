import DocumentModel

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
    /// By dynamic programming (Wagner & Fischer 1974, doi:10.1145/321796.321811) in the part of the table that scripts of
    /// the least length can reach (Ukkonen 1985, doi:10.1016/S0019-9958(85)80046-2). Of long texts that have little in
    /// common, edits that don't change the length all count as substitutions.
    public init<Element: Hashable>(truth: [Element], text: [Element]) {
        var numbers = ElementNumbers<Element>()
        let (first, second) = (numbers.numbers(of: truth), numbers.numbers(of: text))
        var distances = EditDistances(kinds: numbers.count)
        let edits = distances.between(first, second)
        let substitutions =
            EditBand(first, second, edits: edits)?.substitutions ?? edits - abs(text.count - truth.count)
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
}
