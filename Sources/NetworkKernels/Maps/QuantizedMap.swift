import CKernels

/// A map of activations in whole numbers, 0…127, with a border of one position of zeros all around: rows, columns,
/// channels.
package struct QuantizedMap {
    package let width: Int
    package let height: Int
    /// As they lie in memory.
    package let channels: Int
    /// What one unit is worth.
    package let scale: Float
    package private(set) var units: [UInt8]

    /// Bytes from one row to the next.
    package var pitch: Int { (width + 2) * channels }

    /// A map of zeros.
    package init(width: Int, height: Int, channels: Int, scale: Float) {
        (self.width, self.height, self.channels, self.scale) = (width, height, channels, scale)
        units = [UInt8](repeating: 0, count: (height + 2) * (width + 2) * channels + 4)
    }

    /// Values of 0…1 as they are, those beyond cut off; each position's channels are filled up with zeros.
    ///
    /// There are `width * height * count` values.
    package init(_ values: [Float], width: Int, height: Int, count: Int) {
        self.init(width: width, height: height, channels: count.roundedUp(toMultipleOf: 4), scale: 1 / 127)
        let channels = channels
        var row = [UInt8](repeating: 0, count: width * count)
        for y in 0..<height {
            values[y * row.count..<(y + 1) * row.count].withUnsafeBufferPointer { values in
                if let first = values.baseAddress { boardscan_quantize_unit(first, Int32(values.count), &row) }
            }
            withRow(y) { target in
                for x in 0..<width {
                    for channel in 0..<count { target[x &* channels &+ channel] = row[x &* count &+ channel] }
                }
            }
        }
    }

    /// Where a position's first channel stands.
    func start(x: Int, y: Int) -> Int { (y + 1) * pitch + (x + 1) * channels }

    mutating func withUnits(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        units.withUnsafeMutableBufferPointer { units in
            if let first = units.baseAddress { body(first) }
        }
    }

    mutating func withRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        let start = start(x: 0, y: y)
        withUnits { body($0 + start) }
    }

    /// The sum of a map and a coarser one, each position of which stands for four.
    package func adding(_ coarse: QuantizedMap, scale: Float, with set: boardscan_instruction_set) -> QuantizedMap {
        var result = QuantizedMap(width: width, height: height, channels: channels, scale: scale)
        for y in 0..<height {
            let (own, other) = (start(x: 0, y: y), coarse.start(x: 0, y: y / 2))
            units.withUnsafeBufferPointer { fine in
                coarse.units.withUnsafeBufferPointer { coarseUnits in
                    guard let fine = fine.baseAddress, let coarseUnits = coarseUnits.baseAddress else { return }
                    result.withRow(y) { target in
                        boardscan_add_units(
                            set, fine + own, coarseUnits + other, Int32(width), Int32(channels), self.scale / scale,
                            coarse.scale / scale, target)
                    }
                }
            }
        }
        return result
    }
}
