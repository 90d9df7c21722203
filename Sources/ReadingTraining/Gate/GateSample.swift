import Reading

/// One question to a board, whether a word stands on it, with all that an answer is made of.
public struct GateSample: Sendable {
    public var isThere: Bool
    /// The word's best place in the lattice.
    public var place: SpottedText
    /// Whether the plain output has it.
    public var isInOutput: Bool
    /// The share of its characters that must be changed to find it in the plain output.
    public var outputDistance: Double

    /// What stands for a word that has no place at all.
    private static let nowhere = SpottedText(freeLag: -20, readLag: -20, length: 1, gapBefore: 0, gapAfter: 0)

    /// `lines` are those of the plain output, without blanks.
    public init(word: String, isThere: Bool, place: SpottedText?, lines: [String]) {
        let wanted = WantedText.folded(word)
        let folded = lines.map(WantedText.folded)
        self.isThere = isThere
        self.place = place ?? Self.nowhere
        let edits = folded.map { Self.leastEdits(of: wanted, in: $0) }.min() ?? wanted.count
        isInOutput = edits == 0
        outputDistance = Double(edits) / Double(max(1, wanted.count))
    }

    /// The edits between a word and the stretch of a text that is most like it (Sellers 1980,
    /// doi:10.1016/0196-6774(80)90016-4).
    static func leastEdits(of word: [Character], in text: [Character]) -> Int {
        var row = [Int](repeating: 0, count: text.count + 1)
        for (index, character) in word.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in text.indices {
                let change = diagonal + (character == text[place] ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(change, min(row[place], row[place + 1]) + 1)
            }
        }
        return row.min() ?? word.count
    }
}
