import Preprocessing

extension RuleRemoval {
    /// Half the band of a rule in parts of its thickness.
    private static let bandShare = 0.75

    /// What a rule of uneven thickness has besides the runs it was followed by: thicker columns and slivers along its
    /// edges, as far as they lie in its band; a letter that crosses it reaches further.
    ///
    /// - Parameter turned: the mask with its rows as columns.
    static func remains(of rule: [ColumnRun], inTransposed turned: InkMask) -> [ColumnRun] {
        let thicknesses = rule.map { $0.end - $0.start }.sorted()
        guard let usual = thicknesses.dropFirst(thicknesses.count * 9 / 10).first else { return [] }
        let band = Band(half: Double(usual) / 2, reach: bandShare * Double(usual) + 1)
        return zip(rule, rule.dropFirst() + rule.suffix(1)).flatMap { run, next in
            (run.x..<max(run.x + 1, next.x)).flatMap { x in
                let share = Double(x - run.x) / Double(max(1, next.x - run.x))
                let middle = run.middle + share * (next.middle - run.middle)
                return thinRuns(of: turned, x: x, thickest: turned.width).compactMap {
                    band.part(of: $0, middle: middle)
                }
            }
        }
    }

    /// What a rule covers around its middle.
    private struct Band {
        let half: Double
        /// The same with its uneven edges.
        let reach: Double

        /// The rule's part of a run: all of it if it lies in the band, what lies on the rule of a letter that stands on it or hangs
        /// from it, none of one that crosses it.
        func part(of run: ColumnRun, middle: Double) -> ColumnRun? {
            let (top, bottom) = (middle - reach, middle + reach)
            let isBelowTop = Double(run.start) >= top
            let isAboveBottom = Double(run.end) <= bottom
            guard isBelowTop || isAboveBottom, Double(run.end) > top, Double(run.start) < bottom else { return nil }
            let start = isBelowTop ? run.start : max(run.start, Int((middle - half).rounded()))
            let end = isAboveBottom ? run.end : min(run.end, Int((middle + half).rounded()))
            return start < end ? ColumnRun(x: run.x, start: start, end: end) : nil
        }
    }
}
