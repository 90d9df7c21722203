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

    /// Whether a symbolic link stands at a path, wherever it leads.
    public static func isLink(_ path: FilePath) -> Bool {
        var result = stat()
        return path.withCString { lstat($0, &result) } == 0 && result.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether what was just made at a path is another name of a file: a symbolic link, or a second name.
    static func isNewLink(_ path: FilePath) -> Bool {
        var result = stat()
        guard path.withCString({ lstat($0, &result) }) == 0 else { return false }
        return result.st_mode & S_IFMT == S_IFLNK || result.st_mode & S_IFMT == S_IFREG && result.st_nlink > 1
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

    static func status(of path: FilePath) throws -> stat {
        var result = stat()
        if path.withCString({ stat($0, &result) }) != 0 { throw FileError.last }
        return result
    }

    /// All of a file.
    ///
    /// A file that is longer than `limit` is an error; files of more than 2 GB always are. `check` is given the first
    /// 4096 bytes, or more, before the others are read; what it throws is thrown.
    ///
    /// - Throws: ``FileError``.
    public static func bytes(
        of path: FilePath, limit: Int = .max, checkingBeginning check: ([UInt8]) throws -> Void = { _ in }
    ) throws -> [UInt8] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        if descriptor < 0 { throw FileError.last }
        defer { close(descriptor) }
        var status = stat()
        let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        guard isRegular else {
            return try readAll(descriptor, expected: 0, limit: min(limit, streamLimit), check)
        }
        let size = Int(status.st_size)
        if size > min(limit, fileLimit) { throw FileError(code: EFBIG) }
        return try readAll(descriptor, expected: size, limit: min(limit, fileLimit), check)
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

    /// All of standard input, as ``bytes(of:limit:checkingBeginning:)`` reads a file.
    ///
    /// - Throws: ``FileError``.
    public static func standardInput(
        limit: Int = .max, checkingBeginning check: ([UInt8]) throws -> Void = { _ in }
    ) throws -> [UInt8] { try readAll(STDIN_FILENO, expected: 0, limit: min(limit, streamLimit), check) }

    /// Bytes that are read of a pipe or a device at most: some, like /dev/zero, never end.
    private static let streamLimit = 1 << 29

    private static func readAll(
        _ descriptor: Int32, expected: Int, limit: Int, _ check: ([UInt8]) throws -> Void
    ) throws -> [UInt8] {
        var result: [UInt8] = []
        let isAll = try append(to: &result, from: descriptor, until: beginning, limit: limit)
        try check(result)
        if isAll { return result }
        guard isRoom(for: expected) else { throw FileError(code: ENOMEM) }
        result.reserveCapacity(max(0, expected))
        _ = try append(to: &result, from: descriptor, until: .max, limit: limit)
        return result
    }

    /// Bytes by which a file is known; a pipe may bring fewer at a time.
    private static let beginning = 4096

    /// Reads on until there are so many bytes.
    ///
    /// - Returns: whether there are no more.
    private static func append(
        to result: inout [UInt8], from descriptor: Int32, until wanted: Int, limit: Int
    ) throws -> Bool {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { chunk.deallocate() }
        while result.count < wanted {
            let count = read(descriptor, chunk.baseAddress, chunk.count)
            if count > 0 {
                if result.count + count > limit { throw FileError(code: EFBIG) }
                result.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
            } else if count == 0 {
                return true
            } else if try !FileWaiting.shouldRetry(after: errno, descriptor, for: POLLIN) {
                throw FileError.last
            }
        }
        return false
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
