/// Bytes as `%XX`, as URLs have them (RFC 3986, 2.1).
package enum PercentEncoding {
    /// What every URL has as it is (2.3).
    package static let unreserved = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)

    /// One byte.
    package static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }

    /// Bytes, of which some stand as they are.
    package static func encode(_ bytes: some Sequence<UInt8>, keeping plain: Set<UInt8> = unreserved) -> String {
        bytes.map { plain.contains($0) ? String(Unicode.Scalar($0)) : escape($0) }.joined()
    }

    /// The byte of an escape with which some bytes begin; `nil` where they begin with none.
    package static func escapedByte(atStartOf bytes: ArraySlice<UInt8>) -> UInt8? {
        let digits = bytes.dropFirst().prefix(2)
        guard bytes.first == UInt8(ascii: "%"), digits.count == 2,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
