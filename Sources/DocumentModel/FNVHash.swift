/// The 64-bit hash FNV-1a, the same on all machines and in all versions: no secret and no chance is in it (Fowler, Noll &
/// Vo 1991, draft-eastlake-fnv).
public struct FNVHash: Hashable, Sendable {
    /// The hash; at first that of nothing.
    public var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of nothing.
    @inlinable public init() {}

    /// Goes on with a byte, or with a word where all that is hashed comes in words.
    @inlinable public mutating func combine(_ next: UInt64) { value = (value ^ next) &* 0x100_0000_01B3 }
}
