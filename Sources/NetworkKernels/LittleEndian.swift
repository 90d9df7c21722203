extension [UInt8] {
    package mutating func append<Value: FixedWidthInteger>(littleEndian value: Value) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    /// Values as IEEE binary32.
    package mutating func append(littleEndian values: [Float]) {
        for value in values { append(littleEndian: value.bitPattern) }
    }
}

extension UnsafeRawBufferPointer {
    /// The integer at a byte offset that need not be aligned.
    package func littleEndian<Value: FixedWidthInteger & BitwiseCopyable>(_: Value.Type, at offset: Int) -> Value {
        Value(littleEndian: loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    /// Values in IEEE binary32 from a byte offset on, which is moved behind them.
    package func nextFloats(_ count: Int, at offset: inout Int) -> [Float] {
        defer { offset += 4 * count }
        return (0..<count).map { Float(bitPattern: littleEndian(UInt32.self, at: offset + 4 * $0)) }
    }
}
