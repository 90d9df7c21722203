/// A list of paths, one a line, or each ended by a zero byte as `find -print0` writes them.
///
/// Lines may end as Windows' do, and a byte order mark may stand before the first; where paths end with a zero byte, all
/// other bytes are theirs.
public struct PathList: Sendable {
    /// The byte behind each path.
    private let separator: UInt8
    /// The beginning of a path whose end has not come yet.
    private var rest: [UInt8] = []
    private var isAtBeginning = true

    public init(endedByZero: Bool) { separator = endedByZero ? 0 : UInt8(ascii: "\n") }

    /// - Returns: the paths that are complete by now; empty lines are none.
    public mutating func paths(adding bytes: some Collection<UInt8>) -> [FilePath] {
        rest += bytes
        guard let end = rest.lastIndex(of: separator) else { return [] }
        defer { rest.removeSubrange(...end) }
        return rest[..<end].split(separator: separator).compactMap { path($0) }
    }

    /// - Returns: the last path, if nothing ended it.
    public mutating func finish() -> [FilePath] {
        defer { rest = [] }
        return path(rest[...]).map { [$0] } ?? []
    }

    private mutating func path(_ bytes: ArraySlice<UInt8>) -> FilePath? {
        var bytes = bytes
        if separator != 0 {
            if isAtBeginning, bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
            if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        }
        isAtBeginning = false
        return bytes.isEmpty ? nil : FilePath(bytes: Array(bytes))
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// All paths of a whole list.
    public static func paths(in bytes: [UInt8], endedByZero: Bool) -> [FilePath] {
        var list = PathList(endedByZero: endedByZero)
        return list.paths(adding: bytes) + list.finish()
    }
}
