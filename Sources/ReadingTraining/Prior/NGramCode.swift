/// An n-gram of up to eight symbols in one number: base 256, the newest symbol in the lowest digit, each symbol plus
/// one, so that the length shows.
///
/// The empty n-gram is 0. Numeric order is order by length, then by the symbols.
struct NGramCode: Hashable, Comparable {
    var value: UInt64

    static let empty = NGramCode(value: 0)

    static func < (left: NGramCode, right: NGramCode) -> Bool { left.value < right.value }

    var length: Int { value == 0 ? 0 : (63 - value.leadingZeroBitCount) / 8 + 1 }
    /// The newest symbol; meaningless in the empty n-gram.
    var lastSymbol: UInt8 { UInt8(truncatingIfNeeded: (value & 255) &- 1) }
    /// Without the newest symbol.
    var prefix: NGramCode { NGramCode(value: value >> 8) }
    /// Without the oldest symbol.
    var suffix: NGramCode {
        length == 0 ? self : NGramCode(value: value & ((1 << UInt64(8 * (length - 1))) - 1))
    }

    func appending(_ symbol: UInt8) -> NGramCode { NGramCode(value: value << 8 | UInt64(symbol) + 1) }
    /// With one older symbol.
    func prepending(_ symbol: UInt8) -> NGramCode {
        NGramCode(value: value | (UInt64(symbol) + 1) << UInt64(8 * length))
    }
}
