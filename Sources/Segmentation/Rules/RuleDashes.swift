/// Rules of which only pieces are left: the faint grid of graph paper, a ruled line between words.
///
/// Each piece alone could be a dash or the bar of a T. But pieces of one rule lie on one line across the page, and
/// together they are long: tracks are collected by the offset of their line, at the slope the longest of them have.
struct RuleDashes {
    struct Dash {
        var runs: [RuleRemoval.ColumnRun]
        var slope: Double
        var offset: Double
        var length: Double
        /// Mean distance of its middles from those around them, in pixels.
        var roughness = 0.0
    }

    let scale: PageScale

    /// Length of a piece at least, in text heights.
    static let leastLength = 0.9
    /// Share of the page's extent that the pieces of a rule cover together, and their least number.
    private static let leastCoverage = 0.22
    private static let leastPieces = 5
    /// How far pieces may lie off their common line, in stroke widths.
    private static let greatestOffset = 0.9
    private static let greatestSlopeDifference = 0.06

    /// - Parameter extent: of the page along the rules, in pixels.
    /// - Returns: the pieces of each rule.
    func rules(_ dashes: [Dash], extent: Int) -> [[[RuleRemoval.ColumnRun]]] {
        guard let slope = PageScale.weightedMedian(dashes.map { ($0.slope, $0.length * $0.length) }) else { return [] }
        let level = dashes.filter { abs($0.slope - slope) <= Self.greatestSlopeDifference }
            .map { dash -> (place: Double, dash: Dash) in
                let middle = Double(dash.runs[dash.runs.count / 2].x)
                return (dash.slope * middle + dash.offset - slope * middle, dash)
            }
            .sorted { $0.place < $1.place }
        var found: [[[RuleRemoval.ColumnRun]]] = []
        var taken = 0
        for first in level.indices where first >= taken {
            var last = first
            var length = 0.0
            while last < level.count,
                level[last].place - level[first].place <= 2 * Self.greatestOffset * scale.strokeWidth
            {
                length += level[last].dash.length
                last += 1
            }
            guard last - first >= Self.leastPieces, length >= Self.leastCoverage * Double(extent) else { continue }
            found.append(level[first..<last].map(\.dash.runs))
            taken = last
        }
        return found
    }
}
