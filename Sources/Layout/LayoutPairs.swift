import DocumentModel

/// All pairs of lines of a page that may be read one after the other, and what is known of them: what the models of
/// ``ReadingOrder`` are fitted to.
public struct LayoutPairs {
    /// Two stretches of one line or two, by their pieces.
    public struct Pair<Evidence> {
        /// What is read first.
        public var first: [LinePiece]
        /// What may follow.
        public var second: [LinePiece]
        /// What is known of both.
        public var evidence: Evidence
    }

    /// Of stretches side by side; with how many such pairs stand below one another.
    public var beside: [(pair: Pair<RowEvidence>, rungs: Int)]
    /// Of whole lines above and below each other.
    public var below: [Pair<BelowEvidence>]

    /// The pairs of a page's lines, with the photo that they stand on.
    public init(of lines: [LayoutLine], on ground: LayoutGround? = nil) {
        let stretches = lines.enumerated().flatMap { Stretch.stretches(of: $1, index: $0, on: ground) }
        beside = RowJoining(model: .fitted, ground: ground).scoredPairs(stretches, Neighbourhood(stretches)).map {
            pair in
            let (left, right) = (stretches[pair.left].pieces, stretches[pair.right].pieces)
            return (Pair(first: left, second: right, evidence: pair.evidence), pair.rungs.count)
        }
        let whole = lines.enumerated().compactMap { Stretch($1, index: $0)?.standing(on: ground) }
        below = BelowPairs(whole, on: ground).all.map { upper, lower, evidence in
            Pair(first: whole[upper].pieces, second: whole[lower].pieces, evidence: evidence)
        }
    }
}
