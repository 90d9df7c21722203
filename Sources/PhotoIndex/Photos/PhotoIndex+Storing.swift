import DocumentModel
import FileAccess
import Glibc

extension PhotoIndex {
    /// Stores what was read from a photo, in place of what is known of that path.
    ///
    /// - Parameters:
    ///   - path: the photo.
    ///   - stamp: from before it was read.
    ///   - hash: of the bytes that were read.
    ///   - pages: what was read.
    /// - Throws: ``IndexError``; what was known is then unchanged.
    public func store(_ path: FilePath, _ stamp: FileStamp, hash: ContentHash, pages: [Page]) throws {
        let photo = PackedPhoto(path: path, stamp: stamp, hash: hash, pages: pages)
        try with { database in try database.writing { try photo.replace(in: database) } }
    }

    /// Notes that a photo could not be read, so that it is not tried again until it changes.
    ///
    /// - Parameters:
    ///   - path: the photo.
    ///   - stamp: from before it was tried.
    ///   - hash: of its bytes, as far as they could be had.
    ///   - problem: why, in a line for people.
    /// - Throws: ``IndexError``; what was known is then unchanged.
    public func store(_ path: FilePath, _ stamp: FileStamp, hash: ContentHash, problem: String) throws {
        let photo = PackedPhoto(path: path, stamp: stamp, hash: hash, pages: [], problem: problem)
        try with { database in try database.writing { try photo.replace(in: database) } }
    }

    /// Removes what is known of photos; paths without a record count for nothing.
    ///
    /// - Throws: ``IndexError``; nothing is then removed.
    public func remove(_ paths: [FilePath]) throws {
        try with { database in
            try database.writing { for path in paths { try PackedPhoto.remove(path, from: database) } }
        }
    }
}

/// A photo as its rows hold it.
struct PackedPhoto: Sendable {
    let path: FilePath
    let stamp: FileStamp
    let hash: ContentHash
    let problem: String?
    private let pages: [PageSize]
    private let blocks: [(page: Int, letters: [UInt8], sieve: String)]

    init(path: FilePath, stamp: FileStamp, hash: ContentHash, pages: [Page], problem: String? = nil) {
        (self.path, self.stamp, self.hash, self.problem) = (path, stamp, hash, problem)
        self.pages = pages.map { PageSize(width: $0.width, height: $0.height) }
        blocks = pages.enumerated().flatMap { number, page in
            page.blocks.map(IndexedBlock.init).filter { !$0.lines.isEmpty }.map {
                (number, $0.packed, BlockLetters($0).sieveText)
            }
        }
    }

    /// Writes the photo over what is there of its path; within a transaction.
    func replace(in database: Database) throws {
        try Self.remove(path, from: database)
        try database.run(
            """
            INSERT INTO photo(path, size, modified, changed, hash, indexed, problem) VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .bytes(path.bytes), .integer(stamp.size), .integer(stamp.modified), .integer(stamp.changed),
                .integer(hash.signed), .integer(time(nil)), problem.map(SQLValue.text) ?? .null,
            ])
        let photo = database.lastRow
        for (number, page) in pages.enumerated() {
            try database.run(
                "INSERT INTO page VALUES (?, ?, ?, ?)",
                [.integer(photo), .integer(number), .integer(page.width), .integer(page.height)])
        }
        for block in blocks {
            try database.run(
                "INSERT INTO block(photo, page, letters) VALUES (?, ?, ?)",
                [.integer(photo), .integer(block.page), .bytes(block.letters)])
            try database.run(
                "INSERT INTO sieve(rowid, text) VALUES (?, ?)", [.integer(database.lastRow), .text(block.sieve)])
        }
    }

    /// Removes what is there of a path; within a transaction.
    static func remove(_ path: FilePath, from database: Database) throws {
        let found = try database.first("SELECT id FROM photo WHERE path = ?", [.bytes(path.bytes)]) { $0.integer(0) }
        guard let photo = found else { return }
        let blocks = try database.rows("SELECT id, letters FROM block WHERE photo = ? ORDER BY id", [.integer(photo)]) {
            (id: $0.integer(0), letters: try IndexedBlock(packed: $0.bytes(1)))
        }
        for block in blocks {
            try database.run(
                "INSERT INTO sieve(sieve, rowid, text) VALUES ('delete', ?, ?)",
                [.integer(block.id), .text(BlockLetters(block.letters).sieveText)])
        }
        try database.run("DELETE FROM photo WHERE id = ?", [.integer(photo)])
    }
}

extension ContentHash {
    /// The same bits as SQLite's whole numbers have them.
    var signed: Int64 { Int64(bitPattern: value) }
}
