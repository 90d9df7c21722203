/// How far a page's text is from the truth, whatever order its lines were read in.
public struct PageScore: Hashable, Sendable {
    /// Characters of the truth.
    public var characters: Int
    /// Edits of characters, `characters` at most.
    public var edits: Int

    /// The smaller of the edit distance of the whole texts and that of their lines paired one to one at least cost,
    /// where an unpaired line costs its length.
    public init(truth: String, text: String) {
        let whole = TextFolding.fold(truth)
        let paired = Self.pairedEdits(Self.lines(truth), Self.lines(text))
        characters = whole.count
        edits = min(editDistance(whole, TextFolding.fold(text)), paired, whole.count)
    }

    /// The character error rate, 0…1.
    public var errorRate: Double { characters == 0 ? 0 : Double(edits) / Double(characters) }

    private static func lines(_ text: String) -> [[Unicode.Scalar]] {
        text.split(omittingEmptySubsequences: true) { $0.isNewline || $0 == "\u{0C}" }
            .map { TextFolding.fold(String($0)) }.filter { !$0.isEmpty }
    }

    private static func pairedEdits(_ truth: [[Unicode.Scalar]], _ text: [[Unicode.Scalar]]) -> Int {
        guard !truth.isEmpty, !text.isEmpty else { return (truth + text).reduce(0) { $0 + $1.count } }
        let size = truth.count + text.count
        var cost = [[Int]](repeating: [Int](repeating: 0, count: size), count: size)
        for i in 0..<size {
            for j in 0..<size {
                if i < truth.count, j < text.count {
                    cost[i][j] = editDistance(truth[i], text[j])
                } else if i < truth.count {
                    cost[i][j] = truth[i].count
                } else if j < text.count {
                    cost[i][j] = text[j].count
                }
            }
        }
        return leastAssignmentCost(cost)
    }
}
