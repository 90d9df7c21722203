import FileAccess

/// The blocks of the photos that a search is confined to.
struct SearchScope {
    /// Ranges of blocks' numbers, in their order, not touching; `nil` for all blocks.
    private let ranges: [ClosedRange<Int64>]?

    /// The photos at some paths, or below; all for none.
    init(_ paths: [FilePath], in database: Database) throws {
        let total = try database.first("SELECT count(*) FROM photo") { $0.integer(0) }
        guard !paths.isEmpty, try Self.photoCount(paths, in: database) != total else {
            ranges = nil
            return
        }
        var found: [ClosedRange<Int64>] = []
        for path in paths {
            let range = PathRange(below: path)
            try database.rows(
                """
                SELECT block.id FROM photo JOIN block ON block.photo = photo.id WHERE photo.path = ?
                UNION ALL
                SELECT block.id FROM photo JOIN block ON block.photo = photo.id WHERE photo.path > ? AND photo.path < ?
                """, [.bytes(path.bytes), .bytes(range.start), .bytes(range.end)]
            ) { found.extend(by: $0.integer(0)) }
        }
        found.sort { $0.lowerBound < $1.lowerBound }
        ranges = found.reduce(into: []) { $0.join($1) }
    }

    /// How many photos one path has, to know whether it has all; 0 for several.
    private static func photoCount(_ paths: [FilePath], in database: Database) throws -> Int64? {
        guard let path = paths.first, paths.count == 1 else { return 0 }
        let range = PathRange(below: path)
        return try database.first(
            "SELECT count(*) FROM photo WHERE path > ? AND path < ?", [.bytes(range.start), .bytes(range.end)]
        ) { $0.integer(0) }
    }

    func contains(_ block: Int64) -> Bool {
        guard let ranges else { return true }
        // The first range that does not end before the block.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < block { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(block)
    }

    /// All blocks, where they are confined and not more than some.
    func few(_ most: Int) -> [Int64]? {
        guard let ranges, ranges.reduce(0, { $0 + $1.count }) <= most else { return nil }
        return ranges.flatMap { $0 }
    }
}

extension [ClosedRange<Int64>] {
    /// Adds a number, to the last range where it follows it.
    fileprivate mutating func extend(by number: Int64) {
        if let last, last.upperBound + 1 == number {
            self[count - 1] = last.lowerBound...number
        } else {
            append(number...number)
        }
    }

    /// Adds a range that does not begin before the last one.
    fileprivate mutating func join(_ range: ClosedRange<Int64>) {
        if let last, range.lowerBound <= last.upperBound + 1 {
            self[count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
        } else {
            append(range)
        }
    }
}
