import FileAccess

/// An image's path as markup can carry it: as it is, but for bytes that the markup has no way to write.
///
/// Those become `%XX`, as in URLs: control characters, bytes that are not UTF-8, what the form reserves, and a per cent
/// sign that would be taken for such an escape. So almost every path stands as it is, and undoing the escapes gives
/// every path back.
enum ImageReference {
    /// `reserved` are characters of ASCII that cannot stand as they are.
    static func encode(_ path: String, reserved: Set<UInt8> = []) -> String {
        var result = ""
        var rest = FilePath(path).bytes[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "%") ? startsEscape(rest) : byte < 0x20 || byte == 0x7F || reserved.contains(byte) {
                result += escape(byte)
                rest = rest.dropFirst()
            } else if let (scalar, width) = scalar(at: rest), Markup.isAllowed(scalar) {
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(width)
            } else {
                result += escape(byte)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// - Returns: the path, for `FilePath`.
    static func decode(_ reference: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(reference.utf8)[...]
        while let byte = rest.first {
            if startsEscape(rest),
                let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return FilePath(bytes: bytes).string
    }

    /// A path as a link: all bytes but those that every URL has (RFC 3986, 2.3) as `%XX`.
    static func url(of path: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
        let bytes = FilePath(path).bytes
        // A colon in a relative path would end the name of a scheme.
        let start = bytes.first == UInt8(ascii: "/") ? "" : "./"
        return start + bytes.map { plain.contains($0) ? String(Unicode.Scalar($0)) : escape($0) }.joined()
    }

    private static func startsEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
        let digits = bytes.dropFirst().prefix(2)
        return bytes.first == UInt8(ascii: "%") && digits.count == 2
            && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }

    private static func scalar(at bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, width: Int)? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.encode(scalar)?.count ?? 1)
    }
}
