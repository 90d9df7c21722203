import DocumentModel

/// Stretches → rows: a line found in pieces, or the cells of a table's row, become one.
struct RowJoining {
    let model: LogisticModel<RowEvidence>
    /// The photo; `nil` where there is none.
    let ground: LayoutGround?

    /// How much the pairs above and below count, of which a pair is one: a table is one as a whole.
    private static let ladderShare: Float = 0.5

    /// For each row, its stretches from the left; each stretch is in one.
    func rows(of stretches: [Stretch]) -> [[Int]] {
        let near = Neighbourhood(stretches)
        let pairs = scoredPairs(stretches, near)
        let scores = Dictionary(uniqueKeysWithValues: pairs.map { ($0.left, $0.score) })
        var next = [Int?](repeating: nil, count: stretches.count)
        for pair in pairs {
            let ladder = pair.rungs.reduce(Float(0)) { $0 + (scores[$1.left] ?? pair.score) } / Float(pair.rungs.count)
            if pair.score + Self.ladderShare * (ladder - pair.score) > 0 { next[pair.left] = pair.right }
        }
        return Self.chains(next)
    }

    /// What is known of each stretch and the one next to its right, and how surely they are one row.
    func scoredPairs(
        _ stretches: [Stretch], _ near: Neighbourhood
    ) -> [(left: Int, right: Int, evidence: RowEvidence, score: Float, rungs: [RowLinks.Rung])] {
        let links = RowLinks(stretches.count, near)
        return stretches.indices.compactMap { left in
            guard let right = links.right[left], let place = near.place(of: right, from: left) else { return nil }
            let rungs = links.ladder(from: left, to: right, place)
            let evidence = RowEvidence(left, right, place, in: stretches, near, rungs: rungs, on: ground)
            return (left, right, evidence, model.logOdds(evidence), rungs)
        }
    }

    /// Chains of which each member's follower is known; where a chain bites its tail, it begins anywhere.
    static func chains(_ next: [Int?]) -> [[Int]] {
        let followers = Set(next.compactMap(\.self))
        var isUsed = [Bool](repeating: false, count: next.count)
        let starts = next.indices.filter { !followers.contains($0) } + next.indices.filter(followers.contains)
        return starts.compactMap { start in
            var chain: [Int] = []
            var member: Int? = start
            while let current = member, !isUsed[current] {
                isUsed[current] = true
                chain.append(current)
                member = next[current]
            }
            return chain.isEmpty ? nil : chain
        }
    }
}
