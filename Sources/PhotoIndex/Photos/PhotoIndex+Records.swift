import FileAccess

extension PhotoIndex {
    /// Whether the photo was read, or tried, when its size and times were the same.
    ///
    /// - Throws: ``IndexError``.
    public func isCurrent(_ path: FilePath, _ stamp: FileStamp) throws -> Bool {
        try with { database in
            try database.first(
                "SELECT 1 FROM photo WHERE path = ? AND size = ? AND modified = ? AND changed = ?",
                [.bytes(path.bytes), .integer(stamp.size), .integer(stamp.modified), .integer(stamp.changed)]
            ) { _ in true } ?? false
        }
    }

    /// Takes over what was read from the same bytes before: of a file that is no longer where it was, or of this one
    /// where nothing but its times is another.
    ///
    /// - Parameters:
    ///   - path: the photo.
    ///   - stamp: its size and time.
    ///   - hash: of its bytes.
    /// - Returns: where it was; `nil` where there is no such record and the photo has to be read.
    /// - Throws: ``IndexError``; what was known is then unchanged.
    public func takeOver(_ path: FilePath, _ stamp: FileStamp, hash: ContentHash) throws -> FilePath? {
        try with { database in
            try database.writing {
                let same = try database.rows(
                    "SELECT id, path FROM photo WHERE size = ? AND hash = ? AND problem IS NULL ORDER BY id",
                    [.integer(stamp.size), .integer(hash.signed)]
                ) { ($0.integer(0), FilePath(bytes: $0.bytes(1))) }
                guard let old = same.first(where: { $0.1 == path }) ?? same.first(where: { $0.1.isFree }) else {
                    return nil
                }
                if old.1 != path { try PackedPhoto.remove(path, from: database) }
                try database.run(
                    "UPDATE photo SET path = ?, modified = ?, changed = ? WHERE id = ?",
                    [.bytes(path.bytes), .integer(stamp.modified), .integer(stamp.changed), .integer(old.0)])
                return old.1
            }
        }
    }

    /// What is known of a photo; `nil` for nothing.
    ///
    /// - Throws: ``IndexError``.
    public func record(of path: FilePath) throws -> PhotoRecord? {
        try with { database in
            try database.reading {
                let pages = try database.rows(
                    """
                    SELECT width, height FROM page JOIN photo ON photo.id = page.photo
                    WHERE path = ? ORDER BY number
                    """, [.bytes(path.bytes)]
                ) { PageSize(width: Int($0.integer(0)), height: Int($0.integer(1))) }
                return try database.first(
                    "SELECT size, modified, changed, hash, indexed, problem FROM photo WHERE path = ?",
                    [.bytes(path.bytes)]
                ) {
                    PhotoRecord(
                        path: path,
                        stamp: FileStamp(size: $0.integer(0), modified: $0.integer(1), changed: $0.integer(2)),
                        hash: ContentHash(value: UInt64(bitPattern: $0.integer(3))), indexed: $0.integer(4),
                        pages: pages, problem: $0.text(5))
                }
            }
        }
    }

    /// How many photos have a record, those that could not be read included.
    ///
    /// - Throws: ``IndexError``.
    public func photoCount() throws -> Int { try with { try Self.count("photo", in: $0) } }

    /// How many of these could not be read.
    ///
    /// - Throws: ``IndexError``.
    public func problemCount() throws -> Int { try with { try Self.count("photo WHERE problem IS NOT NULL", in: $0) } }

    private static func count(_ rows: String, in database: Database) throws -> Int {
        Int(try database.first("SELECT count(*) FROM \(rows)") { $0.integer(0) } ?? 0)
    }

