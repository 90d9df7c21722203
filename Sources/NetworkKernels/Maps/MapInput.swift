/// What a fully convolutional network is shown: values of 0…1, made row by row, so that they need not all be in memory.
public protocol MapInput {
    var width: Int { get }
    var height: Int { get }
    /// Values of a position.
    var channels: Int { get }

    /// Calls `body` once for each row, with the row's number from the top and its `width * channels` values.
    ///
    /// The threads share the rows, in any order.
    func forEachRow(threads: Int, _ body: @Sendable (Int, UnsafeBufferPointer<Float>) -> Void)
}

extension MapInput {
    /// All values: rows from the top, columns, channels.
    public func allValues(threads: Int = 1) -> [Float] {
        let (row, count) = (width * channels, width * height * channels)
        return [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let first = buffer.baseAddress, count > 0 {
                nonisolated(unsafe) let first = first
                forEachRow(threads: threads) { y, values in
                    if let source = values.baseAddress { (first + y * row).update(from: source, count: row) }
                }
            }
            initialized = count
        }
    }
}

/// An input whose values are in memory.
public struct StoredMapInput: MapInput {
    /// Rows from the top, columns, channels.
    public let values: [Float]
    public let width: Int
    public let height: Int
    public let channels: Int

    /// - Precondition: there are `width * height * channels` values.
    public init(_ values: [Float], width: Int, height: Int, channels: Int) {
        precondition(values.count == width * height * channels)
        (self.values, self.width, self.height, self.channels) = (values, width, height, channels)
    }

    public func forEachRow(threads: Int, _ body: @Sendable (Int, UnsafeBufferPointer<Float>) -> Void) {
        let row = width * channels
        values.withUnsafeBufferPointer { values in
            for y in 0..<height { body(y, UnsafeBufferPointer(rebasing: values[y * row..<(y + 1) * row])) }
        }
    }
}
