import Reading

/// How many words have which confidence, and which share of them is right: a reliability diagram in figures.
public struct ConfidenceTable: Sendable {
    public struct Row: Hashable, Sendable {
        /// Confidences from here up to the next row's.
        public var from: Double
        public var words: Int
        public var right: Int
    }

    public private(set) var rows = [0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9].map { Row(from: $0, words: 0, right: 0) }

    public init(_ words: [ScoredWord]) {
        let model = WordConfidence.fitted
        for word in words {
            let confidence = model.probability(word.evidence)
            let row = rows.lastIndex { $0.from <= confidence } ?? 0
            rows[row].words += 1
            if word.isRight { rows[row].right += 1 }
        }
    }

    /// A row of a Markdown table.
    public func text(title: String) -> String {
        let cells = rows.map { row in
            guard row.words > 0 else { return "–" }
            return "\((100 * row.right + row.words / 2) / row.words) % of \(row.words)"
        }
        return "| \(title) | " + cells.joined(separator: " | ") + " |"
    }
}
