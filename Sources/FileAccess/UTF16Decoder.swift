/// UTF-16 that comes in pieces → UTF-8.
struct UTF16Decoder: Sendable {
    private let isLittleEndian: Bool
    /// Bytes of a character that is not complete yet.
    private var rest: [UInt8] = []

    private static let byteOrderMark: UInt16 = 0xFEFF

    /// - Returns: `nil` where text does not begin with UTF-16's mark, nor with a character of ASCII in UTF-16.
    init?(beginningOf bytes: [UInt8]) {
        guard bytes.count > 1 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE), (1...0x7F, 0): isLittleEndian = true
        case (0xFE, 0xFF), (0, 1...0x7F): isLittleEndian = false
        default: return nil
        }
    }

    /// The characters that are complete by now.
    ///
    /// What is no UTF-16 becomes U+FFFD.
    mutating func utf8(adding bytes: [UInt8]) -> [UInt8] {
        rest += bytes
        var units = stride(from: 0, to: rest.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(rest[place]), UInt16(rest[place + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        rest.removeFirst(2 * units.count)
        return Array(String(decoding: units.filter { $0 != Self.byteOrderMark }, as: UTF16.self).utf8)
    }
}
