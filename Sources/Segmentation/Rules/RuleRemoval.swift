import Preprocessing

/// Takes straight thin lines out of the mask: underlines, ruled and graph paper, table lines, frames, the board's edge.
///
/// In each column a rule shows as a short vertical run. Runs of neighbouring columns are chained into tracks; a track
/// may jump over columns where a letter stands on the rule. A track that is long, straight, smooth and thin is a rule, and so are short ones in a row; only
/// its thin runs are erased, so that the strokes of letters that cross it stay whole. Vertical rules are found the same
/// way in the transposed mask (compare Zheng, Li & Doermann 2005, doi:10.1109/TPAMI.2005.89).
struct RuleRemoval {
    let scale: PageScale
    /// How dark the page's ink is, which tells printed rules from drawn ones; `nil` when it is not known.
    var ink: PenContrast?

    /// Least length of horizontal and vertical rules in text heights: longer than a long bar of a T, an underline of a few
    /// letters that cuts through their feet, an l or a bracket.
    private let leastHorizontal = 6.0
    private let leastVertical = 5.0
    /// A grid has at least so many vertical rules that are broken; a margin at which stems stand above each other is one.
    private let leastBrokenVertical = 2
    /// Greatest thickness of a rule in stroke widths.
    private let greatestThickness = 2.0
    /// Share of a track's columns that must show the rule alone.
    private let leastCoverage = 0.62
    /// Columns a track may jump over, in text heights.
    private let greatestJump = 0.8
    /// Greatest standard deviation from a straight line, in text heights.
    private let greatestBend = 0.13
    private let greatestSlope = 0.3
    /// Greatest mean distance of a rule's middles from those around them, in stroke widths: joined-up writing goes up and
    /// down.
    private let greatestRoughness = 0.2

    /// Ruled paper has at least so many rules that run across a good part of it.
    private let leastPrinted = 5

    /// The rules of a mask: level ones by their columns, upright ones by their rows.
    struct Rules {
        var level: [[ColumnRun]]
        var upright: [[ColumnRun]]
        /// Upright sides of frames, too short to be rules by themselves.
        var sides: [[ColumnRun]]
    }

    /// The ink without the paper's rules, what is drawn around writing (``ClosedBorders``) and what rules there are besides.
    ///
    /// Borders come before the drawn rules, which would leave a rounded frame's corners, and after the paper's, whose lines divide
    /// the sheet as well.
    ///
    /// - Returns: that, and the level ones of the rules and borders that were drawn; those of paper say nothing.
    func removeRules(from mask: InkMask) -> (ink: InkMask, drawn: [DrawnRule]) {
        let turned = mask.transposed()
        let rules = rules(in: mask, turned)
        let borders = ClosedBorders(scale: scale)
        if let paper = withoutPaper(mask, turned, rules) {
            return (borders.removed(from: paper, paper.transposed()), [])
        }
        let bare = borders.removed(from: mask, turned)
        let drawn = rules.level.compactMap(Self.drawn)
        guard bare != mask else { return (erased(rules, from: mask, turned), drawn) }
        let bareTurned = bare.transposed()
        let bareRules = self.rules(in: bare, bareTurned)
        // What the borders of closed cells have left of a table's rules is short.
        let all = Rules(
            level: bareRules.level + rules.level, upright: bareRules.upright + rules.upright,
            sides: bareRules.sides + rules.sides)
        return (erased(all, from: bare, bareTurned), drawn)
    }

    private static func drawn(_ rule: [ColumnRun]) -> DrawnRule? {
        guard let first = rule.first, let last = rule.last else { return nil }
        return DrawnRule(
            left: DrawnRule.End(x: Double(first.x), y: first.middle),
            right: DrawnRule.End(x: Double(last.x), y: last.middle))
    }

    private func rules(in mask: InkMask, _ turned: InkMask) -> Rules {
        let level = rules(
            among: tracks(inTransposed: turned, jump: greatestJump * scale.textHeight),
            leastLength: leastHorizontal * scale.textHeight, leastBroken: 1, extent: mask.width)
        // Brackets and l's of consecutive lines stand above each other: no jumps here.
        let tracks = tracks(
            inTransposed: mask, jump: scale.strokeWidth, roughness: FrameSides.greatestRoughness)
        let smooth = tracks.filter { $0.roughness <= greatestRoughness * scale.strokeWidth }
        let upright = rules(
            among: smooth, leastLength: leastVertical * scale.textHeight, leastBroken: leastBrokenVertical,
            extent: mask.height)
        return Rules(
            level: level, upright: upright,
            sides: FrameSides(scale: scale).sides(among: tracks.map(\.runs), of: level))
    }

    private func erased(_ rules: Rules, from mask: InkMask, _ turned: InkMask) -> InkMask {
        var result = mask
        erase(withRemains(rules.level, inTransposed: turned), from: &result, transposed: false)
        erase(rules.upright + rules.sides, from: &result, transposed: true)
        return result
    }

    /// The same on ruled paper; `nil` if it is not.
    private func withoutPaper(_ mask: InkMask, _ turned: InkMask, _ rules: Rules) -> InkMask? {
        let level = printed(rules.level, inTransposed: turned, ink)
        let upright = printed(rules.upright, inTransposed: mask, ink?.transposed)
        guard level != nil || upright != nil else { return nil }
        var result = mask
        erase(level ?? withRemains(rules.level, inTransposed: turned), from: &result, transposed: false)
        erase((upright ?? rules.upright) + rules.sides, from: &result, transposed: true)
        return result
    }

    private func withRemains(_ rules: [[ColumnRun]], inTransposed turned: InkMask) -> [[ColumnRun]] {
        rules + rules.map { Self.remains(of: $0, inTransposed: turned) }
    }