    /// Removes what is known of files in a directory, or below, that are no longer there.
    ///
    /// Nothing is removed where the directory itself is not there, as when a drive is not connected.
    ///
    /// - Parameter directory: a directory; or a photo, which is forgotten if it is gone and its directory is not.
    /// - Returns: the paths whose records were removed.
    /// - Throws: ``IndexError``; some records may be removed by then.
    @discardableResult
    public func removeMissing(under directory: FilePath) throws -> [FilePath] {
        if directory.isFree {
            guard !directory.directory.isFree, try record(of: directory) != nil else { return [] }
            try remove([directory])
            return [directory]
        }
        var removed: [FilePath] = []
        var last: FilePath?
        while true {
            // A part at a time: others may write in between.
            let paths = try with { try PathRange(below: directory).paths(after: last, most: 500, in: $0) }
            if paths.isEmpty { return removed }
            let gone = paths.filter(\.isFree)
            if !gone.isEmpty { try remove(gone) }
            removed += gone
            last = paths.last
        }
    }
}

extension PhotoIndex {
    /// The directories and photos that were named, in the order of their bytes: where a run without paths looks.
    ///
    /// - Throws: ``IndexError``.
    public func roots() throws -> [FilePath] { try with { try Self.roots(in: $0) } }

    static func roots(in database: Database) throws -> [FilePath] {
        try database.rows("SELECT path FROM root ORDER BY path") { FilePath(bytes: $0.bytes(0)) }
    }

    /// Remembers a directory or a photo, unless it is below one that is remembered; those below it need not be then.
    ///
    /// - Throws: ``IndexError``.
    public func addRoot(_ path: FilePath) throws {
        let range = PathRange(below: path)
        try with { database in
            func isRoot(_ path: FilePath) throws -> Bool {
                try database.first("SELECT 1 FROM root WHERE path = ?", [.bytes(path.bytes)]) { _ in true } ?? false
            }
            var above = path
            while try !isRoot(above) {
                let next = above.directory
                guard next == above || next == "." else {
                    above = next
                    continue
                }
                return try database.writing {
                    try database.run(
                        "DELETE FROM root WHERE path > ? AND path < ?", [.bytes(range.start), .bytes(range.end)])
                    try database.run("INSERT OR IGNORE INTO root VALUES (?)", [.bytes(path.bytes)])
                }
            }
        }
    }

    /// Forgets a directory or a photo, as a place to look at and with all that is known of the photos there.
    ///
    /// - Returns: how many photos were forgotten.
    /// - Throws: ``IndexError``; nothing is then forgotten.
    @discardableResult
    public func forget(_ path: FilePath) throws -> Int {
        let range = PathRange(below: path)
        return try with { database in
            try database.writing {
                try database.run(
                    "DELETE FROM root WHERE path = ? OR path > ? AND path < ?",
                    [.bytes(path.bytes), .bytes(range.start), .bytes(range.end)])
                let below = try range.paths(after: nil, most: .max, in: database)
                let known = try database.first("SELECT 1 FROM photo WHERE path = ?", [.bytes(path.bytes)]) { _ in path }
                let photos = below + (known.map { [$0] } ?? [])
                for photo in photos { try PackedPhoto.remove(photo, from: database) }
                return photos.count
            }
        }
    }
}

/// What is below a path, as a range of paths in the order of their bytes.
struct PathRange {
    /// What the paths below begin with: the path and a slash.
    let start: [UInt8]
    /// The first path that is none below it: "0" follows the slash.
    let end: [UInt8]

    init(below path: FilePath) {
        start = path.endsWithSlash ? path.bytes : path.bytes + [UInt8(ascii: "/")]
        end = start.dropLast() + [UInt8(ascii: "/") + 1]
    }

    /// Paths of photos in the range, in their order: those behind one of them, or the first ones.
    func paths(after last: FilePath?, most: Int, in database: Database) throws -> [FilePath] {
        try database.rows(
            "SELECT path FROM photo WHERE path > ? AND path < ? ORDER BY path LIMIT ?",
            [.bytes(last?.bytes ?? start), .bytes(end), .integer(most)]
        ) { FilePath(bytes: $0.bytes(0)) }
    }
}
