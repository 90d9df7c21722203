import CKernels

/// Rows of the board's background in the size of the photo, interpolated between the centres of its cells.
struct BackgroundRows {
    private let background: BoardBackground
    private let width: Int
    /// For each pixel of a row, the cell left of its centre.
    private let cells: [Int32]
    /// For each pixel of a row, the weight of the cell right of its centre, in 1/256.
    private let weights: [Int32]
    /// The two rows of cells around the last pixel row asked for, in the photo's width: red, green, blue.
    private var upper: SpreadRow
    private var lower: SpreadRow

    private struct SpreadRow {
        var row = -1
        var samples: [UInt8]
    }

    init(of background: BoardBackground, width: Int) {
        self.background = background
        self.width = width
        let count = background.channels[0].width
        let neighbours = (0..<width).map { Self.neighbours(of: $0, factor: background.reduction, count: count) }
        cells = neighbours.map { Int32($0.first) }
        weights = neighbours.map(\.weight)
        upper = SpreadRow(samples: [UInt8](repeating: 0, count: 3 * width))
        lower = upper
    }

    /// Fills `board` with row `y`: `width` samples of red, then of green, then of blue; never 0.
    mutating func fill(_ board: inout [UInt8], y: Int) {
        let rows = background.channels[0].height
        let place = Self.neighbours(of: y, factor: background.reduction, count: rows)
        if place.first == lower.row { swap(&upper, &lower) }
        spread(place.first, into: &upper)
        spread(min(rows - 1, place.first + 1), into: &lower)
        boardscan_blend_rows(upper.samples, lower.samples, place.weight, Int32(3 * width), &board)
    }

    private func spread(_ row: Int, into target: inout SpreadRow) {
        guard target.row != row else { return }
        target.row = row
        for (channel, plane) in background.channels.enumerated() {
            plane.samples.withUnsafeBufferPointer { samples in
                target.samples.withUnsafeMutableBufferPointer { target in
                    guard let samples = samples.baseAddress, let target = target.baseAddress else { return }
                    boardscan_spread_row(
                        samples + row * plane.width, Int32(plane.width), cells, weights, Int32(width),
                        target + channel * width)
                }
            }
        }
    }

    /// The cell before a pixel's centre and the weight of the one after it, which is the same one at the end.
    private static func neighbours(of index: Int, factor: Int, count: Int) -> (first: Int, weight: Int32) {
        let position = max(0, (Double(index) + 0.5) / Double(factor) - 0.5)
        let first = min(count - 1, Int(position))
        return (first, Int32((position - Double(first)) * 256))
    }
}
