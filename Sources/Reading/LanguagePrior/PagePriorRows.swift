import Glibc

/// What the other lines of a page add to the language prior, worked out once per context.
///
/// A character gains its share in each of the page's contexts, from the shortest to the longest. A context counts the
/// more, the more often it occurred and the fewer different characters followed it (Witten & Bell 1991,
/// doi:10.1109/18.87000). No character loses, since a page may still say what it has not said yet; so the result is no
/// distribution.
struct PagePriorRows {
    /// What a character leads to and gains.
    private struct Step {
        /// The context after it.
        var next: Int32
        /// Added to its probability.
        var gain: Float
    }

    private let prior: PagePrior
    private let counts: [Float]
    private let strength: Float
    /// Where the steps from each context begin; below 0 where they are not known yet.
    private var rows: [Int32]
    private var steps: [Step] = []

    /// Shorter contexts say less about the page than the language does.
    private static let leastDepth = 2
    private static let symbolCount = LanguagePrior.Symbol.count

    /// Takes what the page's other lines say; the line to be read does not count.
    ///
    /// The number of different characters after a context counts against it, multiplied by `strength`.
    init(_ prior: PagePrior, besidesLine line: Int, strength: Float) {
        self.prior = prior
        counts = prior.counts(besidesLine: line)
        self.strength = strength
        rows = [Int32](repeating: -1, count: prior.contexts.count)
    }

    /// The context of a line's beginning.
    var start: Int32 { Int32(prior.start) }

    /// Where the steps from a context begin.
    mutating func row(of context: Int32) -> Int {
        let number = Int(context)
        if rows[number] < 0 {
            let suffixRow = number == 0 ? nil : row(of: Int32(prior.contexts[number].suffix))
            rows[number] = Int32(steps.count)
            append(prior.contexts[number], after: suffixRow)
        }
        return Int(rows[number])
    }

    /// The context after a character, and the character's log-probability, given that of the language prior.
    func step(in row: Int, by symbol: LanguagePrior.Symbol, language: Float) -> (next: Int32, logProbability: Float) {
        let step = steps[row &+ Int(symbol.rawValue)]
        return (step.next, step.gain > 0 ? min(0, log(step.gain + exp(language))) : language)
    }

    private mutating func append(_ context: PagePrior.Context, after suffixRow: Int?) {
        let first = steps.count
        steps += repeatElement(Step(next: 0, gain: 0), count: Self.symbolCount)
        // One by one: a slice of the steps would share their memory, and appending to them copy all of it.
        if let suffixRow {
            for offset in 0..<Self.symbolCount { steps[first + offset] = steps[suffixRow + offset] }
        }
        let total = counts[context.entries].reduce(0, +)
        if context.depth >= Self.leastDepth, total > 0 {
            let kinds = counts[context.entries].count { $0 > 0 }
            let trust = total / (total + strength * Float(kinds))
            for place in first..<steps.count { steps[place].gain *= 1 - trust }
            for entry in context.entries {
                steps[place(of: entry, in: first)].gain += trust * counts[entry] / total / prior.members(of: entry)
            }
        }
        for entry in context.entries { steps[place(of: entry, in: first)].next = Int32(prior.entries[entry].next) }
    }

    private func place(of entry: Int, in row: Int) -> Int { row + Int(prior.entries[entry].symbol) }
}
