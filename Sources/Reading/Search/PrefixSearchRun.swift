import Glibc
import GlyphClassifier

/// One search through the columns of one line: what ``PrefixBeamSearch`` keeps while it runs.
struct PrefixSearchRun {
    /// A prefix in the beam.
    private struct Entry {
        var prefix: Int32
        /// Log-probability of its alignments that end in nothing, and of those that end in its last class.
        var blank: Float
        var label: Float
        var total: Float = 0

        var seen: Float { PrefixSearchRun.sum(blank, label) }
    }

    private let search: PrefixBeamSearch
    private let words: WordCosts
    private var prior: AdaptedPrior?
    private var prefixes: [PrefixBeamSearch.Prefix]
    private var beam: [Entry]
    private var next: [Entry] = []
    private var likely: [ColumnProbabilities.Entry] = []

    init(search: PrefixBeamSearch, words: WordCosts, prior: AdaptedPrior?) {
        (self.search, self.words, self.prior) = (search, words, prior)
        prefixes = [PrefixBeamSearch.start(prior)]
        beam = [Entry(prefix: 0, blank: 0, label: -.infinity)]
    }

    /// The logarithm of the sum of two numbers whose logarithms are given.
    fileprivate static func sum(_ one: Float, _ other: Float) -> Float {
        let most = max(one, other)
        let lag = min(one, other) - most
        return lag > -16 ? most + log1p(exp(lag)) : most
    }

    /// Takes one column, and tries what is more probable there than `leastLikely`.
    mutating func advance(_ columns: ColumnProbabilities, _ column: Int, leastLikely: Float) {
        let nothing = columns.nothing[column]
        likely.removeAll(keepingCapacity: true)
        for entry in columns[column] where entry.logarithm > leastLikely { likely.append(entry) }
        if columns.space[column] > leastLikely {
            likely.append(ColumnProbabilities.Entry(label: search.space, logarithm: columns.space[column]))
        }
        next.removeAll(keepingCapacity: true)
        for entry in beam {
            let number = Int(entry.prefix)
            let (last, seen) = (Int(prefixes[number].last), entry.seen)
            let again = last >= 0 ? entry.label + columns.logarithm(of: last, in: column) : -.infinity
            put(number, blank: seen + nothing, label: again)
            for candidate in likely {
                let label = Int(candidate.label)
                let from = label == last ? entry.blank : seen
                // No line begins with a space, and none has two.
                if from == -.infinity || label == search.space && (last < 0 || last == label) { continue }
                put(child(of: number, by: label), blank: -.infinity, label: from + candidate.logarithm)
            }
        }
        swap(&beam, &next)
        for index in beam.indices {
            let number = Int(beam[index].prefix)
            prefixes[number].slot = -1
            beam[index].total = beam[index].seen + prefixes[number].language
        }
    }

    private mutating func put(_ prefix: Int, blank: Float, label: Float) {
        let slot = Int(prefixes[prefix].slot)
        if slot >= 0 {
            next[slot].blank = Self.sum(next[slot].blank, blank)
            next[slot].label = Self.sum(next[slot].label, label)
        } else {
            prefixes[prefix].slot = Int32(next.count)
            next.append(Entry(prefix: Int32(prefix), blank: blank, label: label))
        }
    }

    private mutating func child(of prefix: Int, by label: Int) -> Int {
        var child = Int(prefixes[prefix].firstChild)
        while child >= 0 {
            if Int(prefixes[child].last) == label { return child }
            child = Int(prefixes[child].nextSibling)
        }
        var made = search.extended(prefixes[prefix], number: prefix, by: label, words: words, prior: &prior)
        made.nextSibling = prefixes[prefix].firstChild
        prefixes[prefix].firstChild = Int32(prefixes.count)
        prefixes.append(made)
        return prefixes.count - 1
    }

    /// Keeps the best prefixes.
    mutating func prune(to breadth: Int, lag: Float) {
        let best = beam.lazy.map(\.total).max() ?? 0
        beam.removeAll { $0.total < best - lag }
        guard beam.count > breadth else { return }
        beam.sort { ($0.total, $1.prefix) > ($1.total, $0.prefix) }
        beam.removeSubrange(breadth...)
    }

    /// The best texts, the line's end counted in.
    mutating func best(_ count: Int, lineEndShare: Float) -> [PrefixBeamSearch.Text] {
        var ends: [(prefix: Int, score: Float)] = []
        for entry in beam {
            var prefix = prefixes[Int(entry.prefix)]
            // A space at the end is none.
            if Int(prefix.last) == search.space { prefix.language -= search.bonus(of: search.space) }
            var score = entry.seen + prefix.language - words.cost(of: prefix.letters)
            if let state = prefix.state, let step = prior?.advance(state, by: .lineEnd) {
                score += lineEndShare * step.score
            }
            ends.append((Int(entry.prefix), score))
        }
        ends.sort { ($0.score, $1.prefix) > ($1.score, $0.prefix) }
        // A text that ends in a space is the text without it.
        var (texts, found) = ([PrefixBeamSearch.Text](), Set<[Int]>())
        for end in ends where texts.count < count {
            let classes = classes(of: end.prefix)
            if found.insert(classes).inserted {
                texts.append(PrefixBeamSearch.Text(classes: classes, score: end.score))
            }
        }
        return texts
    }

    private func classes(of end: Int) -> [Int] {
        var classes: [Int] = []
        var number = end
        while number > 0 {
            classes.append(Int(prefixes[number].last))
            number = Int(prefixes[number].parent)
        }
        if classes.first == search.space { classes.removeFirst() }
        return classes.reversed()
    }
}
