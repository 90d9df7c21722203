import Algorithms
import DocumentModel
import Glibc

/// What tells whether a stretch of writing goes on with the one to its right.
///
/// It does where a line was found in pieces, and where both are cells of a table's row. It does not where they belong to
/// two columns. Lengths are in letter heights.
public struct RowEvidence: LogisticEvidence, Hashable, Sendable {
    /// What is known, by name.
    public enum Feature: String, CaseIterable, Sendable {
        case constant
        /// The gap between them, up to 8.
        case gap
        /// The gap, in widest gaps between words of both, up to 4.
        case gapShare
        /// Whether both were found as one line.
        case isOneLine
        /// How far apart their baselines are.
        case drop
        /// Whether the right one begins with a bullet.
        case isItem
        /// Lines that begin below or above where the right one begins, up to 3.
        case edges
        /// The share of the lines above and below that run across the gap.
        case crossing
        /// Lines above and below that stand on both sides of the gap, up to 4.
        case sides
        /// How many such pairs stand below one another (``RowLinks``), up to 5 besides this; of 5.
        case rungs
        /// How much the rows' drops vary.
        case unevenness
        /// Of what stands above, below and between these rows' cells, the share that is no such pair.
        case unpaired
        /// Mean distance of these rows, up to 4; 2 where there is one.
        case pitch
        /// How much more than 3 it is, up to 3: cards of a board are farther apart than a table's rows.
        case spread
        /// Words of the left cells, on average, up to 5.
        case leftWords
        /// Words above two on the side with fewer.
        case length
        /// The share of the right cells that are figures.
        case figures
        /// Whether there are several rows, of so few words: 3 less the words of the shorter side and what the longer one
        /// has above three.
        case brevity
        /// How far apart the colours are that both stand on (``PairGround``).
        case step
        /// How plain a border stands between them: a rule, the edges of notes.
        case border
        /// The share of the way from one to the other that is neither's ground.
        case apart
        /// How plain borders stand between the left cells of these rows, on average.
        case shelf
    }

    private var values: [Feature: Float] = [:]

    /// How much of a feature there is.
    public func value(of feature: Feature) -> Float { values[feature] ?? 0 }

    /// How far up and down lines tell whether there are columns, and how far an edge does, in letter heights.
    private static let (reach, edgeReach) = (8.0, 5.0)
    /// Lines within this are on the same row.
    private static let sameRow = 0.6
    /// How well edges are in line, and how far lines across a gap reach beyond it.
    private static let (edge, beyond) = (0.8, 1.0)
    /// What is cut off a gap on both sides, as letters lean.
    private static let margin = 0.2
    /// Stands for the gap between words where there is one word, and the least that counts.
    private static let (usualGap, leastGap) = (0.6, 0.3)

    init(
        _ left: Int, _ right: Int, _ place: PairPlace, in stretches: [Stretch], _ near: Neighbourhood,
        rungs: [RowLinks.Rung], on ground: LayoutGround?
    ) {
        let (a, b) = (stretches[left], stretches[right])
        let widest = (a.gaps + b.gaps).max().map { $0 / place.unit } ?? Self.usualGap
        values = [
            .constant: 1, .gap: Float(min(place.gap, 8)),
            .gapShare: Float(min(4, place.gap / max(widest, Self.leastGap))),
            .isOneLine: a.pieces.last?.line == b.pieces.first?.line ? 1 : 0, .drop: Float(abs(place.lines)),
            .isItem: b.isItem ? 1 : 0,
        ]
        addSurroundings(of: place, besides: right, near[left])
        addRungs(rungs, in: stretches, near)
        values[.unpaired] = Self.unpaired(rungs, place, near[left])
        let between = PairGround(beside: a, b, on: ground)
        values[.step] = between.step.asEvidence
        values[.border] = between.border.asEvidence
        values[.apart] = between.apart
        values[.shelf] = Self.shelf(rungs, in: stretches, near, on: ground)
    }

