import CKernels

extension RGBImage {
    /// The mean of each `factor` × `factor` cell, per channel, rounded down; border cells may be smaller.
    ///
    /// With `inverting` it is the photographic negative that is reduced.
    package func reduced(by factor: Int, inverting: Bool = false) -> RGBImage {
        guard factor > 1 || inverting else { return self }
        let (across, down) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        var result = RGBImage(width: across, height: down)
        guard factor > 1 else {
            result.pixels = pixels.map { $0 ^ 255 }
            return result
        }
        var sums = [UInt32](repeating: 0, count: width * 3)
        for cellY in 0..<down {
            let rows = (cellY * factor)..<min(height, (cellY + 1) * factor)
            sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
            pixels.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress else { return }
                for y in rows {
                    boardscan_add_row(source + y * width * 3, inverting ? 255 : 0, Int32(width * 3), &sums)
                }
            }
            result.pixels.withUnsafeMutableBufferPointer { cells in
                let row = UnsafeMutableBufferPointer(rebasing: cells[cellY * across * 3..<(cellY + 1) * across * 3])
                Self.average(sums, factor: factor, rows: rows.count, into: row)
            }
        }
        return result
    }

    /// Means of `factor` neighbours in the sums of some rows.
    private static func average(
        _ sums: [UInt32], factor: Int, rows: Int, into cells: UnsafeMutableBufferPointer<UInt8>
    ) {
        let width = cells.count / 3
        let inner = Divisor(rows * min(factor, sums.count / 3))
        let last = Divisor(rows * (sums.count / 3 - (width - 1) * factor))
        sums.withUnsafeBufferPointer { sums in
            for cell in 0..<width {
                let divisor = cell < width - 1 ? inner : last
                var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
                for position in stride(from: cell * factor * 3, to: min(sums.count, (cell + 1) * factor * 3), by: 3) {
                    red &+= sums[position]
                    green &+= sums[position &+ 1]
                    blue &+= sums[position &+ 2]
                }
                cells[3 &* cell] = divisor.mean(red)
                cells[3 &* cell &+ 1] = divisor.mean(green)
                cells[3 &* cell &+ 2] = divisor.mean(blue)
            }
        }
    }
}
