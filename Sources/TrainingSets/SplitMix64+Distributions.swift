import FoundationEssentials
import Glibc
import GlyphTraining

extension SplitMix64 {
    /// Evenly in `0..<1`.
    @inlinable
    public mutating func unit() -> Float { Float(next() >> 40) * 0x1p-24 }

    /// Evenly between the ends.
    @inlinable
    public mutating func uniform(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

    /// Evenly between the ends on a logarithmic scale: as often between 10 and 20 as between 20 and 40.
    public mutating func logUniform(_ low: Float, _ high: Float) -> Float {
        low * pow(high / low, unit())
    }

    /// About normal with mean 0 and deviation 1: the sum of four even ones, which never strays beyond 3.5.
    public mutating func normal() -> Float { (unit() + unit() + unit() + unit() - 2) * 1.732 }

    /// True with the given probability.
    public mutating func chance(_ probability: Float) -> Bool { unit() < probability }
}
