/// Rows of the board's background in the size of the photo, interpolated between the centres of its cells.
struct BackgroundRows {
    private let background: BoardBackground
    private let columns: [Neighbours]

    /// The two cells next to a pixel and the weight of the second one in 1/256.
    private struct Neighbours {
        var first: Int32
        var second: Int32
        var weight: Int32
    }

    init(of background: BoardBackground, width: Int) {
        self.background = background
        columns = (0..<width).map {
            Self.neighbours(of: $0, factor: background.reduction, count: background.channels[0].width)
        }
    }

    /// - Parameter board: red, green and blue of each pixel of row `y`, overwritten; never 0.
    func fill(_ board: UnsafeMutableBufferPointer<UInt8>, y: Int) {
        if background.reduction == 1 { return copy(board, y: y) }
        let cells = background.channels[0].width
        let row = Self.neighbours(of: y, factor: background.reduction, count: background.channels[0].height)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: cells) { blended in
            for (channel, plane) in background.channels.enumerated() {
                plane.samples.withUnsafeBufferPointer { samples in
                    let (upper, lower) = (Int(row.first) * cells, Int(row.second) * cells)
                    for x in 0..<cells {
                        blended[x] =
                            Int32(samples[upper &+ x]) &* (256 - row.weight) &+ Int32(samples[lower &+ x]) &* row.weight
                    }
                }
                spread(UnsafeBufferPointer(blended), channel: channel, over: board)
            }
        }
    }

    /// A background that was not reduced is its own interpolation.
    private func copy(_ board: UnsafeMutableBufferPointer<UInt8>, y: Int) {
        let width = columns.count
        for (channel, plane) in background.channels.enumerated() {
            plane.samples.withUnsafeBufferPointer { samples in
                for x in 0..<width { board[x &* 3 &+ channel] = max(1, samples[y &* width &+ x]) }
            }
        }
    }

    private func spread(
        _ blended: UnsafeBufferPointer<Int32>, channel: Int, over board: UnsafeMutableBufferPointer<UInt8>
    ) {
        columns.withUnsafeBufferPointer { columns in
            for x in 0..<columns.count {
                let column = columns[x]
                let first = blended[Int(column.first)]
                let value = (first &+ ((blended[Int(column.second)] &- first) >> 8) &* column.weight) >> 8
                board[x &* 3 &+ channel] = UInt8(truncatingIfNeeded: max(1, value))
            }
        }
    }

    private static func neighbours(of index: Int, factor: Int, count: Int) -> Neighbours {
        let position = max(0, (Double(index) + 0.5) / Double(factor) - 0.5)
        let first = min(count - 1, Int(position))
        let second = min(count - 1, first + 1)
        return Neighbours(
            first: Int32(first), second: Int32(second), weight: Int32((position - Double(first)) * 256))
    }
}
