import Preprocessing

/// Takes the rules of paper, underlines and drawn lines that run along the writing out of a crop's ink.
///
/// Vertical runs of ink that are no thicker than a rule are tracked from column to column, as staff lines of music are
/// (Dalitz et al. 2008, doi:10.1109/TPAMI.2007.70749). Where a stroke crosses, its run is thicker: it stays, and the
/// track goes on behind it. A track that is long and straight is a rule; strokes of letters bend before that.
struct RuledLines {
    /// Pixels of a letter's height.
    let letterHeight: Double

    /// Greatest thickness of a rule, in heights of letters.
    private static let greatestThickness = 0.16
    /// Least length of a rule, and least length of what can be seen of it, in heights of letters.
    private static let leastLength = 4.0
    private static let leastSeen = 2.2
    /// Longest way that a track goes on through strokes that cross it or gaps in the ink, in heights of letters.
    private static let greatestGap = 1.0
    /// Greatest share of a rule's length that is neither rule nor a stroke across it; the bars of letters side by side, as
    /// of T, have wider gaps.
    private static let greatestBlank = 0.12
    /// How far a rule may be from straight at most, in heights of letters.
    private static let greatestStray = 0.1

    /// A rule as far as it was tracked: its vertical runs, one for each column at most.
    fileprivate struct Track {
        var runs: [(x: Int, top: Int, bottom: Int)]
        var y: Double
        var slope = 0.0
        /// Columns without ink where the rule would be, up to the last run and since then.
        var blank = 0
        var blankSince = 0

        func expected(at x: Int) -> Double { y + slope * Double(x - (runs.last?.x ?? x)) }
    }

    /// The mask without rules.
    func removed(from mask: InkMask) -> InkMask {
        var result = mask
        for track in tracks(in: mask) where isRule(track) {
            for run in track.runs {
                for y in run.top..<run.bottom { result[run.x, y] = false }
            }
        }
        return result
    }

    private func tracks(in mask: InkMask) -> [Track] {
        let thickest = max(2, Int((Self.greatestThickness * letterHeight).rounded()))
        let gap = Int(Self.greatestGap * letterHeight)
        var (open, done): ([Track], [Track]) = ([], [])
        for x in 0..<mask.width {
            var runs = thinRuns(in: mask, x: x, thickest: thickest)
            for index in open.indices {
                let wanted = open[index].expected(at: x)
                guard
                    let near = runs.firstIndex(where: {
                        Double($0.lowerBound) - 1 <= wanted && wanted <= Double($0.upperBound) + 1
                    })
                else {
                    let y = max(0, min(mask.height - 1, Int(wanted)))
                    if !mask[x, y] { open[index].blankSince += 1 }
                    continue
                }
                open[index].follow(runs.remove(at: near), x: x)
            }
            let (lost, kept) = (
                open.filter { x - ($0.runs.last?.x ?? x) > gap }, open.filter { x - ($0.runs.last?.x ?? x) <= gap }
            )
            done += lost
            open = kept + runs.map { Track(runs: [(x, $0.lowerBound, $0.upperBound)], y: $0.middle) }
        }
        return done + open
    }

    /// Vertical runs of ink in a column that are no thicker than a rule.
    private func thinRuns(in mask: InkMask, x: Int, thickest: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for y in 0...mask.height {
            if y < mask.height, mask[x, y] {
                start = start ?? y
            } else if let top = start {
                if y - top <= thickest { runs.append(top..<y) }
                start = nil
            }
        }
        return runs
    }

    private func isRule(_ track: Track) -> Bool {
        guard let first = track.runs.first, let last = track.runs.last,
            Double(last.x - first.x) >= Self.leastLength * letterHeight,
            Double(track.runs.count) >= Self.leastSeen * letterHeight,
            Double(track.blank) <= Self.greatestBlank * Double(last.x - first.x)
        else { return false }
        // Least squares of the middles.
        let count = Double(track.runs.count)
        let middles = track.runs.map { (x: Double($0.x), y: Double($0.top + $0.bottom) / 2) }
        let mean = (x: middles.reduce(0) { $0 + $1.x } / count, y: middles.reduce(0) { $0 + $1.y } / count)
        let xx = middles.reduce(0) { $0 + ($1.x - mean.x) * ($1.x - mean.x) }
        let slope = xx > 0 ? middles.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) } / xx : 0
        let squares = middles.reduce(0) { sum, place in
            let stray = place.y - mean.y - slope * (place.x - mean.x)
            return sum + stray * stray
        }
        return (squares / count).squareRoot() <= Self.greatestStray * letterHeight / 2
    }
}

extension RuledLines.Track {
    /// Goes on with the run of a column; the direction follows slowly.
    fileprivate mutating func follow(_ run: Range<Int>, x: Int) {
        let expected = expected(at: x)
        let step = Double(max(1, x - (runs.last?.x ?? x)))
        slope += Self.steadiness * (run.middle - expected) / step
        slope = max(-Self.steepest, min(Self.steepest, slope))
        (blank, blankSince) = (blank + blankSince, 0)
        y = expected + Self.attraction * (run.middle - expected)
        runs.append((x, run.lowerBound, run.upperBound))
    }

    /// The share of a run's offset by which the track's direction and its place follow it.
    private static let (steadiness, attraction) = (0.02, 0.3)
    /// Greatest slope of a rule along the writing.
    private static let steepest = 0.12
}

extension Range<Int> {
    fileprivate var middle: Double { Double(lowerBound + upperBound) / 2 }
}
