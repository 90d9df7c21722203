import Glibc

/// A list of paths, one a line, or each ended by a zero byte as `find -print0` writes them.
public struct PathList: Sendable {
    /// The byte behind each path.
    private let separator: UInt8
    /// The beginning of a path whose end has not come yet.
    private var rest: [UInt8] = []

    public init(endedByZero: Bool) { separator = endedByZero ? 0 : UInt8(ascii: "\n") }

    /// - Returns: the paths that are complete by now; empty lines are none.
    public mutating func paths(adding bytes: some Collection<UInt8>) -> [FilePath] {
        rest += bytes
        guard let end = rest.lastIndex(of: separator) else { return [] }
        defer { rest.removeSubrange(...end) }
        return rest[..<end].split(separator: separator).map { FilePath(bytes: Array($0)) }
    }

    /// - Returns: the last path, if nothing ended it.
    public mutating func finish() -> [FilePath] {
        defer { rest = [] }
        return rest.isEmpty ? [] : [FilePath(bytes: rest)]
    }

    /// All paths of a whole list.
    public static func paths(in bytes: [UInt8], endedByZero: Bool) -> [FilePath] {
        var list = PathList(endedByZero: endedByZero)
        return list.paths(adding: bytes) + list.finish()
    }
}

extension FileReading {
    /// What standard input has by now; waits for at least one byte.
    ///
    /// - Returns: nothing at the end.
    /// - Throws: ``FileError``.
    public static func someStandardInput() throws -> [UInt8] { try some(of: STDIN_FILENO) }

    static func some(of descriptor: Int32) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer.prefix(count)) }
            if try !FileWaiting.mayGoOn(after: errno, descriptor, for: POLLIN) { throw FileError.last }
        }
    }
}
