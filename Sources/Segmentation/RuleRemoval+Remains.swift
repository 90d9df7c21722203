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
        let reach = bandShare * Double(usual) + 1
        return zip(rule, rule.dropFirst() + rule.suffix(1)).flatMap { run, next in
            (run.x..<max(run.x + 1, next.x)).flatMap { x in
                let share = Double(x - run.x) / Double(max(1, next.x - run.x))
                let middle = run.middle + share * (next.middle - run.middle)
                return thinRuns(of: turned, x: x, thickest: Int(2 * reach)).filter {
                    Double($0.start) >= middle - reach && Double($0.end) <= middle + reach
                }
            }
        }
    }
}
