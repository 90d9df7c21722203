import Glibc

/// Reads whole files and lists directories.
public enum FileReading {
    /// What may stand at a path.
    public enum Kind: Sendable {
        /// A file, a pipe or a device.
        case file
        /// A directory.
        case directory
    }

    /// What stands at a path, symbolic links followed; pipes and devices count as files.
    ///
    /// - Throws: ``FileError``.
    public static func kind(of path: FilePath) throws -> Kind {
        try status(of: path).st_mode & S_IFMT == S_IFDIR ? .directory : .file
    }

    /// Whether what stands at a path is neither a file nor a directory: a pipe, a socket, a device.
    public static func isSpecial(_ path: FilePath) -> Bool {
        guard let type = try? status(of: path).st_mode & S_IFMT else { return false }
        return type != S_IFREG && type != S_IFDIR
    }

    /// What tells a file from all others: its device and its number there.
    public struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64

        init(_ status: stat) {
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    /// What tells a file from what stood in its place before, even where it was written over.
    public struct Version: Hashable, Sendable {
        let identity: Identity
        let size: Int64
        /// Seconds and nanoseconds.
        let modified: [Int]
    }

    /// The version of what a path leads to; `nil` where nothing is.
    public static func version(of path: FilePath) -> Version? {
        guard let status = try? status(of: path) else { return nil }
        return Version(
            identity: Identity(status), size: Int64(status.st_size),
            modified: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec])
    }

    /// A path by which two ways to one place are told to be the same, even where nothing is yet.
    public static func place(of path: FilePath) -> FilePath {
        path.directory.resolved?.child(path.lastComponent) ?? path
    }

    /// The identity of what a path leads to; `nil` where nothing is.
    public static func identity(of path: FilePath) -> Identity? { (try? status(of: path)).map(Identity.init) }

    /// The identity of an open file; `nil` where it has none.
    static func identity(of descriptor: Int32) -> Identity? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Identity(status) : nil
    }

    private static func status(of path: FilePath) throws -> stat {
        var result = stat()
        if path.withCString({ stat($0, &result) }) != 0 { throw FileError.last }
        return result
    }

    /// - Throws: ``FileError``, for a file of more than 2 GB, too.
    public static func bytes(of path: FilePath) throws -> [UInt8] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        if descriptor < 0 { throw FileError.last }
        defer { close(descriptor) }
        var status = stat()
        let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        guard isRegular else { return try readAll(descriptor, expected: 0, limit: streamLimit) }
        let size = Int(status.st_size)
        if size > fileLimit { throw FileError(code: EFBIG) }
        guard isRoom(for: size) else { throw FileError(code: ENOMEM) }
        return try readAll(descriptor, expected: size, limit: fileLimit)
    }

    /// More than any scan has; a file with holes may claim to have thousands of times that.
    private static let fileLimit = 1 << 31

    /// Whether so much memory can be had: Swift ends the program where it can't.
    private static func isRoom(for byteCount: Int) -> Bool {
        let size = max(1, byteCount)
        guard let room = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), room != MAP_FAILED
        else { return false }
        munmap(room, size)
        return true
    }

    /// All of standard input.
    ///
    /// - Throws: ``FileError``.
    public static func standardInput() throws -> [UInt8] { try readAll(STDIN_FILENO, expected: 0, limit: streamLimit) }

    /// Bytes that are read of a pipe or a device at most: some, like /dev/zero, never end.
    private static let streamLimit = 1 << 29

    private static func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(max(0, expected))
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { chunk.deallocate() }
        while true {
            let count = read(descriptor, chunk.baseAddress, chunk.count)
            if count > 0 {
                if result.count + count > limit { throw FileError(code: EFBIG) }
                result.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
            } else if count == 0 {
                return result
            } else if try !FileWaiting.shouldRetry(after: errno, descriptor, for: POLLIN) {
                throw FileError.last
            }
        }
    }

    /// The names in a directory, sorted by their bytes, without hidden ones.
    ///
    /// - Throws: ``FileError``.
    public static func names(in directory: FilePath, includingHidden: Bool = false) throws -> [FilePath] {
        guard let stream = directory.withCString({ opendir($0) }) else { throw FileError.last }
        defer { closedir(stream) }
        var result: [FilePath] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
                    Array(UnsafeBufferPointer(start: start, count: 256).prefix { $0 != 0 })
                }
            }
            if includingHidden || name.first != UInt8(ascii: ".") { result.append(FilePath(bytes: name)) }
        }
        return result.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
