/// Division by a number that does not change, as a multiplication (Granlund & Montgomery 1994,
/// doi:10.1145/178243.178249): exact for sums of that many 8-bit samples.
package struct Divisor: Sendable {
    private let half: UInt32
    private let reciprocal: UInt64
    private let shift: UInt64

    /// - Parameter count: how many samples a sum has, below a million.
    package init(_ count: Int) {
        half = UInt32(count / 2)
        // Exact while largest sum times divisor stays below 2 to the shift; 32-bit factors multiply four at a time.
        shift = count <= 4000 ? 32 : 48
        reciprocal = ((1 << shift) + UInt64(count) - 1) / UInt64(max(1, count))
    }

    /// For 0…count samples.
    package static func table(upTo count: Int) -> [Divisor] { (0...max(0, count)).map(Divisor.init) }

    /// Rounded: `(sum + count / 2) / count`.
    @inline(__always)
    package func roundedMean(_ sum: UInt32) -> UInt8 { mean(sum &+ half) }

    /// Rounded down: `sum / count`.
    @inline(__always)
    package func mean(_ sum: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (UInt64(sum) &* reciprocal) &>> shift) }
}
