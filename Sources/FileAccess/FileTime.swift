import Glibc

/// When a file was last changed.
public struct FileTime: Hashable, Comparable, Sendable {
    /// Since 1970.
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }

    /// The present.
    public static var now: FileTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileTime(time)
    }

    /// A second before.
    public var before: FileTime { FileTime(timespec(tv_sec: seconds - 1, tv_nsec: nanoseconds)) }

    public static func < (first: FileTime, second: FileTime) -> Bool {
        (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
    }

    var systemTime: timespec { timespec(tv_sec: seconds, tv_nsec: nanoseconds) }
}

extension FileReading {
    /// When what a path leads to was last changed; `nil` where nothing is.
    public static func changeTime(of path: FilePath) -> FileTime? {
        (try? status(of: path)).map { FileTime($0.st_mtim) }
    }

    /// The last bytes of a file, all of them where it has fewer; `nil` for what is no file.
    public static func end(of path: FilePath, count: Int) -> [UInt8]? {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes = [UInt8](repeating: 0, count: min(count, Int(status.st_size)))
        let start = Int(status.st_size) - bytes.count
        let length = bytes.count
        return pread(descriptor, &bytes, length, off_t(start)) == length ? bytes : nil
    }
}
