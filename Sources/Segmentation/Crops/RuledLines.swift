import Preprocessing

/// Takes the rules of paper, underlines and drawn lines that run along the writing out of a crop's ink.
///
/// Vertical runs of ink that are no thicker than a rule are tracked from column to column, as staff lines of music are
/// (Dalitz et al. 2008, doi:10.1109/TPAMI.2007.70749). Where a stroke crosses, its run is thicker: it stays, and the
/// track goes on behind it. A track that is long and straight is a rule; strokes of letters bend before that. Each run
/// looks at the few rows beside it, so that the time is linear in the ink.
struct RuledLines {
    /// Pixels of a letter's height.
    let letterHeight: Double

    /// Greatest thickness of a rule, in heights of letters: that of a broad pen.
    private static let greatestThickness = 0.16
    /// Least length of a rule, in heights of letters: dashes and underscores are shorter.
    private static let leastLength = 4.0
    /// Longest way that a track goes on through strokes that cross it or gaps in the ink, in heights of letters: that
    /// across a broad letter.
    private static let greatestGap = 1.0
    /// Greatest share of a rule's length that is neither rule nor a stroke across it; the bars of letters side by side, as
    /// of T, have wider gaps.
    private static let greatestBlank = 0.12
    /// How far a rule's middle strays from a straight line, as a standard deviation in heights of letters: the thickness
    /// of a thin pen.
    private static let greatestStray = 0.05

    /// The shares of a run's offset by which a track's place and its slope follow it: a letter's foot beside a rule must
    /// not lead it away.
    fileprivate static let (attraction, steadiness) = (0.3, 0.02)
    /// Greatest slope of a rule along the writing.
    fileprivate static let steepest = 0.12

    /// A rule as far as it was tracked.
    fileprivate struct Track {
        /// Its vertical runs, one for each column at most.
        var runs: [(x: Int, rows: Range<Int>)] = []
        /// The row of its middle at its last run, and how much it falls in a column.
        var y: Double
        var slope = 0.0
        /// Columns between them without ink where the rule would be.
        var blank = 0
    }

    /// The mask without rules.
    func removed(from mask: InkMask) -> InkMask {
        var result = mask
        for track in tracks(in: mask) where isRule(track) {
            for run in track.runs {
                for y in run.rows { result[run.x, y] = false }
            }
        }
        return result
    }

    private func tracks(in mask: InkMask) -> [Track] {
        let gap = Int(Self.greatestGap * letterHeight)
        let reach = Int(Self.steepest * Double(gap)) + 1
        var tracks: [Track] = []
        // For each row the track that came through it last; −1 for none.
        var latest = [Int](repeating: -1, count: mask.height)
        for x in 0..<mask.width {
            for rows in thinRuns(in: mask, x: x) {
                let beside = latest[max(0, rows.lowerBound - reach)..<min(mask.height, rows.upperBound + reach)]
                let near = beside.filter { $0 >= 0 && tracks[$0].goesOn(in: rows, x: x, gap: gap) }
                let track = near.max { tracks[$0].runs.count < tracks[$1].runs.count } ?? tracks.count
                if track == tracks.count { tracks.append(Track(y: rows.middle)) }
                tracks[track].follow(rows, x: x, in: mask)
                latest[max(0, min(mask.height - 1, Int(tracks[track].y)))] = track
            }
        }
        return tracks
    }

    /// Vertical runs of ink in a column that are no thicker than a rule.
    private func thinRuns(in mask: InkMask, x: Int) -> [Range<Int>] {
        let thickest = max(2, Int((Self.greatestThickness * letterHeight).rounded()))
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
        guard let first = track.runs.first?.x, let last = track.runs.last?.x,
            Double(last - first) >= Self.leastLength * letterHeight,
            Double(track.blank) <= Self.greatestBlank * Double(last - first)
        else { return false }
        let middles = track.runs.map { SIMD2(Double($0.x), $0.rows.middle) }
        guard let fit = StraightFit(middles) else { return false }
        return fit.deviation(of: middles) <= Self.greatestStray * letterHeight
    }
}

extension RuledLines.Track {
    private func y(at x: Int) -> Double { y + slope * Double(x - (runs.last?.x ?? x)) }

    /// Whether some rows of a column may be its next run.
    fileprivate func goesOn(in rows: Range<Int>, x: Int, gap: Int) -> Bool {
        guard let last = runs.last, last.x < x, x - last.x <= gap else { return false }
        let expected = y(at: x)
        return Double(rows.lowerBound) - 1 <= expected && expected <= Double(rows.upperBound) + 1
    }

    /// Goes on with the run of a column.
    fileprivate mutating func follow(_ rows: Range<Int>, x: Int, in mask: InkMask) {
        let (expected, last) = (y(at: x), runs.last?.x ?? x - 1)
        let offset = rows.middle - expected
        blank += (last + 1..<x).count { !mask[$0, max(0, min(mask.height - 1, Int(y(at: $0))))] }
        slope += RuledLines.steadiness * offset / Double(x - last)
        slope = max(-RuledLines.steepest, min(RuledLines.steepest, slope))
        y = expected + RuledLines.attraction * offset
        runs.append((x, rows))
    }
}

extension Range<Int> {
    fileprivate var middle: Double { Double(lowerBound + upperBound) / 2 }
}
