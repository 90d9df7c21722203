/// The hypotheses that end at one node: of each state of prior and case the best one.
///
/// A hash table with linear probing whose slots are indices into a dense list; it is emptied and used again for a later
/// node.
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
    /// What scores less than this does not live on.
    private(set) var bound = -Float.infinity
    private var nextLook = Beam.lookInterval

    /// Hypotheses that live on, and how far (in nats) one may lag behind the best.
    static let width = 16
    static let greatestLag: Float = 8
    /// Hypotheses after which the bound is looked for again.
    private static let lookInterval = 64

    private static let free: Int32 = -1

    init(capacity: Int = 512) {
        slots = [Int32](repeating: Self.free, count: capacity)
    }

    var count: Int { entries.count }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        slots.withUnsafeMutableBufferPointer { $0.update(repeating: Self.free) }
        inserted = 0
        bestScore = -.infinity
        bound = -.infinity
        nextLook = Self.lookInterval
    }

    /// Adds a hypothesis unless a rival is at least as good; a worse rival makes room.
    mutating func insert(_ hypothesis: Hypothesis) {
        var slot = Int(hypothesis.hash) & (slots.count - 1)
        while slots[slot] != Self.free {
            let index = Int(slots[slot])
            if entries[index].hypothesis.isRival(of: hypothesis) {
                if entries[index].hypothesis.score >= hypothesis.score { return }
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
        if score > bestScore {
            bestScore = score
            bound = max(bound, score - Self.greatestLag)
        }
        if entries.count >= nextLook {
            nextLook += Self.lookInterval
            // Scores only rise: whoever is behind the last of the best now stays behind.
            if let last = best().last { bound = max(bound, last.score) }
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

    /// The hypotheses that live on, best first.
    func best() -> [Hypothesis] {
        let (count, bound) = (Self.width, bestScore - Self.greatestLag)
        // Their places among the entries, which are smaller to move.
        var best: [Int] = []
        best.reserveCapacity(count + 1)
        for (index, entry) in entries.enumerated() where entry.hypothesis.score >= bound {
            if best.count == count, !Self.isBetter(entry, entries[best[count - 1]]) { continue }
            var place = best.count
            while place > 0, Self.isBetter(entry, entries[best[place - 1]]) { place -= 1 }
            best.insert(index, at: place)
            if best.count > count { best.removeLast() }
        }
        return best.map { entries[$0].hypothesis }
    }

    private static func isBetter(_ first: Entry, _ second: Entry) -> Bool {
        let (one, other) = (first.hypothesis.score, second.hypothesis.score)
        return one > other || (one == other && first.order < second.order)
    }

    /// All hypotheses in the order they were found.
    var hypotheses: [Hypothesis] { entries.sorted { $0.order < $1.order }.map(\.hypothesis) }
}
