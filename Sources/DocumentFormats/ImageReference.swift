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
            let isEscape = PercentEncoding.escapedByte(atStartOf: rest) != nil
            if isEscape || byte != UInt8(ascii: "%") && (byte < 0x20 || byte == 0x7F || reserved.contains(byte)) {
                result += PercentEncoding.escape(byte)
                rest = rest.dropFirst()
            } else if let (scalar, width) = scalar(at: rest), Markup.isAllowed(scalar) {
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(width)
            } else {
                result += PercentEncoding.escape(byte)
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
            if let value = PercentEncoding.escapedByte(atStartOf: rest) {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return FilePath(bytes: bytes).string
    }

    /// A path as a link.
    static func url(of path: String) -> String {
        let bytes = FilePath(path).bytes
        // A colon in a relative path would end the name of a scheme.
        let start = bytes.first == UInt8(ascii: "/") ? "" : "./"
        return start + PercentEncoding.encode(bytes, keeping: PercentEncoding.unreserved.union([UInt8(ascii: "/")]))
    }

    private static func scalar(at bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, width: Int)? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.encode(scalar)?.count ?? 1)
    }
}
