import CKernels

/// A coarse grid of values over a picture, interpolated bilinearly between the centres of its tiles.
struct TileGrid: Sendable {
    let width: Int
    let height: Int
    /// Side of a tile in pixels.
    let tile: Int
    let columns: Int
    let rows: Int
    /// A value for each tile, row by row: `columns * rows` of them.
    var values: [Float]

    /// A grid of zeros with about `alongSide` tiles on the longer side.
    init(width: Int, height: Int, alongSide: Int, minimumTile: Int) {
        self.width = width
        self.height = height
        tile = max(minimumTile, max(width, height) / alongSide)
        columns = (width + tile - 1) / tile
        rows = (height + tile - 1) / tile
        values = [Float](repeating: 0, count: columns * rows)
    }

    /// The values along row `y`, one for each of the `width` pixels.
    func interpolatedRow(_ y: Int, into output: inout [Float]) {
        let row = neighbours(of: y, count: rows)
        let blended = (0..<columns).map { column in
            let upper = values[row.first * columns + column]
            let lower = values[row.second * columns + column]
            return upper + (lower - upper) * row.weight
        }
        boardscan_interpolate_row(blended, Int32(columns), Int32(tile), Int32(width), &output)
    }

    /// Each tile's histogram of contrast, from every `step`th sample in both directions.
    func histograms(of contrast: ContrastMap, step: Int) -> [[Int32]] {
        tileHistograms { columns, rows, histogram in
            contrast.pixels.withUnsafeBufferPointer { pixels in
                for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
                    for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
                        histogram[Int(pixels[y &* width &+ x])] += 1
                    }
                }
            }
        }
    }

    /// Each tile's histogram of the samples from 8 on; smaller ones, which are most of a board, may be missing.
    func histogramsOfInk(in contrast: ContrastMap) -> [[Int32]] {
        tileHistograms { columns, rows, histogram in
            contrast.pixels.withUnsafeBytes { pixels in
                for y in rows {
                    var x = y * width + columns.lowerBound
                    let end = y * width + columns.upperBound
                    while x < end {
                        // Eight samples are tested at once.
                        if x + 8 <= end, pixels.loadUnaligned(fromByteOffset: x, as: UInt64.self) & Self.highBits == 0 {
                            x += 8
                            continue
                        }
                        let next = min(end, x + 8)
                        while x < next {
                            histogram[Int(pixels[x])] += 1
                            x += 1
                        }
                    }
                }
            }
        }
    }

    /// Bits that a byte below 8 lacks.
    ///
    /// Such samples may be left out only because ``InkStrength``, which asks for these histograms, counts no contrast
    /// below the floor of 14 in `Binarizer`.
    private static let highBits: UInt64 = 0xF8F8_F8F8_F8F8_F8F8

    private func tileHistograms(
        _ count: (_ columns: Range<Int>, _ rows: Range<Int>, _ histogram: UnsafeMutableBufferPointer<Int32>) -> Void
    ) -> [[Int32]] {
        var result = [[Int32]](repeating: [Int32](repeating: 0, count: 256), count: columns * rows)
        for tileRow in 0..<rows {
            for tileColumn in 0..<columns {
                result[tileRow * columns + tileColumn].withUnsafeMutableBufferPointer { histogram in
                    count(
                        (tileColumn * tile)..<min(width, (tileColumn + 1) * tile),
                        (tileRow * tile)..<min(height, (tileRow + 1) * tile), histogram)
                }
            }
        }
        return result
    }

    /// The indices of a tile and the up to eight around it.
    func neighbourhood(of index: Int) -> [Int] {
        let x = index % columns
        let y = index / columns
        return (max(0, y - 1)...min(rows - 1, y + 1)).flatMap { row in
            (max(0, x - 1)...min(columns - 1, x + 1)).map { row * columns + $0 }
        }
    }

    /// Replaces each value by the mean of its neighbourhood.
    func smoothed() -> TileGrid {
        var result = self
        for index in values.indices {
            let around = neighbourhood(of: index)
            result.values[index] = around.reduce(Float(0)) { $0 + values[$1] } / Float(around.count)
        }
        return result
    }

    private func neighbours(of index: Int, count: Int) -> (first: Int, second: Int, weight: Float) {
        let position = max(0, (Float(index) + 0.5) / Float(tile) - 0.5)
        let first = min(count - 1, Int(position))
        return (first, min(count - 1, first + 1), position - Float(first))
    }
}
