import Glibc

/// Retries system calls that were interrupted or would block on a non-blocking descriptor.
///
/// A pipe that a parent process has set to non-blocking, as event loops do, fails instead of waiting for the other
/// side.
enum FileWaiting {
    /// - Parameters:
    ///   - code: the error number of the call.
    ///   - descriptor: what the call reads from or writes to.
    ///   - events: `POLLIN` before reading, `POLLOUT` before writing; waited for where need be.
    /// - Returns: whether the call is worth another try.
    /// - Throws: ``FileError`` when waiting fails.
    static func shouldRetry(after code: Int32, _ descriptor: Int32, for events: Int32) throws -> Bool {
        if code == EINTR { return true }
        guard code == EAGAIN || code == EWOULDBLOCK else { return false }
        var descriptors = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        while poll(&descriptors, 1, -1) < 0 {
            guard errno == EINTR else { throw FileError.last }
        }
        return true
    }
}
