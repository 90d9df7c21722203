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
    package init(_ input: some MapInput, threads: Int) {
        let (width, count) = (input.width, input.channels)
        self.init(width: width, height: input.height, channels: count.roundedUp(toMultipleOf: 4), scale: 1 / 127)
        let (channels, pitch, first) = (channels, pitch, start(x: 0, y: 0))
        withUnits { units in
            nonisolated(unsafe) let units = units
            input.forEachRow(threads: threads) { y, values in
                guard let values = values.baseAddress else { return }
                let target = units + first + y * pitch
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * count) { row in
                    guard let row = row.baseAddress else { return }
                    boardscan_quantize_unit(values, Int32(width * count), row)
                    for x in 0..<width {
                        for channel in 0..<count { target[x &* channels &+ channel] = row[x &* count &+ channel] }
                    }
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