    /// All that is to be erased of parallel rules if they are those of the paper.
    private func printed(_ rules: [[ColumnRun]], inTransposed turned: InkMask, _ ink: PenContrast?) -> [[ColumnRun]]? {
        let printed = rules.map { PrintedRule($0, scale: scale, ink: ink) }
        guard printed.count(where: { $0?.isLong(in: turned.height) ?? false }) >= leastPrinted else { return nil }
        return zip(rules, printed).map {
            $1?.ink(inTransposed: turned, ink) ?? $0 + Self.remains(of: $0, inTransposed: turned)
        }
    }

    /// A vertical run of ink in one column: rows `start..<end`.
    struct ColumnRun {
        var x: Int
        var start: Int
        var end: Int
        var middle: Double { Double(start + end) / 2 }
    }

    private struct Track {
        var runs: [ColumnRun]
        var slope = 0.0

        func predictedMiddle(at x: Int) -> Double {
            let last = runs[runs.count - 1]
            return last.middle + slope * Double(x - last.x)
        }
    }

    /// The rules among straight tracks: the long ones, and short ones in a row if there are enough of these.
    private func rules(
        among tracks: [RuleDashes.Dash], leastLength: Double, leastBroken: Int, extent: Int
    ) -> [[ColumnRun]] {
        let found = tracks.filter { $0.length >= leastLength }.map(\.runs)
        let broken = RuleDashes(scale: scale).rules(tracks.filter { $0.length < leastLength }, extent: extent)
        return broken.count >= leastBroken ? found + broken.joined() : found
    }

    /// All straight tracks that are no shorter than a piece of a rule.
    ///
    /// - Parameters:
    ///   - turned: the mask with its rows as columns, so that a column lies contiguous.
    ///   - roughness: the greatest, in stroke widths; as of rules by default.
    private func tracks(
        inTransposed turned: InkMask, jump greatestGap: Double, roughness: Double? = nil
    ) -> [RuleDashes.Dash] {
        let thickest = Int((greatestThickness * scale.strokeWidth).rounded(.up)) + 1
        let jump = max(2, Int(greatestGap))
        var open: [Track] = []
        var found: [RuleDashes.Dash] = []
        func close(_ track: Track) {
            let roughest = (roughness ?? greatestRoughness) * scale.strokeWidth
            if let dash = straightDash(track.runs, roughness: roughest) { found.append(dash) }
        }
        for x in 0..<turned.height {
            var thin = FreeRuns(Self.thinRuns(of: turned, x: x, thickest: thickest))
            var isClosed = false
            // Longest first: where tracks meet, the established one goes on.
            for index in Self.longestFirst(open) {
                let expected = open[index].predictedMiddle(at: x)
                let gap = x - open[index].runs[open[index].runs.count - 1].x
                let tolerance = 1.0 + 0.5 * scale.strokeWidth + 0.05 * Double(gap)
                if let match = thin.take(near: expected, tolerance: tolerance) {
                    open[index].runs.append(match)
                    open[index].slope = Self.slope(of: open[index].runs, window: 2 * Int(scale.textHeight))
                } else if gap > (open[index].runs.count > jump ? jump : 1) {
                    close(open[index])
                    open[index].runs = []
                    isClosed = true
                }
            }
            if isClosed { open.removeAll { $0.runs.isEmpty } }
            open += thin.rest.map { Track(runs: [$0]) }
        }
        for index in Self.longestFirst(open) { close(open[index]) }
        return found
    }

    private static func longestFirst(_ tracks: [Track]) -> [Int] {
        tracks.indices.sorted { tracks[$0].runs.count > tracks[$1].runs.count }
    }

    /// The runs of column `x` that are no longer than `thickest`.
    static func thinRuns(of turned: InkMask, x: Int, thickest: Int) -> [ColumnRun] {
        var runs: [ColumnRun] = []
        turned.forEachRun(inRow: x) { rows in
            if rows.count <= thickest {
                runs.append(ColumnRun(x: x, start: rows.lowerBound, end: rows.upperBound))
            }
        }
        return runs
    }

    /// The slope over the last `window` columns; 0 while the track is short.
    private static func slope(of runs: [ColumnRun], window: Int) -> Double {
        guard runs.count >= 8 else { return 0 }
        let last = runs[runs.count - 1]
        let earlier = runs[max(0, runs.count - window)]
        return (last.middle - earlier.middle) / Double(max(1, last.x - earlier.x))
    }

    /// A track with its line and length, if it is straight, level and mostly free of other ink.
    private func straightDash(_ runs: [ColumnRun], roughness greatest: Double) -> RuleDashes.Dash? {
        guard let first = runs.first, let last = runs.last else { return nil }
        let length = Double(last.x - first.x + 1)
        guard length >= RuleDashes.leastLength * scale.textHeight, Double(runs.count) >= leastCoverage * length else {
            return nil
        }
        let fit = LineFit(points: runs.map { (Double($0.x), $0.middle) })
        guard abs(fit.slope) <= greatestSlope, fit.deviation <= greatestBend * scale.textHeight else { return nil }
        let roughness = Roughness.mean(of: runs.map(\.middle), scale: scale)
        guard roughness <= greatest else { return nil }
        return RuleDashes.Dash(
            runs: runs, slope: fit.slope, offset: fit.offset, length: length, roughness: roughness)
    }

    private func erase(_ rules: [[ColumnRun]], from mask: inout InkMask, transposed: Bool) {
        for run in rules.joined() {
            for y in run.start..<run.end {
                if transposed { mask[y, run.x] = false } else { mask[run.x, y] = false }
            }
        }
    }
}
