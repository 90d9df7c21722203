import Glibc

/// Writes whole files, so that nobody ever sees half of one.
public enum FileWriting {
    /// Writes to a temporary name in the same directory, then renames; a device or pipe is written to directly, and so
    /// is what standard output or error lead to.
    ///
    /// - Throws: ``FileError``; what stood at `path` is then unchanged.
    public static func write(_ bytes: [UInt8], to path: FilePath) throws {
        if let existing = try? FileReading.kind(of: path), existing == .directory { throw FileError(code: EISDIR) }
        // Renaming would replace even a file that may not be written to.
        if path.withCString({ access($0, F_OK) == 0 && access($0, W_OK) != 0 }) { throw FileError.last }
        if let descriptor = standardDescriptor(of: path) { return try writeAll(bytes, to: descriptor) }
        if FileReading.isSpecial(path) { return try writeDirectly(bytes, to: path) }
        try writeByRenaming(bytes, to: try target(of: path))
    }

    /// What a symbolic link leads to, even where nothing is there yet: that is replaced, not the link.
    private static func target(of path: FilePath) throws -> FilePath {
        if let existing = path.resolved { return existing }
        var place = path
        for _ in 0..<longestChain {
            guard let next = destination(ofLink: place) else { return place }
            place = next.bytes.first == UInt8(ascii: "/") ? next : place.directory.child(next)
        }
        throw FileError(code: ELOOP)
    }

    /// Links that lead to links, one after the other.
    private static let longestChain = 40

    /// Where a link leads, as it says; `nil` for anything else.
    private static func destination(ofLink path: FilePath) -> FilePath? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = path.withCString { path in
            buffer.withUnsafeMutableBytes { bytes in
                bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
            }
        }
        return count > 0 ? FilePath(bytes: Array(buffer.prefix(count))) : nil
    }

    /// Creates a directory unless it is there already; the one above must exist.
    ///
    /// - Throws: ``FileError``.
    public static func makeDirectory(_ path: FilePath) throws {
        if path.withCString({ mkdir($0, 0o777) }) == 0 { return }
        let error = FileError.last
        guard error.code == EEXIST else { throw error }
        if try FileReading.kind(of: path) != .directory { throw FileError(code: ENOTDIR) }
    }

    /// Creates a directory and those above it, as far as they are not there.
    ///
    /// - Throws: ``FileError``.
    public static func makeDirectories(_ path: FilePath) throws {
        let above = path.directory
        if above != path, (try? FileReading.kind(of: above)) == nil { try makeDirectories(above) }
        try makeDirectory(path)
    }

    /// Writes to standard output.
    ///
    /// - Throws: ``FileError``.
    public static func writeToStandardOutput(_ bytes: [UInt8]) throws { try writeAll(bytes, to: STDOUT_FILENO) }

    /// Writes to standard error; there is nobody to tell when that fails.
    public static func writeToStandardError(_ bytes: [UInt8]) { try? writeAll(bytes, to: STDERR_FILENO) }

    private static func writeByRenaming(_ bytes: [UInt8], to path: FilePath) throws {
        let directory = path.directory
        let temporary = TemporaryFiles.newName(in: directory)
        TemporaryFiles.note(temporary)
        defer { TemporaryFiles.forget(temporary) }
        let descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        if descriptor < 0 { throw FileError.last }
        do {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor)
            keepOwnerAndMode(of: path, for: descriptor)
        } catch {
            temporary.withCString { _ = unlink($0) }
            throw error
        }
        let failed = temporary.withCString { from in path.withCString { rename(from, $0) } } != 0
        if failed {
            let error = FileError.last
            temporary.withCString { _ = unlink($0) }
            throw error
        }
    }

    /// As far as that is allowed: only root may give a file away, its owner to groups of theirs.
    private static func keepOwnerAndMode(of path: FilePath, for descriptor: Int32) {
        var (old, new) = (stat(), stat())
        guard path.withCString({ stat($0, &old) }) == 0, fstat(descriptor, &new) == 0 else { return }
        if old.st_uid != new.st_uid || old.st_gid != new.st_gid,
            fchown(descriptor, old.st_uid, old.st_gid) != 0
        {
            _ = fchown(descriptor, uid_t.max, old.st_gid)
        }
        // Last: a new owner takes bits away.
        fchmod(descriptor, old.st_mode & 0o7777)
    }

    /// Standard output or error, where a path leads to the same file as they do, as /dev/stdout does: what else is
    /// written there must not be lost.
    private static func standardDescriptor(of path: FilePath) -> Int32? {
        guard let identity = FileReading.identity(of: path) else { return nil }
        return [STDOUT_FILENO, STDERR_FILENO].first { FileReading.identity(of: $0) == identity }
    }

    private static func writeDirectly(_ bytes: [UInt8], to path: FilePath) throws {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
        if descriptor < 0 { throw FileError.last }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor)
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if try !FileWaiting.shouldRetry(after: errno, descriptor, for: POLLOUT) {
                    throw FileError.last
                }
            }
        }
    }
}
