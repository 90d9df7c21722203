/// The sides of frames around a line or two of text, too short to be rules by themselves: strokes that join the ends of two
/// rules.
struct FrameSides {
    let scale: PageScale

    /// Length of a side at least, in text heights.
    private static let leastLength = 1.2
    /// How far a side may end from its corners, in text heights: frames are drawn in haste.
    private static let greatestGap = 0.6

    /// Mean distance of a side's middles from those around them, in stroke widths: the corners bend it.
    static let greatestRoughness = 0.3

    private struct Place {
        var x: Double
        var y: Double
    }

    /// - Parameters:
    ///   - strokes: upright tracks, from the top down: a run's `x` is a row.
    ///   - rules: level ones, from the left: a run's `x` is a column.
    func sides(among strokes: [[RuleRemoval.ColumnRun]], of rules: [[RuleRemoval.ColumnRun]])
        -> [[RuleRemoval.ColumnRun]]
    {
        let lefts = rules.compactMap { $0.first.map { Place(x: Double($0.x), y: $0.middle) } }
        let rights = rules.compactMap { $0.last.map { Place(x: Double($0.x), y: $0.middle) } }
        return strokes.filter { stroke in
            guard let first = stroke.first, let last = stroke.last,
                Double(last.x - first.x) >= Self.leastLength * scale.textHeight
            else { return false }
            let (top, bottom) = (Place(x: first.middle, y: Double(first.x)), Place(x: last.middle, y: Double(last.x)))
            return [lefts, rights].contains { ends in
                ends.contains { isNear($0, top) } && ends.contains { isNear($0, bottom) }
            }
        }
    }

    private func isNear(_ first: Place, _ second: Place) -> Bool {
        max(abs(first.x - second.x), abs(first.y - second.y)) <= Self.greatestGap * scale.textHeight
    }
}
