import DocumentModel
import FileAccess
import Glibc

/// What the index knows of a photo, without its text.
public struct PhotoRecord: Hashable, Sendable {
    /// Where it is, or was.
    public var path: FilePath
    /// Its size and time when it was read.
    public var stamp: FileStamp
    /// The hash of its bytes when it was read.
    public var hash: ContentHash
    /// When it was read, in seconds since 1970.
    public var indexed: Int64
    /// Its pages, in their order; none where it could not be read.
    public var pages: [PageSize]
    /// Why it could not be read; `nil` where it could.
    public var problem: String?
}

/// The size of a page's upright image, in pixels.
public struct PageSize: Hashable, Sendable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// A size of its parts.
    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// What tells without reading it that a file has changed.
public struct FileStamp: Hashable, Sendable {
    /// Bytes.
    public var size: Int64
    /// When its content was last written, in nanoseconds since 1970; programs may set it back.
    public var modified: Int64
    /// When anything of it was last changed, its name and rights included; nobody can set that back.
    public var changed: Int64

    /// A stamp put together from its parts.
    public init(size: Int64, modified: Int64, changed: Int64 = 0) {
        (self.size, self.modified, self.changed) = (size, modified, changed)
    }

    /// The stamp of what a path leads to.
    ///
    /// To be taken before the file is read: what is written meanwhile is then noticed by the next run.
    ///
    /// - Throws: `FileError`.
    public init(of path: FilePath) throws {
        var status = stat()
        if stat(path.systemPath, &status) != 0 { throw FileError(code: errno) }
        self.init(
            size: Int64(status.st_size), modified: Self.nanoseconds(status.st_mtim),
            changed: Self.nanoseconds(status.st_ctim))
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

/// A 64-bit hash of a file's bytes (`FNVHash`), enough to know a file again that was moved.
public struct ContentHash: Hashable, Sendable {
    private var hash = FNVHash()
    /// The hash; at first that of no bytes.
    public var value: UInt64 { hash.value }

    /// The hash of bytes.
    public init(_ bytes: some Sequence<UInt8>) { append(bytes) }

    /// A hash that was kept.
    init(value: UInt64) { hash.value = value }

    /// The hash of a file, which is read piece by piece.
    ///
    /// - Throws: `FileError`.
    public init(of path: FilePath) throws {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 { throw FileError(code: errno) }
        defer { close(descriptor) }
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count > 0 {
                append(piece[..<count])
            } else if count == 0 {
                return
            } else if errno != EINTR {
                throw FileError(code: errno)
            }
        }
    }

    private mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { hash.combine(UInt64(byte)) }
    }
}
