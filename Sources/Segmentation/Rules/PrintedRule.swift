import Algorithms
import Preprocessing

/// A rule of the paper, finer or paler than what the pen draws: ruled and graph paper.
///
/// The strokes of letters that lie along it stay, since they are thicker or darker, if they are no longer than letters: then the rule
/// has been drawn over. What is like it in its line goes, however short, as such rules run across the whole page and only letters
/// break them.
struct PrintedRule {
    private let runs: [RuleRemoval.ColumnRun]
    private let thickness: Double
    private let slope: Double
    /// Of a pale rule, less than which its ink has.
    private let greatestContrast: Double?
    /// Stretches of it that were drawn over.
    private let drawn: [RuleRemoval.ColumnRun]

    /// Thickness of a fine rule in parts of the page's stroke width at most, contrast of a pale one in parts of the pen's.
    private static let fineness = 0.6
    private static let paleness = 0.6
    /// Thickness of a fine rule's ink at most, in parts of the usual one.
    private static let greatestExcess = 1.6
    /// Length of a rule that is followed beyond its ends, in parts of the page's extent at least.
    private static let leastExtent = 0.25
    /// So much of a rule is at least as pale as it is without letters.
    private static let leastPale = 0.25
    /// Length of a stretch that was drawn over at least, in text heights.
    private static let leastDrawn = 2.5
    /// How much of the way to the ink that is found the line is moved.
    private static let following = 0.1

    /// `nil` when the rule may be drawn with the pen.
    ///
    /// - Parameter ink: how dark the page is there; `nil` when it is not known.
    init?(_ runs: [RuleRemoval.ColumnRun], scale: PageScale, ink: PenContrast?) {
        let thicknesses = runs.map { $0.end - $0.start }.sorted()
        guard let thickness = thicknesses.dropFirst(runs.count / 2).first.map(Double.init) else { return nil }
        let contrasts = ink.map { ink in runs.map { Double(ink[$0.x, ($0.start + $0.end) / 2]) } } ?? []
        let contrast = contrasts.sorted().dropFirst(Int(Self.leastPale * Double(runs.count))).first
        if let ink, let contrast, contrast <= Self.paleness * ink.pen {
            let greatest = (contrast * ink.pen).squareRoot()
            greatestContrast = greatest
            let dark = zip(runs, contrasts).filter { $1 >= greatest }.map(\.0)
            drawn = dark.chunked { $1.x <= $0.x + 2 }
                .filter { Double($0.count) >= Self.leastDrawn * scale.textHeight }.flatMap { $0 }
        } else if thickness <= Self.fineness * scale.strokeWidth {
            greatestContrast = nil
            drawn = []
        } else {
            return nil
        }
        self.runs = runs
        self.thickness = thickness
        slope = LineFit(points: runs.map { (Double($0.x), $0.middle) }).slope
    }

    /// Whether it runs across a good part of a page of this extent, in pixels.
    func isLong(in extent: Int) -> Bool {
        guard let first = runs.first, let last = runs.last else { return false }
        return Double(last.x - first.x) >= Self.leastExtent * Double(extent)
    }

    /// The rule's own ink, before its first column and after its last one as well where it is long.
    ///
    /// - Parameter turned: the mask with its rows as columns.
    func ink(inTransposed turned: InkMask, _ contrast: PenContrast?) -> [RuleRemoval.ColumnRun] {
        guard let first = runs.first, let last = runs.last else { return [] }
        var ink = drawn
        for (run, next) in zip(runs, runs.dropFirst() + runs.suffix(1)) {
            for x in run.x..<max(run.x + 1, next.x) {
                let share = Double(x - run.x) / Double(max(1, next.x - run.x))
                ink += self.ink(in: x, near: run.middle + share * (next.middle - run.middle), of: turned, contrast)
            }
        }
        guard isLong(in: turned.height) else { return ink }
        let before = (0..<first.x).reversed()
        let after = last.x + 1..<turned.height
        return ink + follow(before, from: first.middle, slope: -slope, of: turned, contrast)
            + follow(after, from: last.middle, slope: slope, of: turned, contrast)
    }

    /// What lies on the rule's line beyond its end.
    ///
    /// - Parameters:
    ///   - columns: from the end on.
    ///   - slope: per column on this way.
    private func follow(
        _ columns: some Sequence<Int>, from end: Double, slope: Double, of turned: InkMask, _ contrast: PenContrast?
    ) -> [RuleRemoval.ColumnRun] {
        var middle = end
        return columns.flatMap { x in
            middle += slope
            let found = ink(in: x, near: middle, of: turned, contrast)
            if let run = found.first, found.count == 1 { middle += Self.following * (run.middle - middle) }
            return found
        }
    }

    /// The ink of a column that is like the rule and lies on it.
    private func ink(in x: Int, near middle: Double, of turned: InkMask, _ contrast: PenContrast?)
        -> [RuleRemoval.ColumnRun]
    {
        let reach = thickness / 2 + 1
        if let contrast, let greatestContrast {
            let rows = 0..<turned.width
            let band = (Int((middle - reach).rounded(.down))..<Int(middle + reach) + 1).clamped(to: rows)
            let pale = band.filter { turned[$0, x] && Double(contrast[x, $0]) < greatestContrast }
            return pale.chunked { $1 == $0 + 1 }.map {
                RuleRemoval.ColumnRun(x: x, start: $0[$0.startIndex], end: $0[$0.index(before: $0.endIndex)] + 1)
            }
        }
        let thickest = max(Self.greatestExcess * thickness, thickness + 1)
        return RuleRemoval.thinRuns(of: turned, x: x, thickest: Int(thickest)).filter {
            abs($0.middle - middle) <= reach
        }
    }
}
