import DocumentModel

/// How well a reading fits a text that is known.
struct ReadingMatch {
    let text: String
    /// Edits from one to the other, case folded.
    let distance: Int

    /// Edits by which a text must fit better than any other of its page to be plainly meant.
    static let leastLead = 1
    /// Greatest share of the text that may be read wrong, and least letters of a text that a reading can confirm.
    private static let greatestShare = 0.45
    private static let leastLetters = 4

    init(_ reading: String, _ text: String) {
        self.text = text
        distance = editDistance(Array(reading.lowercased()), Array(text.lowercased()))
    }

    /// Whether it is hardly another text that was read.
    var isLikely: Bool {
        text.count >= Self.leastLetters && Double(distance) <= Self.greatestShare * Double(text.count)
    }
}
