import DocumentModel

/// Rows → blocks: chains in which each row is read right after the one before.
///
/// The best pair first: each row has one row at most before it and one after it, so that what fits best leaves the rest.
struct BlockChains {
    let model: LogisticModel<BelowEvidence>
    /// The photo; `nil` where there is none.
    let ground: LayoutGround?

    /// For each block, its rows from the top; each row is in one.
    func blocks(of rows: [Stretch]) -> [[Int]] {
        let pairs = BelowPairs(rows, on: ground).all.map { ($0.upper, $0.lower, score: model.logOdds($0.evidence)) }
            .filter { $0.score > 0 }.sorted { (-$0.score, $0.0, $0.1) < (-$1.score, $1.0, $1.1) }
        var next = [Int?](repeating: nil, count: rows.count)
        var hasPrevious = [Bool](repeating: false, count: rows.count)
        for (upper, lower, _) in pairs where next[upper] == nil && !hasPrevious[lower] {
            guard !Self.leads(from: lower, to: upper, next) else { continue }
            next[upper] = lower
            hasPrevious[lower] = true
        }
        return RowJoining.chains(next)
    }

    private static func leads(from row: Int, to other: Int, _ next: [Int?]) -> Bool {
        var current: Int? = row
        while let place = current {
            if place == other { return true }
            current = next[place]
        }
        return false
    }
}
