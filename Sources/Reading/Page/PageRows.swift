import DocumentModel

/// Lines of one block that stand side by side on one level → one line each: rows of a table, a line with a wide gap in it.
///
/// Columns of text are blocks of their own by then; what is left beside each other is read from the left to the right.
enum PageRows {
    /// Least vertical overlap of the words where two lines meet, in parts of the lower one's height.
    private static let leastOverlap = 0.4
    /// Widest gap in letter heights, and how much larger one's letters may be.
    private static let widestGap = 2.5
    private static let greatestHeightRatio = 2.0
    /// Greatest difference of their angles in degrees: of a line that still counts as level and one that no longer does.
    private static let greatestTurn = 25.0

    /// - Parameter lines: in reading order, each with its letter height.
    /// - Returns: the lines in the order of their first parts.
    static func joined(_ lines: [(line: Line, height: Double)]) -> [Line] {
        let right = lines.indices.map { index in nearest(to: index, among: lines) { gap(from: $0, to: $1) } }
        let left = lines.indices.map { index in nearest(to: index, among: lines) { gap(from: $1, to: $0) } }
        let next = right.enumerated().map { index, other in other.flatMap { left[$0] == index ? $0 : nil } }
        let isContinued = Set(next.compactMap(\.self))
        let rows = lines.indices.filter { !isContinued.contains($0) }.map { start in
            Array(sequence(first: start) { next[$0] })
        }
        return rows.sorted { $0.min() ?? 0 < $1.min() ?? 0 }.compactMap { row in
            let parts = row.map { lines[$0].line }
            guard var line = parts.first, let box = parts.map(\.box).union() else { return nil }
            (line.box, line.words) = (box, parts.flatMap(\.words))
            return line
        }
    }

    private static func nearest(
        to index: Int, among lines: [(line: Line, height: Double)],
        gap: ((line: Line, height: Double), (line: Line, height: Double)) -> Double?
    ) -> Int? {
        lines.indices.compactMap { other in
            other == index ? nil : gap(lines[index], lines[other]).map { (other, $0) }
        }.min { $0.1 < $1.1 }?.0
    }

    /// The gap between a line and one that may follow on it; `nil` when it does not.
    private static func gap(
        from left: (line: Line, height: Double), to right: (line: Line, height: Double)
    ) -> Double? {
        guard let last = left.line.words.last?.box, let first = right.line.words.first?.box else { return nil }
        let gap = Double(right.line.box.x - left.line.box.maxX)
        let overlap = Double(min(last.maxY, first.maxY) - max(last.y, first.y))
        let (lower, higher) = (min(left.height, right.height), max(left.height, right.height))
        let turn = abs((left.line.angle - right.line.angle).remainder(dividingBy: 360))
        guard gap > 0, gap <= widestGap * lower, higher <= greatestHeightRatio * lower, turn <= greatestTurn,
            overlap >= leastOverlap * Double(min(last.height, first.height))
        else { return nil }
        return gap
    }
}
