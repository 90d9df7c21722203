import Reading

/// One question to a board, whether a word stands on it, with all that an answer is made of.
public struct GateSample: Sendable {
    public var isThere: Bool
    /// The word's best place in the columns.
    public var place: SpottedText
    /// Whether the plain output has it.
    public var isInOutput: Bool
    /// The share of its characters that must be changed to find it in the plain output.
    public var outputDistance: Double

    /// What stands for a word that has no place at all.
    private static let nowhere = SpottedText(freeLag: -20, readLag: -20, length: 1)

    /// `lines` are those of the plain output, without blanks.
    public init(word: String, isThere: Bool, place: SpottedText?, lines: [String]) {
        let wanted = WantedText.folded(word)
        let folded = lines.map(WantedText.folded)
        self.isThere = isThere
        self.place = place ?? Self.nowhere
        let edits = folded.map { infixDistance(of: wanted, in: $0) }.min() ?? wanted.count
        isInOutput = edits == 0
        outputDistance = Double(edits) / Double(max(1, wanted.count))
    }
}
