import Algorithms

/// Which characters follow which on a page, by its first readings: a writer who uses `curr.next` once will use it
/// again.
///
/// Counts of the page's n-grams, kept line by line, so that a line is read by what the others say. A cache model (Kuhn
/// & De Mori 1990, doi:10.1109/34.56193) of characters instead of words.
struct PagePrior: Sendable {
    /// A character that was read.
    struct Observed: Hashable, Sendable {
        var symbol: LanguagePrior.Symbol
        /// How probable it is, 0…1.
        var confidence: Float
    }

    /// A context: what followed it.
    struct Context: Sendable {
        var entries: Range<Int>
        /// The context without its oldest character; the root's own for the root.
        var suffix: Int
        /// Characters in it.
        var depth: Int
    }

    /// A character that followed a context.
    struct Entry: Sendable {
        var symbol: UInt8
        /// The context it leads to.
        var next: Int
    }

    /// All contexts, the root first and each after its suffix.
    private(set) var contexts: [Context] = []
    private(set) var entries: [Entry] = []
    /// How often each entry occurred; doubtful characters count less.
    private(set) var counts: [Float] = []
    /// The entries that each line's characters gave, one for each occurrence.
    private(set) var entriesOfLines: [[(entry: Int, weight: Float)]] = []
    /// The context of a line's beginning.
    private(set) var start = 0

    /// Most characters that a context has.
    static let greatestDepth = 4
    /// A count of less than this that is left is a rounding error.
    private static let leastCount: Float = 0.01

    /// - Parameter lines: what each line says.
    init(lines: [[Observed]]) {
        let occurrences = lines.map(NGram.all)
        let known = Set(occurrences.joined().map(\.occurrence)).sorted()
        let groups = known.chunked(by: { $0.context == $1.context })
        var numbers: [NGram.Context: Int] = [:]
        contexts = groups.enumerated().map { number, group in
            let context = known[group.startIndex].context
            numbers[context] = number
            return Context(entries: group.indices, suffix: numbers[context.suffix] ?? 0, depth: context.depth)
        }
        if contexts.isEmpty { contexts = [Context(entries: 0..<0, suffix: 0, depth: 0)] }
        entries = known.map { occurrence in
            var next = occurrence.next
            while numbers[next] == nil, next.depth > 0 { next = next.suffix }
            return Entry(symbol: occurrence.symbol, next: numbers[next] ?? 0)
        }
        start = numbers[.start] ?? 0
        let places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1, $0) })
        entriesOfLines = occurrences.map { line in
            line.compactMap { occurrence, weight in places[occurrence].map { ($0, weight) } }
        }
        counts = [Float](repeating: 0, count: entries.count)
        for (entry, weight) in entriesOfLines.joined() { counts[entry] += weight }
    }

    /// How many characters an entry's symbol stands for.
    func members(of entry: Int) -> Float { Float(LanguagePrior.Symbol(rawValue: entries[entry].symbol).memberCount) }

    /// How often each entry occurred in other lines than this.
    func counts(besidesLine line: Int) -> [Float] {
        guard entriesOfLines.indices.contains(line) else { return counts }
        var counts = counts
        for (entry, weight) in entriesOfLines[line] { counts[entry] -= weight }
        return counts.map { $0 < Self.leastCount ? 0 : $0 }
    }
}
