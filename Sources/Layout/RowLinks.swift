import Algorithms

/// Which stretch stands next to the right of each, and which such pairs stand below one another like a table's cells.
struct RowLinks {
    /// The stretch next to the right of each, by index; `nil` where there is none.
    let right: [Int?]
    private let neighbours: Neighbourhood

    /// How far the baselines of one row may be apart, in letter heights.
    private static let greatestDrop = 0.9
    /// How far two may run into each other, as letters with long tails do, and how far the price may stand from its
    /// name, in letter heights.
    private static let gaps = -0.8...60.0

    init(_ count: Int, _ neighbours: Neighbourhood) {
        self.neighbours = neighbours
        let nearest = (0..<count).map { Self.nearest(to: $0, neighbours) }
        // Of several with the same right neighbour, it is that of the nearest.
        var left: [Int: (index: Int, gap: Double)] = [:]
        for (index, link) in nearest.enumerated() {
            guard let link else { continue }
            if let other = left[link.index], other.gap <= link.gap { continue }
            left[link.index] = (index, link.gap)
        }
        right = nearest.enumerated().map { index, link in
            link.flatMap { left[$0.index]?.index == index ? $0.index : nil }
        }
    }

    private static func nearest(to index: Int, _ neighbours: Neighbourhood) -> (index: Int, gap: Double)? {
        neighbours[index].filter { _, place in
            abs(place.lines) <= greatestDrop && gaps.contains(place.gap) && place.second.lowerBound >= 0
                && place.second.upperBound >= place.first.upperBound
        }.map { ($0.index, $0.place.gap) }.min { $0.1 < $1.1 }
    }

    /// A pair of neighbours on one row, with how far it is below the first of the ladder.
    struct Rung {
        var left: Int
        var right: Int
        /// In letter heights of the first pair.
        var drop: Double
    }

    /// Least and greatest distance of two rows, in letter heights.
    private static let pitches = 0.7...5.0
    /// Cells of a column may miss each other by so much, and the lane between two columns may be as narrow, in letter
    /// heights.
    private static let (miss, leastLane) = (0.3, 0.25)
    /// How far below or above a row others begin, in letter heights.
    private static let between = 0.4

    /// The pairs that stand above and below a pair with one lane between their left and right parts, as the cells of two
    /// columns do; with the pair itself.
    func ladder(from left: Int, to right: Int, _ place: PairPlace) -> [Rung] {
        var rungs = [Rung(left: left, right: right, drop: 0)]
        for sign in [1.0, -1.0] {
            var lane =
                place.first.upperBound / place.unit...max(place.first.upperBound, place.second.lowerBound) / place.unit
            var reach = 0.0
            while let next = rung(beyond: reach, sign, lane, left, place) {
                reach = next.rung.drop
                lane = next.lane
                rungs.append(Rung(left: next.rung.left, right: next.rung.right, drop: sign * reach))
            }
        }
        return rungs
    }

    /// The next pair up or down, with what is left of the lane; in letter heights of the first pair.
    private func rung(
        beyond reach: Double, _ sign: Double, _ lane: ClosedRange<Double>, _ origin: Int, _ place: PairPlace
    ) -> (rung: Rung, lane: ClosedRange<Double>)? {
        let (unit, seen) = (place.unit, neighbours[origin])
        var best: (rung: Rung, lane: ClosedRange<Double>)?
        for (index, own) in seen {
            let drop = sign * own.drop / unit
            guard Self.pitches.contains(drop - reach), drop < best?.rung.drop ?? .infinity, let other = right[index],
                let beside = neighbours.place(of: other, from: origin),
                own.overlap >= -Self.miss * unit, place.second.overlap(beside.second) >= -Self.miss * unit
            else { continue }
            let (from, to) = (
                max(lane.lowerBound, own.second.upperBound / unit),
                min(lane.upperBound, beside.second.lowerBound / unit)
            )
            guard to - from >= Self.leastLane else { continue }
            best = (Rung(left: index, right: other, drop: drop), from...to)
        }
        guard let best else { return nil }
        let isCrossed = seen.contains { _, other in
            let drop = sign * other.drop / unit
            return drop > reach + Self.between && drop < best.rung.drop - Self.between
                && other.second.lowerBound / unit < best.lane.lowerBound
                && other.second.upperBound / unit > best.lane.upperBound
        }
        return isCrossed ? nil : best
    }
}

extension ClosedRange<Double> {
    /// How much they have in common; below 0 the gap between them.
    func overlap(_ other: ClosedRange) -> Double {
        Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
    }
}
