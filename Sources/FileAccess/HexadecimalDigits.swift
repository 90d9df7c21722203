/// Bytes as two hexadecimal digits each.
package enum HexadecimalDigits {
    package static func encode(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Of bytes that are no UTF-8, which no text can stand for; `nil` for others.
    package static func encodeUnlessText(_ bytes: [UInt8]) -> String? {
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) ? nil : encode(bytes)
    }

    /// - Returns: `nil` for what is not pairs of digits.
    package static func decode(_ digits: String) -> [UInt8]? {
        let digits = Array(digits.utf8)
        guard digits.count.isMultiple(of: 2), digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            return nil
        }
        var result: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: 2) {
            guard let byte = UInt8(String(decoding: digits[start..<(start + 2)], as: UTF8.self), radix: 16) else {
                return nil
            }
            result.append(byte)
        }
        return result
    }
}
