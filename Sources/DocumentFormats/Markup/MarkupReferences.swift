/// Character references: `&amp;`, `&#39;`, `&#x2192;`.
enum MarkupReferences {
    /// The names of XML, and those hOCR asks for.
    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    ]

    /// Text with its references replaced; what is none stands as it is.
    static func resolve(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let (scalar, length) = reference(rest) {
                result.append(contentsOf: UTF8.encode(scalar) ?? .init())
                rest = rest.dropFirst(length)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let longest = 12

    private static func reference(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
        let body = bytes.dropFirst().prefix(longest).prefix { $0 != UInt8(ascii: ";") }
        guard body.endIndex < bytes.endIndex, bytes[body.endIndex] == UInt8(ascii: ";") else { return nil }
        guard let scalar = scalar(String(decoding: body, as: UTF8.self)) else { return nil }
        return (scalar, body.count + 2)
    }

    private static func scalar(_ body: String) -> Unicode.Scalar? {
        guard body.hasPrefix("#") else { return named[body] }
        let digits = body.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init)
    }
}
