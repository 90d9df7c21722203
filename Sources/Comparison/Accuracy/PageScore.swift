import DocumentModel

/// How far a page's text is from the truth, whatever order its lines were read in.
public struct PageScore: Hashable, Sendable, Codable {
    /// Characters of the truth.
    public var characters = 0
    /// Edits of characters, `characters` at most where there are any.
    public var edits = 0

    /// Nothing counted.
    public init() {}

    /// The smaller of the edit distance of the whole texts and that of their lines paired one to one at least cost,
    /// where an unpaired line costs its length.
    public init(truth: String, text: String) {
        let whole = TextFolding.fold(truth)
        let paired = LinePairing(TextFolding.lines(truth), TextFolding.lines(text)).cost
        characters = whole.count
        let folded = TextFolding.fold(text)
        edits = whole.isEmpty ? folded.count : min(editDistance(whole, folded), paired, whole.count)
    }

    /// The character error rate, 0…1; 1 for whatever was read where nothing is written.
    public var errorRate: Double {
        characters == 0 ? (edits == 0 ? 0 : 1) : min(1, Double(edits) / Double(characters))
    }

    /// The counts of both taken together.
    public static func + (first: PageScore, second: PageScore) -> PageScore {
        var sum = first
        sum.characters += second.characters
        sum.edits += second.edits
        return sum
    }
}
