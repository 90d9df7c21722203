import Glibc

/// Why a file could not be read or written; the description is one line for people, without the file's name.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error number.
    public let code: Int32

    /// The error of a number, as `errno` has it.
    public init(code: Int32) { self.code = code }

    /// The error of the system call that just failed.
    static var last: FileError { FileError(code: errno) }

    public var description: String {
        switch code {
        case ENOENT: "no such file or directory"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "is a directory"
        case ENOTDIR: "not a directory"
        case ENOSPC, EDQUOT: "no space left"
        case EFBIG: "the file is too large"
        case EROFS: "the file system is read-only"
        default: systemDescription
        }
    }

    private var systemDescription: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard strerror_r(code, &buffer, buffer.count) == 0 else { return "system error \(code)" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
    }
}
