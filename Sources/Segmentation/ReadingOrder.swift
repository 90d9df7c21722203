import DocumentModel

/// Lines → blocks in reading order, by recursive cuts along the widest empty lanes.
///
/// The X–Y cut (Nagy & Seth 1984, ICPR 347–349), with lanes measured in text heights: a lane between columns must be
/// wide, one between paragraphs may be narrow, and columns are read one after the other.
public struct ReadingOrder {
    /// Least width of a lane between columns, in median line heights.
    private let columnLane = 1.0
    /// Least height of a lane between blocks, in median line heights.
    private let blockLane = 1.5

    public init() {}

    /// - Returns: indices into `boxes`, grouped into blocks.
    public func blocks(of boxes: [PixelBox], heights: [Double]) -> [[Int]] {
        guard !boxes.isEmpty else { return [] }
        let unit = heights.sorted()[heights.count / 2]
        return split(Array(boxes.indices), boxes: boxes, unit: unit)
    }

    private func split(_ indices: [Int], boxes: [PixelBox], unit: Double) -> [[Int]] {
        guard indices.count > 1 else { return [indices] }
        let vertical = widestLane(indices.map { ($0, boxes[$0].x, boxes[$0].maxX) })
        let horizontal = widestLane(indices.map { ($0, boxes[$0].y, boxes[$0].maxY) })
        let columnScore = vertical.width / (columnLane * unit)
        let blockScore = horizontal.width / (blockLane * unit)
        if columnScore >= 1, columnScore >= blockScore * 0.5 {
            return split(vertical.before, boxes: boxes, unit: unit) + split(vertical.after, boxes: boxes, unit: unit)
        }
        if blockScore >= 1 {
            return split(horizontal.before, boxes: boxes, unit: unit)
                + split(horizontal.after, boxes: boxes, unit: unit)
        }
        return [rows(indices, boxes: boxes)]
    }

    /// Top to bottom; what stands side by side left to right.
    private func rows(_ indices: [Int], boxes: [PixelBox]) -> [Int] {
        var rows: [[Int]] = []
        for index in indices.sorted(by: { boxes[$0].midY < boxes[$1].midY }) {
            if let row = rows.indices.last, rows[row].allSatisfy({ areSideBySide(boxes[$0], boxes[index]) }) {
                rows[row].append(index)
            } else {
                rows.append([index])
            }
        }
        return rows.flatMap { $0.sorted { boxes[$0].x < boxes[$1].x } }
    }

    private func areSideBySide(_ first: PixelBox, _ second: PixelBox) -> Bool {
        let overlap = min(first.maxY, second.maxY) - max(first.y, second.y)
        let isApart = first.maxX <= second.x || second.maxX <= first.x
        return isApart && 2 * overlap > min(first.height, second.height)
    }

    private func widestLane(_ spans: [(index: Int, start: Int, end: Int)]) -> (
        width: Double, before: [Int], after: [Int]
    ) {
        let sorted = spans.sorted { $0.start < $1.start }
        var reach = Int.min
        var best = (width: 0, position: 0)
        for (position, span) in sorted.enumerated() {
            if position > 0, span.start - reach > best.width { best = (span.start - reach, position) }
            reach = max(reach, span.end)
        }
        return (
            Double(best.width), sorted[..<best.position].map(\.index), sorted[best.position...].map(\.index)
        )
    }
}
