import DocumentModel

/// Which rows stand below others, near enough to be read right after them, and what is known of each such pair.
struct BelowPairs {
    private let rows: [Stretch]
    private let near: Neighbourhood
    private let ground: LayoutGround?
    /// For each row those below it that stand over it, with their distance in pixels; the nearest first.
    private let below: [[(index: Int, drop: Double)]]
    private let above: [[(index: Int, drop: Double)]]
    private let page: BelowPage

    /// How far below a row the next one may be, and how far to the side of it, in letter heights.
    private static let (drops, mostApart) = (0.45...6.0, 1.5)
    /// Rows stand over each other if they have this share of the narrower one in common.
    private static let over = 0.2
    /// Distance of lines where a page tells none, in letter heights.
    private static let usualDistance = 1.8
    /// What is within this of a row stands beside it, and what is farther is between, in letter heights.
    private static let (beside, between) = (0.5, 0.35)
    /// A row is between two if it stands over this share of what they have in common, or of itself.
    private static let betweenOverlap = 0.3

    init(_ rows: [Stretch], on ground: LayoutGround? = nil) {
        let near = Neighbourhood(rows)
        (self.rows, self.near, self.ground) = (rows, near, ground)
        func column(_ row: Int, sign: Double) -> [(index: Int, drop: Double)] {
            near[row].compactMap { index, place in
                let isOver = place.overlap > Self.over * place.narrower
                return isOver && Self.drops.contains(sign * place.lines) ? (index, sign * place.drop) : nil
            }.sorted { $0.drop < $1.drop }
        }
        below = rows.indices.map { column($0, sign: 1) }
        above = rows.indices.map { column($0, sign: -1) }
        let distances = zip(rows, below).compactMap { row, list in list.first.map { $0.drop / row.height } }
        let borders = zip(rows.indices, below).compactMap { row, list in
            list.first.flatMap { next in near.place(of: next.index, from: row).map { (next.index, $0) } }
                .map { PairGround(from: rows[row], down: rows[$0], $1, on: ground).border }
        }
        page = BelowPage(
            usualDistance: distances.median ?? Self.usualDistance, items: rows.count(where: \.isItem),
            usualBorder: borders.median ?? 0)
    }

    /// All pairs, by their rows' indices.
    var all: [(upper: Int, lower: Int, evidence: BelowEvidence)] {
        rows.indices.flatMap { upper in
            near[upper].compactMap { lower, place in
                guard Self.drops.contains(place.lines), place.overlap >= -Self.mostApart * place.unit else {
                    return nil
                }
                let around = surroundings(upper, lower, place)
                let between = PairGround(from: rows[upper], down: rows[lower], place, on: ground)
                return (
                    upper, lower,
                    BelowEvidence(rows[upper], rows[lower], place, page: page, around: around, between: between)
                )
            }
        }
    }

    private func surroundings(_ upper: Int, _ lower: Int, _ place: PairPlace) -> BelowSurroundings {
        let (start, end) = (
            max(place.first.lowerBound, place.second.lowerBound), min(place.first.upperBound, place.second.upperBound)
        )
        let common = min(start, end)...max(start, end)
        func isBeside(_ drop: Double, _ row: Int) -> Bool { abs(drop - place.drop) <= Self.beside * rows[row].height }
        return BelowSurroundings(
            between: below[upper].count { other, drop in
                other != lower && isBetween(other, drop, upper, lower, place, common)
            },
            besideLower: below[upper].count { $0.index != lower && isBeside($0.drop, upper) },
            besideUpper: above[lower].count { $0.index != upper && isBeside($0.drop, lower) })
    }

    private func isBetween(
        _ other: Int, _ drop: Double, _ upper: Int, _ lower: Int, _ place: PairPlace, _ common: ClosedRange<Double>
    ) -> Bool {
        let margin = Self.between * rows[upper].height
        guard drop > margin, drop < place.drop - margin, let own = near.place(of: other, from: upper),
            let further = near.place(of: lower, from: other), further.lines > Self.between
        else { return false }
        return own.second.overlap(common) > Self.betweenOverlap * min(own.second.width, common.width)
    }
}
