import Glibc

/// A file's path: any bytes but zero, which need not be UTF-8.
///
/// Swift's strings cannot hold invalid UTF-8, and command-line arguments travel through strings. So a byte that is not
/// UTF-8 travels as a character of Unicode's last private plane, and a path made of the string has the byte again.
public struct FilePath: Hashable, Sendable {
    /// The path as the system takes it, without a zero byte at its end.
    public var bytes: [UInt8]

    /// A path of bytes, which need not be UTF-8.
    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// A path of a string, as from a literal or from ``ProgramArguments``.
    public init(_ string: String) { bytes = InvalidBytes.decode(string) }

    /// The path as a string from which the same path can be made.
    public var string: String { InvalidBytes.encode(bytes) }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// What follows the last slash; slashes at the end don't count.
    public var lastComponent: FilePath {
        let trimmed = bytes.reversed().drop { $0 == Self.slash }.reversed()
        guard !trimmed.isEmpty else { return self }
        return FilePath(bytes: Array(trimmed.reversed().prefix { $0 != Self.slash }.reversed()))
    }

    /// The directory a file stands in: "." for a bare name.
    public var directory: FilePath {
        let trimmed = Array(bytes.reversed().drop { $0 == Self.slash }.reversed())
        guard let end = trimmed.lastIndex(of: Self.slash) else { return FilePath(trimmed.isEmpty ? "/" : ".") }
        return end == 0 ? FilePath("/") : FilePath(bytes: Array(trimmed[..<end]))
    }

    /// Whether the path can only lead to a directory.
    public var endsWithSlash: Bool { bytes.last == Self.slash }

    /// Where the extension's dot stands; the dot of a hidden file begins none.
    private var extensionDot: Int? {
        guard let dot = bytes.lastIndex(of: Self.dot), dot > 0, bytes[dot - 1] != Self.slash,
            !bytes[dot...].contains(Self.slash)
        else { return nil }
        return dot
    }

    /// The extension in lower case, without its dot; empty when there is none.
    public var fileExtension: String {
        extensionDot.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self).lowercased() } ?? ""
    }

    /// The path without its extension and the dot before it; the same path where there is none.
    public var removingExtension: FilePath { extensionDot.map { FilePath(bytes: Array(bytes[..<$0])) } ?? self }

    /// The path with a string right behind it, such as an extension with its dot.
    public func appending(_ suffix: String) -> FilePath { FilePath(bytes: bytes + FilePath(suffix).bytes) }

    /// The path of what has this name in the directory; one slash stands between them.
    public func child(_ name: FilePath) -> FilePath {
        FilePath(bytes: bytes + (endsWithSlash ? [] : [Self.slash]) + name.bytes)
    }

    /// The path with all symbolic links followed; `nil` where nothing is.
    package var resolved: FilePath? {
        guard let bytes = withCString({ realpath($0, nil) }) else { return nil }
        defer { free(bytes) }
        return FilePath(
            bytes: UnsafeBufferPointer(start: bytes, count: strlen(bytes)).map { UInt8(bitPattern: $0) })
    }

    /// Calls C with the path as a zero-terminated string.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // The buffer holds at least the terminator.
            try body(buffer.baseAddress.unsafelyUnwrapped)
        }
    }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
    /// A path of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    public var description: String { string }
}
