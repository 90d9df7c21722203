/// The text of a file that somebody else wrote.
public enum TextFile {
    /// A page of print has 5,000; comparing takes time in the product of the lengths of two texts.
    public static let mostCharacters = 100_000
    /// A file of more bytes holds no such text, in any encoding that is read.
    public static let mostBytes = 1_000_000

    /// The text of bytes in UTF-8, with a byte order mark or without, or in UTF-16 with one.
    ///
    /// - Throws: ``TextFileError``.
    public static func text(_ bytes: [UInt8]) throws -> String {
        let text = try decode(bytes)
        guard text.unicodeScalars.count <= mostCharacters else { throw TextFileError.tooLong }
        return text
    }

    private static func decode(_ bytes: [UInt8]) throws -> String {
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, high: 1) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, high: 0) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw TextFileError.notUTF8 }
        return text
    }

    /// Of each two bytes the one at `high`, 0 or 1, is the higher one.
    private static func utf16(_ bytes: [UInt8], high: Int) throws -> String {
        guard bytes.count.isMultiple(of: 2) else { throw TextFileError.notUTF16 }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index -> UInt16 in
            let (upper, lower) = (UInt16(bytes[index + high]), UInt16(bytes[index + 1 - high]))
            return upper << 8 | lower
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw TextFileError.notUTF16 }
        return text
    }
}

/// Why bytes are no text; the description is one line for people.
public enum TextFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes have no mark of UTF-16, and are not UTF-8.
    case notUTF8
    /// The bytes have a mark of UTF-16, and are not UTF-16.
    case notUTF16
    /// The text has more than ``TextFile/mostCharacters``.
    case tooLong

    public var description: String {
        switch self {
        case .notUTF8: "the text is not UTF-8"
        case .notUTF16: "the text is damaged UTF-16"
        case .tooLong: "the text has more than \(TextFile.mostCharacters) characters"
        }
    }
}
