import GlyphClassifier

/// Which columns of a line each class of a known reading takes: the most probable alignment.
///
/// A Viterbi search over columns and classes with "nothing" between them (Viterbi 1967, doi:10.1109/TIT.1967.1054010),
/// as connectionist temporal classification sums over (Graves et al. 2006, doi:10.1145/1143844.1143891).
struct ColumnAlignment {
    /// For each class, the columns that say it; they rise.
    let places: [ClosedRange<Int>]

    /// Paths farther behind the best one, in nats, are given up; some classes of a text are hardly seen.
    private static let greatestLag: Float = 60

    /// Aligns classes, spaces among them; `nil` where there are more of them than columns.
    init?(of classes: [Int], in columns: ColumnProbabilities) {
        let count = columns.columns
        let states = 2 * classes.count + 1
        guard count >= classes.count, count > 0 else { return nil }
        var scores = [Float](repeating: -.infinity, count: states + 2)
        var next = scores
        // How many states a path moved on to be there: 0, 1 or 2.
        var moves = [UInt8](repeating: 0, count: states * count)
        // The states in which a path may be that is not far behind the best one.
        var living = 0...min(1, states - 1)
        scores[0] = columns.nothing[0]
        if states > 1 { scores[1] = columns.logarithm(of: classes[0], in: 0) }
        for column in 1..<max(1, count) {
            // States from which the end can no longer be reached in time are passed over.
            let first = max(living.lowerBound, states - 2 * (count - column))
            let last = min(states - 1, living.upperBound + 2)
            guard first <= last else { break }
            var greatest = -Float.infinity
            for state in first...last {
                var (best, move) = (scores[state], UInt8(0))
                if state > 0, scores[state - 1] > best { (best, move) = (scores[state - 1], 1) }
                let isClass = state & 1 == 1
                if isClass, state > 2, classes[state / 2] != classes[state / 2 - 1], scores[state - 2] > best {
                    (best, move) = (scores[state - 2], 2)
                }
                let seen =
                    isClass ? columns.logarithm(of: classes[state / 2], in: column) : columns.nothing[column]
                next[state] = best + seen
                moves[column * states + state] = move
                greatest = max(greatest, next[state])
            }
            for state in living.lowerBound...min(states - 1, living.upperBound + 2) { scores[state] = -.infinity }
            var (low, high) = (first, last)
            while low < high, next[low] < greatest - Self.greatestLag { (next[low], low) = (-.infinity, low + 1) }
            while high > low, next[high] < greatest - Self.greatestLag { (next[high], high) = (-.infinity, high - 1) }
            living = low...high
            swap(&scores, &next)
        }
        var state = states - 1
        if states > 1, scores[states - 2] > scores[states - 1] { state = states - 2 }
        guard living.contains(state), scores[state] > -.infinity else { return nil }
        var places = [ClosedRange<Int>](repeating: 0...0, count: classes.count)
        var isKnown = [Bool](repeating: false, count: classes.count)
        for column in stride(from: count - 1, through: 0, by: -1) {
            if state & 1 == 1 {
                let index = state / 2
                places[index] = column...(isKnown[index] ? places[index].upperBound : column)
                isKnown[index] = true
            }
            state -= Int(moves[column * states + state])
        }
        guard isKnown.allSatisfy(\.self) else { return nil }
        self.places = places
    }
}
