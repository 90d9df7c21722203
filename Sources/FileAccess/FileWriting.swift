import Glibc

/// Writes whole files, so that nobody ever sees half of one.
public enum FileWriting {
    /// Writes to a temporary name in the same directory, then renames; a device or pipe is written to directly, and so
    /// is what standard output or error lead to.
    ///
    /// A symbolic link is replaced and not followed: it may lead to a file that nobody meant to be written over.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: where it goes.
    ///   - permissions: who may read it.
    ///   - durably: whether it is on the disk when this returns, so that no power cut leaves an empty file; takes some
    ///     milliseconds.
    ///   - time: when it counts as changed; `nil` for the present.
    /// - Throws: ``FileError``; what stood at `path` is then unchanged.
    public static func write(
        _ bytes: [UInt8], to path: FilePath, access permissions: Access = .usual, durably: Bool = true,
        time: FileTime? = nil
    ) throws {
        if let existing = try? FileReading.kind(of: path), existing == .directory { throw FileError(code: EISDIR) }
        if !isLinkToReplace(path) {
            // Renaming would replace even a file that may not be written to.
            if path.withCString({ access($0, F_OK) == 0 && access($0, W_OK) != 0 }) { throw FileError.last }
            if let descriptor = standardDescriptor(of: path) { return try writeAll(bytes, to: descriptor) }
            if FileReading.isSpecial(path) || isOfTheSystem(path) { return try writeDirectly(bytes, to: path) }
        }
        try writeByRenaming(bytes, to: path, permissions, durably: durably, time)
    }

    /// Who may read what is written.
    public enum Access: Sendable {
        /// As the file that is replaced has it; else whom the user lets read new files.
        case usual
        /// The owner, and nobody else.
        case owner
    }

    /// Links such as /dev/stdout and /dev/fd/3 stand for open files and are followed.
    private static func isLinkToReplace(_ path: FilePath) -> Bool { FileReading.isLink(path) && !isOfTheSystem(path) }

    /// Whether the system keeps what stands there: devices, and the open files of a process.
    private static func isOfTheSystem(_ path: FilePath) -> Bool {
        guard let directory = path.directory.resolved else { return false }
        return directory == "/dev" || directory.child("").bytes.starts(with: Array("/proc/".utf8))
    }

    /// Creates a directory unless it is there already; the one above must exist.
    ///
    /// - Throws: ``FileError``.
    public static func makeDirectory(_ path: FilePath, access: Access = .usual) throws {
        if path.withCString({ mkdir($0, access == .owner ? 0o700 : 0o777) }) == 0 { return }
        let error = FileError.last
        guard error.code == EEXIST else { throw error }
        if try FileReading.kind(of: path) != .directory { throw FileError(code: ENOTDIR) }
    }

    /// Creates a directory and those above it, as far as they are not there.
    ///
    /// - Throws: ``FileError``.
    public static func makeDirectories(_ path: FilePath, access: Access = .usual) throws {
        let above = path.directory
        if above != path, (try? FileReading.kind(of: above)) == nil { try makeDirectories(above, access: access) }
        try makeDirectory(path, access: access)
    }

    /// Writes to standard output.
    ///
    /// - Throws: ``FileError``.
    public static func writeToStandardOutput(_ bytes: [UInt8]) throws { try writeAll(bytes, to: STDOUT_FILENO) }

    /// Writes to standard error; there is nobody to tell when that fails.
    public static func writeToStandardError(_ bytes: [UInt8]) { try? writeAll(bytes, to: STDERR_FILENO) }

    private static func writeByRenaming(
        _ bytes: [UInt8], to path: FilePath, _ access: Access, durably: Bool, _ time: FileTime?
    ) throws {
        let directory = path.directory
        let temporary = TemporaryFiles.newName(in: directory)
        TemporaryFiles.note(temporary)
        defer { TemporaryFiles.forget(temporary) }
        do {
            try make(temporary, bytes, replacing: path, access, durably: durably, time)
            if temporary.withCString({ from in path.withCString { rename(from, $0) } }) != 0 { throw FileError.last }
        } catch {
            temporary.withCString { _ = unlink($0) }
            throw error
        }
        if durably { keepNames(in: directory) }
    }

    private static func make(
        _ temporary: FilePath, _ bytes: [UInt8], replacing path: FilePath, _ access: Access, durably: Bool,
        _ time: FileTime?
    ) throws {
        let old = regularFile(at: path)
        // Nobody else reads on while it is written what they may not read afterwards.
        let mode: mode_t = access == .usual && old == nil ? 0o666 : 0o600
        let descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
        if descriptor < 0 { throw FileError.last }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor)
        if let old { keepOwnerAndMode(of: old, for: descriptor, access) }
        if let time { futimens(descriptor, [time.systemTime, time.systemTime]) }
        // Systems that keep nothing say that they cannot.
        if durably, fsync(descriptor) != 0, ![EINVAL, EROFS, ENOTSUP].contains(errno) { throw FileError.last }
    }

    /// Brings a directory's names to the disk; a directory that cannot be read is left to the system.
    private static func keepNames(in directory: FilePath) {
        let descriptor = directory.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func regularFile(at path: FilePath) -> stat? {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return status
    }

    /// As far as that is allowed: only root may give a file away, its owner to groups of theirs.
    private static func keepOwnerAndMode(of old: stat, for descriptor: Int32, _ access: Access) {
        var new = stat()
        guard fstat(descriptor, &new) == 0 else { return }
        if old.st_uid != new.st_uid || old.st_gid != new.st_gid,
            fchown(descriptor, old.st_uid, old.st_gid) != 0
        {
            _ = fchown(descriptor, uid_t.max, old.st_gid)
        }
        // Last: a new owner takes bits away.
        fchmod(descriptor, access == .owner ? 0o600 : old.st_mode & 0o7777)
    }

    /// Standard output or error, where a path leads to the same file as they do, as /dev/stdout does: what else is
    /// written there must not be lost.
    private static func standardDescriptor(of path: FilePath) -> Int32? {
        guard let identity = FileReading.identity(of: path) else { return nil }
        return [STDOUT_FILENO, STDERR_FILENO].first { FileReading.identity(of: $0) == identity }
    }

    private static func writeDirectly(_ bytes: [UInt8], to path: FilePath) throws {
        let descriptor = path.withCString { open($0, O_WRONLY | O_TRUNC | O_CLOEXEC) }
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
