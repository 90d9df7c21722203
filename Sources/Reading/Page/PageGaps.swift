import DocumentModel
import Segmentation

/// How far apart a page's letters and words are: hands differ in both by a factor of three, but one hand seldom in one
/// page.
///
/// The median distances between neighbouring letters and digits that a first reading took for one word's or for two,
/// beside which a few usual ones count.
struct PageGaps: Hashable, Sendable {
    /// The usual distance within words, in letter heights.
    let inner: Double
    /// The usual distance between words, in letter heights.
    let outer: Double

    private static let usualInner = 0.12
    private static let usualOuter = 0.6
    /// The usual gaps count as much as this many gaps of the page.
    private static let usualCount = 3.0
    /// Where there are fewer spaces than this for each gap within words, perhaps because lines have one word each,
    /// those that were read are doubtful: as many usual ones count as are missing.
    private static let leastSpaces = 0.15
    /// Least difference between the two, in letter heights.
    private static let leastSpread = 0.15

    init(of lines: [(line: ScoredLine, path: ReadPath)]) {
        var within: [Double] = []
        var between: [Double] = []
        for (line, path) in lines {
            for (before, after) in path.neighbours(in: line) {
                let boxes = [before, after].map { line.graph.candidates[$0.candidate].box }
                let gap = Double(boxes[1].x - boxes[0].maxX) / LineCropper.letterHeight
                if after.spaceBefore { between.append(gap) } else { within.append(gap) }
            }
        }
        inner = Self.mean(of: within, usual: Self.usualInner, count: Self.usualCount)
        let missing = Self.leastSpaces * Double(within.count) - Double(between.count)
        let measured = Self.mean(of: between, usual: Self.usualOuter, count: max(Self.usualCount, missing))
        outer = max(inner + Self.leastSpread, measured)
    }

    /// Where a gap lies: 0 in the middle between the two usual ones, which are 1 apart.
    func position(of gap: Double) -> Double { (gap - (inner + outer) / 2) / (outer - inner) }

    /// The mean of the gaps' median and of what is usual; `count` usual gaps count beside these.
    private static func mean(of gaps: [Double], usual: Double, count: Double) -> Double {
        guard let median = gaps.median else { return usual }
        let own = Double(gaps.count)
        return (median * own + usual * count) / (own + count)
    }
}
