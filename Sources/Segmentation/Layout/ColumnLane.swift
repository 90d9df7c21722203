import Algorithms
import DocumentModel

/// A lane between two columns that a few lines cross.
///
/// Two lines left and right of the lane that were taken for one are cut apart there. A line that only reaches into the
/// lane, or that crosses it above or below the right column, stays whole in the left one.
struct ColumnLane {
    /// Least width of the lane.
    let width: Double
    /// Median letter height.
    let unit: Double

    /// Most lines that may cross the lane, as a share of those on the side with fewer.
    private static let mostCrossing = 0.2
    /// Fewest lines that each column must have.
    private static let fewestLines = 2
    /// Least height that both columns must have in common, in letter heights.
    private static let leastCommonHeight = 5.0
    /// Minimum gap at which a line is cut, in letter heights.
    private static let leastGap = 0.8
    /// Minimum gap above or below the right column, as a multiple of the line's next-widest gap.
    private static let leastGapShare = 1.5
    /// A line is beside the right column if its middle lies at least this far below the column's top and above its
    /// bottom, in letter heights.
    private static let tolerance = 0.5

    /// The two columns on both sides of the lane that the fewest lines cross.
    ///
    /// Of several such lanes, it is the one with the most lines on both sides. Each of `lines` holds the boxes of its
    /// words.
    func columns(
        of pieces: [ReadingOrder.Piece], lines: [[PixelBox]]
    ) -> (before: [ReadingOrder.Piece], after: [ReadingOrder.Piece])? {
        for edge in candidates(pieces) {
            if let columns = columns(rightFrom: edge, of: pieces, lines: lines) { return columns }
        }
        return nil
    }

    /// Left edges that a right column may have, the best first.
    private func candidates(_ pieces: [ReadingOrder.Piece]) -> [Int] {
        let starts = pieces.map(\.box.x).sorted()
        let ends = pieces.map(\.box.maxX).sorted()
        let edges = Set(starts).sorted().compactMap { edge -> (edge: Int, crossing: Int, lines: Int)? in
            let right = pieces.count - starts.partitioningIndex { $0 >= edge }
            let left = ends.partitioningIndex { Double($0) > Double(edge) - width }
            let (crossing, lines) = (pieces.count - left - right, min(left, right))
            guard lines >= Self.fewestLines, Double(crossing) <= Self.mostCrossing * Double(lines) else { return nil }
            return (edge, crossing, lines)
        }
        return edges.sorted { ($0.crossing, -$0.lines, $0.edge) < ($1.crossing, -$1.lines, $1.edge) }.map(\.edge)
    }

    private func columns(
        rightFrom edge: Int, of pieces: [ReadingOrder.Piece], lines: [[PixelBox]]
    ) -> (before: [ReadingOrder.Piece], after: [ReadingOrder.Piece])? {
        let lane = Double(edge) - width
        var left = pieces.filter { Double($0.box.maxX) <= lane }
        var right = pieces.filter { $0.box.x >= edge }
        guard let leftBox = left.map(\.box).union(), let rightBox = right.map(\.box).union(),
            Double(min(leftBox.maxY, rightBox.maxY) - max(leftBox.y, rightBox.y)) >= Self.leastCommonHeight * unit
        else { return nil }
        for piece in pieces where piece.box.x < edge && Double(piece.box.maxX) > lane {
            let isBeside =
                piece.box.midY >= Double(rightBox.y) + Self.tolerance * unit
                && piece.box.midY <= Double(rightBox.maxY) - Self.tolerance * unit
            let leastShare = isBeside ? 0 : Self.leastGapShare
            let parts = cut(piece, words: lines[piece.line], lane: lane..<Double(edge), leastShare: leastShare)
            if let (before, after) = parts {
                left.append(before)
                right.append(after)
            } else if piece.box.maxX <= edge || !isBeside {
                left.append(piece)
            } else {
                return nil
            }
        }
        return (left, right)
    }

    /// The parts of a line on both sides of the widest gap in a lane.
    ///
    /// That gap must be at least `leastShare` times as wide as the line's next-widest one.
    private func cut(
        _ piece: ReadingOrder.Piece, words: [PixelBox], lane: Range<Double>, leastShare: Double
    ) -> (ReadingOrder.Piece, ReadingOrder.Piece)? {
        let cuts = piece.words.dropFirst().compactMap { place -> (ReadingOrder.Piece, ReadingOrder.Piece)? in
            let (before, after) = (piece.words.lowerBound..<place, place..<piece.words.upperBound)
            guard let left = words[before].union(), let right = words[after].union(),
                Double(right.x - left.maxX) >= Self.leastGap * unit,
                Double(left.maxX) <= lane.upperBound, Double(right.x) >= lane.lowerBound
            else { return nil }
            return (
                ReadingOrder.Piece(line: piece.line, words: before, box: left),
                ReadingOrder.Piece(line: piece.line, words: after, box: right)
            )
        }
        func gap(_ parts: (before: ReadingOrder.Piece, after: ReadingOrder.Piece)) -> Int {
            parts.after.box.x - parts.before.box.maxX
        }
        guard let widest = cuts.max(by: { gap($0) < gap($1) }) else { return nil }
        let others = piece.words.dropFirst().filter { $0 != widest.1.words.lowerBound }
            .map { words[$0].x - words[$0 - 1].maxX }
        return Double(gap(widest)) >= leastShare * Double(others.max() ?? 0) ? widest : nil
    }
}
