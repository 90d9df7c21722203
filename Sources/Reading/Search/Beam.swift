/// The hypotheses that end at one node: the best one of each state of prior, case, class and word.
///
/// A hash table with linear probing whose slots are indices into a dense list; it is emptied and used again for a later
/// node. A histogram of the scores gives the pruning threshold at any time (histogram pruning: Steinbiss, Tran & Ney
/// 1994, ICSLP).
struct Beam {
    private struct Entry {
        var hypothesis: Hypothesis
        /// When it was inserted; of two equally good hypotheses the earlier one counts as better.
        var order: Int32
    }

    private var entries: [Entry] = []
    private var slots: [Int32]
    private var inserted: Int32 = 0
    private var bestScore = -Float.infinity
    /// The pruning threshold: a hypothesis with a lower score does not survive.
    private(set) var bound = -Float.infinity
    private var histogram: ScoreHistogram
    private var nextBoundUpdate = Beam.boundUpdateInterval

    private let breadth: SearchBreadth

    /// Insertions between updates of the bound.
    private static let boundUpdateInterval: Int32 = 16

    private static let free: Int32 = -1

    init(_ breadth: SearchBreadth = SearchBreadth(), capacity: Int = 512) {
        self.breadth = breadth
        histogram = ScoreHistogram(range: breadth.hypothesisLag)
        slots = [Int32](repeating: Self.free, count: capacity)
    }

    var count: Int { entries.count }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        slots.withUnsafeMutableBufferPointer { $0.update(repeating: Self.free) }
        inserted = 0
        bestScore = -.infinity
        bound = -.infinity
        histogram.removeAll()
        nextBoundUpdate = Self.boundUpdateInterval
    }

    /// Adds a hypothesis unless a rival is at least as good; a worse rival makes room.
    mutating func insert(_ hypothesis: Hypothesis) {
        var slot = Int(hypothesis.hash) & (slots.count - 1)
        while slots[slot] != Self.free {
            let index = Int(slots[slot])
            if entries[index].hypothesis.isRival(of: hypothesis) {
                let score = entries[index].hypothesis.score
                if score >= hypothesis.score { return }
                histogram.remove(score)
                entries[index] = Entry(hypothesis: hypothesis, order: inserted)
                note(hypothesis.score)
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(entries.count)
        entries.append(Entry(hypothesis: hypothesis, order: inserted))
        note(hypothesis.score)
        if 2 * entries.count > slots.count { grow() }
    }

    private mutating func note(_ score: Float) {
        inserted += 1
        histogram.insert(score)
        if score > bestScore {
            bestScore = score
            bound = max(bound, score - breadth.hypothesisLag)
        }
        if inserted >= nextBoundUpdate {
            nextBoundUpdate += Self.boundUpdateInterval
            // The score of the last survivor only increases, so a hypothesis below it now cannot re-enter the beam.
            if let least = histogram.bound(ofBest: breadth.hypotheses) { bound = max(bound, least) }
        }
    }

    private mutating func grow() {
        slots = [Int32](repeating: Self.free, count: 2 * slots.count)
        for (index, entry) in entries.enumerated() {
            var slot = Int(entry.hypothesis.hash) & (slots.count - 1)
            while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }

    /// The surviving hypotheses, best first.
    func best() -> [Hypothesis] {
        var least = bestScore - breadth.hypothesisLag
        if let bound = histogram.bound(ofBest: breadth.hypotheses) { least = max(least, bound) }
        // Their places among the entries, which are smaller to move.
        let living = entries.indices.filter { entries[$0].hypothesis.score >= least }
            .sorted { Self.isBetter(entries[$0], entries[$1]) }
        return living.prefix(breadth.hypotheses).map { entries[$0].hypothesis }
    }

    private static func isBetter(_ first: Entry, _ second: Entry) -> Bool {
        let (one, other) = (first.hypothesis.score, second.hypothesis.score)
        return one > other || (one == other && first.order < second.order)
    }

    /// The hypothesis of the greatest value; of equally great ones the one that was found first.
    func greatest(by value: (Hypothesis) -> Float) -> (hypothesis: Hypothesis, value: Float)? {
        var greatest: (entry: Entry, value: Float)?
        for entry in entries {
            let value = value(entry.hypothesis)
            if let known = greatest, (known.value, entry.order) >= (value, known.entry.order) { continue }
            greatest = (entry, value)
        }
        return greatest.map { ($0.entry.hypothesis, $0.value) }
    }
}
