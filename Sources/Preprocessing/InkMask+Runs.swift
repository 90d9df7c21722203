extension InkMask {
    /// Calls `body` with the columns of each run of ink in row `y`, from the left.
    @inlinable
    public func forEachRun(inRow y: Int, _ body: (Range<Int>) -> Void) {
        pixels.withUnsafeBytes { pixels in
            let row = UnsafeRawBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
            var x = 0
            while true {
                let start = Self.next(1, in: row, from: x)
                guard start < row.count else { return }
                x = Self.next(0, in: row, from: start + 1)
                body(start..<x)
            }
        }
    }

    /// The first sample from `x` on that is `value`, or the end; eight are tested at once, as most of a board is empty.
    @inlinable
    static func next(_ value: UInt8, in row: UnsafeRawBufferPointer, from start: Int) -> Int {
        let others: UInt64 = value == 0 ? 0x0101_0101_0101_0101 : 0
        var x = start
        while x &+ 8 <= row.count {
            let word = UInt64(littleEndian: row.loadUnaligned(fromByteOffset: x, as: UInt64.self)) ^ others
            if word != 0 { return x &+ word.trailingZeroBitCount / 8 }
            x &+= 8
        }
        while x < row.count, row[x] != value { x &+= 1 }
        return x
    }
}
