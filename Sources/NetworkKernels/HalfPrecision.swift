/// IEEE 754 binary16: the 16 bits that weights are stored in.
package enum HalfPrecision {
    /// Rounds to the nearest half, ties to even; too large becomes infinity.
    package static func bits(of value: Float) -> UInt16 {
        let sign = UInt16(truncatingIfNeeded: (value.bitPattern >> 16) & 0x8000)
        let magnitude = value.bitPattern & 0x7FFF_FFFF
        if magnitude >= 0x4780_0000 {  // 65,536 and above, infinity, not a number
            return sign | (magnitude > 0x7F80_0000 ? 0x7E00 : 0x7C00)
        }
        if magnitude < 0x3880_0000 {  // below 2⁻¹⁴: subnormal
            // The unit in the last place of floats at one half is 2⁻²⁴, that of subnormal halves: adding rounds.
            let rounded = Float(bitPattern: magnitude) + 0.5
            return sign | UInt16(truncatingIfNeeded: rounded.bitPattern - Float(0.5).bitPattern)
        }
        let odd = (magnitude >> 13) & 1
        let rebiased = magnitude - (112 << 23) + 0xFFF + odd
        return sign | UInt16(truncatingIfNeeded: rebiased >> 13)
    }

    /// The float of the same value; nil for infinity and not a number.
    package static func float(from bits: UInt16) -> Float? {
        guard bits & 0x7C00 != 0x7C00 else { return nil }
        return unchecked(bits)
    }

    /// The floats of little-endian halves; nil where one of them is infinite or not a number.
    package static func floats(from bytes: UnsafeRawBufferPointer) -> [Float]? {
        // The greatest exponent there is; a comparison for each value would keep the loop from running as vectors.
        var exponents: Int16 = 0
        let count = bytes.count / 2
        let values = [Float](unsafeUninitializedCapacity: count) { target, initialized in
            for index in 0..<count {
                let half = bytes.littleEndian(UInt16.self, at: 2 * index)
                exponents = max(exponents, Int16(bitPattern: half & 0x7C00))
                target[index] = unchecked(half)
            }
            initialized = count
        }
        return exponents < 0x7C00 ? values : nil
    }

    /// The float of the same value, for finite halves.
    package static func unchecked(_ bits: UInt16) -> Float {
        // Exponents differ in bias by 112; multiplying also brings subnormal halves to normal floats.
        let magnitude = Float(bitPattern: UInt32(bits & 0x7FFF) << 13) * 0x1p112
        return Float(bitPattern: magnitude.bitPattern | UInt32(bits & 0x8000) << 16)
    }
}
