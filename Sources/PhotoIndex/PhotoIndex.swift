import FileAccess
import Glibc
import Synchronization

/// What stands on the photos of a computer, kept in a file so that it can be searched.
///
/// ```swift
/// let index = try PhotoIndex.open(at: "index.sqlite")
/// let stamp = try FileStamp(of: photo)
/// if try !index.isCurrent(photo, stamp) {
///     try index.store(photo, stamp, hash: ContentHash(of: photo), pages: read(photo).pages)
/// }
/// let found = try index.find("merge sort")
/// ```
///
/// A photo is stored, replaced or removed as a whole or not at all, whenever a process is killed. Several processes
/// may read and write at once; each has a connection of its own. Threads share one, behind a lock and not in an actor:
/// SQLite blocks the thread it is called on, and callers that are no tasks need the index as well.
///
/// Paths are compared byte by byte: callers give absolute ones, without links where that matters.
public final class PhotoIndex: Sendable {
    /// The index file.
    public let path: FilePath
    /// Where a damaged index went that stood there before, which the user should be told; `nil` when there was none.
    public let damagedFile: FilePath?
    private let database: Mutex<Database>

    /// Tells whether another process has put another file in its place.
    private let identity: FileReading.Identity?

    /// Opens an index; makes it, and its directory, where there is none.
    ///
    /// A damaged one is renamed (``damagedFile``) and made anew: empty, but for its roots as far as they can be read.
    ///
    /// - Parameter path: the index file.
    /// - Returns: the index, ready for use.
    /// - Throws: ``IndexError``.
    public static func open(at path: FilePath) throws -> PhotoIndex {
        do {
            // What people write on their boards is theirs.
            try FileWriting.makeDirectories(path.directory, access: .owner)
        } catch let error as FileError {
            throw IndexError.file(error)
        }
        return try holding(path.directory) {
            do {
                return try PhotoIndex(at: path, damagedFile: nil)
            } catch let error as IndexError where error.isDamage {
                guard isTakenForIndex(path) else { throw IndexError.foreign }
                return try madeAnew(path)
            }
        }
    }

    /// The index in the place of this one, which was found to be damaged: made anew, unless another process has done
    /// that already.
    ///
    /// - Throws: ``IndexError``.
    public func madeAnew() throws -> PhotoIndex {
        try Self.holding(path.directory) {
            let isOther = FileReading.identity(of: path) != identity
            return isOther ? try PhotoIndex(at: path, damagedFile: nil) : try Self.madeAnew(path)
        }
    }

    private static func madeAnew(_ path: FilePath) throws -> PhotoIndex {
        let known = (try? Database(path)).flatMap { try? Self.roots(in: $0) } ?? []
        let index = try PhotoIndex(at: path, damagedFile: setAside(path))
        for root in known { try index.addRoot(root) }
        return index
    }

    /// Whether a file that cannot be read as an index was one: a photo that was named by mistake keeps its place.
    private static func isTakenForIndex(_ path: FilePath) -> Bool {
        let start = Array("SQLite format 3".utf8)
        if path.fileExtension == "sqlite" { return true }
        return (try? FileReading.bytes(of: path).starts(with: start)) ?? false
    }

    /// Where a user's index is: `boardscan/index.sqlite` in the cache directory of the XDG base directory specification.
    ///
    /// - Parameter environment: gives the value of a variable.
    /// - Returns: `nil` for somebody without a home.
    public static func usualPath(environment: (String) -> String?) -> FilePath? {
        UserDirectory.cache.child("boardscan/index.sqlite", environment: environment)
    }

    /// An index in memory alone, which is gone with its last holder.
    ///
    /// - Throws: ``IndexError``.
    public static func inMemory() throws -> PhotoIndex {
        try PhotoIndex(Database.inMemory(), at: ":memory:", damagedFile: nil)
    }

    private convenience init(at path: FilePath, damagedFile: FilePath?) throws {
        Self.makeFile(path)
        try self.init(Database(path), at: path, damagedFile: damagedFile)
    }

    private init(_ database: sending Database, at path: FilePath, damagedFile: FilePath?) throws {
        try Schema.prepare(database)
        self.path = path
        self.damagedFile = damagedFile
        self.database = Mutex(database)
        identity = FileReading.identity(of: path)
    }

    /// Makes a file that only its owner may read, or makes it so; SQLite gives its other files the same rights.
    private static func makeFile(_ path: FilePath) {
        let descriptor = Glibc.open(path.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) } else { chmod(path.systemPath, 0o600) }
    }

    /// Runs `body` with the connection, while no other thread does.
    func with<Result: Sendable>(_ body: (Database) throws -> Result) throws -> Result {
        try database.withLock { try body($0) }
    }

    /// Brings the full-text index into its most compact form, by which later searches are faster.
    ///
    /// Worth it after some thousand photos; takes some seconds for 100,000 photos, and as long nobody else can write.
    ///
    /// - Throws: ``IndexError``.
    public func optimize() throws { try with { try $0.run("INSERT INTO sieve(sieve) VALUES ('optimize')") } }
}

extension PhotoIndex {
    /// Renames a damaged index to NAME.damaged-1, or the next number that is free, and what belongs to it (NAME-wal).
    ///
    /// The next ``open(at:)`` makes it anew.
    ///
    /// - Returns: its new name.
    /// - Throws: ``IndexError``.
    @discardableResult
    static func setAside(_ path: FilePath) throws -> FilePath {
        var number = 1
        while !path.appending(".damaged-\(number)").isFree { number += 1 }
        let new = path.appending(".damaged-\(number)")
        // The log first: it must not be left to a new file of the old name.
        for suffix in ["-wal", "-shm", ""] {
            let (from, to) = (path.appending(suffix), new.appending(suffix))
            if rename(from.systemPath, to.systemPath) != 0, errno != ENOENT {
                throw IndexError.file(FileError(code: errno))
            }
        }
        return new
    }

    /// Runs what must not be done by two processes at once to files of a directory; where the directory cannot be
    /// locked, it is done without.
    ///
    /// The lock is the directory's: to open and close the index itself would end the locks that SQLite has on it.
    static func holding<Result>(_ directory: FilePath, _ body: () throws -> Result) rethrows -> Result {
        let descriptor = Glibc.open(directory.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }
}

extension FilePath {
    /// The path with a zero at its end, as the system takes it.
    var systemPath: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

    /// Whether nothing has this name, not even a link that leads nowhere; what cannot be asked counts as there.
    var isFree: Bool {
        var status = stat()
        return lstat(systemPath, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
    }
}