    /// The mean of what stands between the left cells of rows next to each other.
    private static func shelf(
        _ rungs: [RowLinks.Rung], in stretches: [Stretch], _ near: Neighbourhood, on ground: LayoutGround?
    ) -> Float {
        let borders = rungs.sorted { $0.drop < $1.drop }.adjacentPairs().compactMap { upper, lower in
            near.place(of: lower.left, from: upper.left).map {
                PairGround(from: stretches[upper.left], down: stretches[lower.left], $0, on: ground).border
            }
        }
        return borders.isEmpty ? 0 : (borders.reduce(0, +) / Float(borders.count)).asEvidence
    }

    /// What stands above and below the gap.
    private mutating func addSurroundings(of place: PairPlace, besides right: Int, _ near: [Neighbourhood.Neighbour]) {
        let unit = place.unit
        let (from, to) = (place.first.upperBound / unit, place.second.lowerBound / unit)
        var (start, end) = (min(from, to) + Self.margin, max(from, to) - Self.margin)
        if end < start { (start, end) = ((from + to) / 2, (from + to) / 2) }
        var (across, onLeft, onRight, edges) = (0, 0, 0, 0)
        for (index, other) in near where index != right && abs(other.drop) >= Self.sameRow * unit {
            let (low, high) = (other.second.lowerBound / unit, other.second.upperBound / unit)
            if abs(other.drop) < Self.reach * unit {
                if low < start - Self.beyond, high > end + Self.beyond {
                    across += 1
                } else if high <= start, high > 0 {
                    onLeft += 1
                } else if low >= end, low < place.second.upperBound / unit {
                    onRight += 1
                }
            }
            if abs(low - to) < Self.edge, abs(other.drop) < Self.edgeReach * unit { edges += 1 }
        }
        let sides = min(onLeft, onRight)
        values[.edges] = Float(min(edges, 3))
        values[.crossing] = Float(across) / Float(across + sides + 1)
        values[.sides] = Float(min(sides, 4))
    }

    /// How far beyond the first and the last row others count, in letter heights.
    private static let rowMargin = 0.5

    private static func unpaired(
        _ rungs: [RowLinks.Rung], _ place: PairPlace, _ near: [Neighbourhood.Neighbour]
    ) -> Float {
        let cells = Set(rungs.flatMap { [$0.left, $0.right] })
        let places = rungs.map(\.drop)
        let rows = (places.min() ?? 0) - rowMargin..<(places.max() ?? 0) + rowMargin
        let others = near.count { index, other in
            rows.contains(other.drop / place.unit) && !cells.contains(index)
                && (other.overlap > 0 || place.second.overlap(other.second) > 0)
        }
        return Float(others) / Float(others + 2 * rungs.count)
    }

    /// What the rows above and below with the same lane tell.
    private mutating func addRungs(_ rungs: [RowLinks.Rung], in stretches: [Stretch], _ near: Neighbourhood) {
        let count = Double(rungs.count)
        let drops = rungs.compactMap { near.place(of: $0.right, from: $0.left)?.lines }
        let middle = drops.median ?? 0
        let places = rungs.map(\.drop)
        let leftWords = rungs.map { Double(stretches[$0.left].words.count) }.reduce(0, +) / count
        let rightWords = rungs.map { Double(stretches[$0.right].words.count) }.reduce(0, +) / count
        let (fewer, more) = (min(leftWords, rightWords), max(leftWords, rightWords))
        values[.rungs] = Float(min(count - 1, 5) / 5)
        values[.pitch] = 2
        values[.leftWords] = Float(min(leftWords, 5))
        values[.length] = Float(max(0, min(fewer, 6) - 2))
        guard rungs.count > 1 else { return }
        values[.unevenness] = Float(drops.reduce(0) { $0 + abs($1 - middle) } / count)
        let pitch = ((places.max() ?? 0) - (places.min() ?? 0)) / (count - 1)
        values[.pitch] = Float(min(4, pitch))
        values[.spread] = Float(max(0, min(pitch, 6) - 3))
        values[.figures] = Float(rungs.count { stretches[$0.right].isFigure }) / Float(count)
        values[.brevity] = Float(max(0, 3 - fewer - max(0, more - 3)))
    }
}
