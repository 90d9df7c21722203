/// Carries bytes that are not UTF-8 through strings, as Python's "surrogateescape" does (PEP 383).
enum InvalidBytes {
    /// Byte `b` becomes U+10FE00 + b, in Unicode's last private-use plane.
    private static let base: UInt32 = 0x10FE00

    static func encode(_ bytes: [UInt8]) -> String {
        if let string = String(validating: bytes, as: UTF8.self), !string.unicodeScalars.contains(where: isEscape) {
            return string
        }
        var result = String.UnicodeScalarView()
        var rest = bytes[...]
        while let byte = rest.first {
            if let scalar = leadingScalar(rest), !isEscape(scalar) {
                result.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                if let scalar = Unicode.Scalar(base + UInt32(byte)) { result.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return String(result)
    }

    static func decode(_ string: String) -> [UInt8] {
        string.unicodeScalars.flatMap { scalar -> [UInt8] in
            isEscape(scalar) ? [UInt8(truncatingIfNeeded: scalar.value - base)] : Array(UTF8.encode(scalar) ?? .init())
        }
    }

    private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
        (base...base + 0xFF).contains(scalar.value)
    }

    private static func leadingScalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { UTF8.encode(scalar)?.count ?? 1 }
}
