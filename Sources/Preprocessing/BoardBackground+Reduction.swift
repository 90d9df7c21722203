import Imaging

extension BoardBackground {
    /// The mean of each `factor`×`factor` cell, per channel, rounded down; border cells may be smaller.
    ///
    /// - Parameter inverting: reduces the photographic negative.
    static func reduce(_ image: RGBImage, by factor: Int, inverting: Bool = false) -> [Plane] {
        let width = (image.width + factor - 1) / factor
        let height = (image.height + factor - 1) / factor
        var cells = [UInt8](repeating: 0, count: width * height * 3)
        var sums = [UInt32](repeating: 0, count: width * 3)
        let flip: UInt8 = inverting ? 255 : 0
        image.pixels.withUnsafeBufferPointer { source in
            cells.withUnsafeMutableBufferPointer { cells in
                sums.withUnsafeMutableBufferPointer { sums in
                    for cellY in 0..<height {
                        let rows = (cellY * factor)..<min(image.height, (cellY + 1) * factor)
                        sums.update(repeating: 0)
                        for y in rows {
                            let row = source[y * image.width * 3..<(y + 1) * image.width * 3]
                            add(UnsafeBufferPointer(rebasing: row), flip: flip, factor: factor, to: sums)
                        }
                        let inner = Divisor(rows.count * factor)
                        let last = Divisor(rows.count * (image.width - (width - 1) * factor))
                        for index in 0..<width * 3 {
                            let divisor = index < (width - 1) * 3 ? inner : last
                            cells[cellY * width * 3 + index] = divisor.mean(sums[index])
                        }
                    }
                }
            }
        }
        return (0..<3).map { Plane(width: width, height: height, interleaved: cells, channel: $0) }
    }

    /// Adds the samples of one row to the sums of their cells.
    private static func add(
        _ row: UnsafeBufferPointer<UInt8>, flip: UInt8, factor: Int, to sums: UnsafeMutableBufferPointer<UInt32>
    ) {
        var position = 0
        var cell = 0
        while position < row.count {
            let end = min(row.count, position &+ factor &* 3)
            var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
            while position < end {
                red &+= UInt32(row[position] ^ flip)
                green &+= UInt32(row[position &+ 1] ^ flip)
                blue &+= UInt32(row[position &+ 2] ^ flip)
                position &+= 3
            }
            sums[cell] &+= red
            sums[cell &+ 1] &+= green
            sums[cell &+ 2] &+= blue
            cell &+= 3
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
