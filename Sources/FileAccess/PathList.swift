/// A list of paths, one a line, or each ended by a zero byte as `find -print0` writes them.
///
/// Lines may end as Windows' do, and a byte order mark may stand before the first. A list may be in UTF-16, as Windows'
/// programs write it. Where paths end with a zero byte, all other bytes are theirs.
public struct PathList: Sendable {
    /// The byte behind each path.
    private let separator: UInt8
    /// Bytes that came before it could be told what they are.
    private var beginning: [UInt8]? = []
    /// Where the list is in UTF-16.
    private var units: UTF16Decoder?
    /// The beginning of a path whose end has not come yet.
    private var rest: [UInt8] = []

    /// A list of which nothing is known yet but how its paths end: with a zero byte, or with a line.
    public init(endedByZero: Bool) {
        separator = endedByZero ? 0 : UInt8(ascii: "\n")
        if endedByZero { beginning = nil }
    }

    /// - Returns: the paths that are complete by now; empty lines are none.
    public mutating func paths(adding bytes: some Collection<UInt8>) -> [FilePath] {
        add(Array(bytes), isLast: false)
        guard let end = rest.lastIndex(of: separator) else { return [] }
        defer { rest.removeSubrange(...end) }
        return rest[..<end].split(separator: separator).compactMap { path($0) }
    }

    /// - Returns: the last path, if nothing ended it.
    public mutating func finish() -> [FilePath] {
        add([], isLast: true)
        defer { rest = [] }
        return path(rest[...]).map { [$0] } ?? []
    }

    private mutating func add(_ bytes: [UInt8], isLast: Bool) {
        var bytes = bytes
        if let waiting = beginning {
            bytes = waiting + bytes
            // A shorter beginning may yet become a mark.
            guard isLast || bytes.count > 2 || bytes.count == 2 && !Self.byteOrderMark.starts(with: bytes) else {
                beginning = bytes
                return
            }
            beginning = nil
            units = UTF16Decoder(beginningOf: bytes)
            if units == nil, bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
        }
        rest += units?.utf8(adding: bytes) ?? bytes
    }

    private func path(_ bytes: ArraySlice<UInt8>) -> FilePath? {
        let isWindows = separator != 0 && bytes.last == UInt8(ascii: "\r")
        let bytes = isWindows ? bytes.dropLast() : bytes
        return bytes.isEmpty ? nil : FilePath(bytes: Array(bytes))
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// All paths of a whole list.
    public static func paths(in bytes: [UInt8], endedByZero: Bool) -> [FilePath] {
        var list = PathList(endedByZero: endedByZero)
        return list.paths(adding: bytes) + list.finish()
    }
}
