/// How often each character was read as each other.
public struct ConfusionMatrix: Hashable, Sendable {
    /// A character of the truth and what was read for it; `nil` for nothing.
    public struct Pair: Hashable, Sendable {
        /// What is written; `nil` where nothing is.
        public var truth: Character?
        /// What was read; `nil` for nothing.
        public var text: Character?

        /// A pair of what is written and what was read.
        public init(truth: Character?, text: Character?) {
            self.truth = truth
            self.text = text
        }

        /// Whether they differ.
        public var isError: Bool { truth != text }
    }

    /// How often each pair occurred.
    public private(set) var counts: [Pair: Int] = [:]

    /// Nothing counted.
    public init() {}

    /// Counts lines that have a partner; lines that were not found or are no text say nothing about characters.
    public mutating func add(_ difference: TextDifference) {
        for row in difference.rows where row.truthLine != nil && row.textLine != nil {
            for step in row.steps { counts[Pair(truth: step.truth, text: step.text), default: 0] += 1 }
        }
    }

    /// The errors, the most frequent first; equally frequent ones in the order of their characters.
    public var errors: [(pair: Pair, count: Int)] {
        counts.filter { $0.key.isError }.map { ($0.key, $0.value) }.sorted { first, second in
            if first.1 != second.1 { return first.1 > second.1 }
            return Self.sortKey(first.0) < Self.sortKey(second.0)
        }
    }

    /// The characters that take part in most errors, in the order of their codes.
    public func mostConfused(_ limit: Int) -> [Character] {
        var involved: [Character: Int] = [:]
        for (pair, count) in counts where pair.isError {
            for character in [pair.truth, pair.text].compactMap(\.self) { involved[character, default: 0] += count }
        }
        let ordered = involved.sorted { ($1.value, String($0.key)) < ($0.value, String($1.key)) }
        return ordered.prefix(max(0, limit)).map(\.key).sorted()
    }

    private static func sortKey(_ pair: Pair) -> String {
        (pair.truth.map { String($0) } ?? "") + "\u{0}" + (pair.text.map { String($0) } ?? "")
    }
}
