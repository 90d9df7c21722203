import CPixelKernels
import Imaging

extension BoardBackground {
    /// The mean of each `factor`×`factor` cell, per channel, rounded down; border cells may be smaller.
    ///
    /// - Parameter inverting: reduces the photographic negative.
    static func reduce(_ image: RGBImage, by factor: Int, inverting: Bool = false) -> [Plane] {
        let width = (image.width + factor - 1) / factor
        let height = (image.height + factor - 1) / factor
        if factor == 1 {
            let pixels = inverting ? image.pixels.map { $0 ^ 255 } : image.pixels
            return (0..<3).map { Plane(width: width, height: height, interleaved: pixels, channel: $0) }
        }
        var cells = [UInt8](repeating: 0, count: width * height * 3)
        var sums = [UInt32](repeating: 0, count: image.width * 3)
        for cellY in 0..<height {
            let rows = (cellY * factor)..<min(image.height, (cellY + 1) * factor)
            sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
            image.pixels.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress else { return }
                for y in rows {
                    boardscan_add_row(
                        source + y * image.width * 3, inverting ? 255 : 0, Int32(image.width * 3), &sums)
                }
            }
            cells.withUnsafeMutableBufferPointer { cells in
                let row = UnsafeMutableBufferPointer(rebasing: cells[cellY * width * 3..<(cellY + 1) * width * 3])
                average(sums, factor: factor, rows: rows.count, into: row)
            }
        }
        return (0..<3).map { Plane(width: width, height: height, interleaved: cells, channel: $0) }
    }

    /// Means of `factor` neighbours in the sums of some rows.
    private static func average(
        _ sums: [UInt32], factor: Int, rows: Int, into cells: UnsafeMutableBufferPointer<UInt8>
    ) {
        let width = cells.count / 3
        let inner = Divisor(rows * factor)
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

extension Plane {
    /// One channel of three whose samples lie side by side.
    fileprivate init(width: Int, height: Int, interleaved: [UInt8], channel: Int) {
        let count = width * height
        let samples = interleaved.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
                for index in 0..<count { target[index] = source[index &* 3 &+ channel] }
                initialized = count
            }
        }
        self.init(width: width, height: height, samples: samples)
    }
}
