import Dispatch
import Glibc

/// What comes on standard input, piece by piece, each read when it is asked for.
///
/// Whoever writes waits until somebody asks. A task that is cancelled while it waits for more gets the end instead.
public struct StandardInput: AsyncSequence, Sendable {
    public typealias Element = [UInt8]

    private let descriptor: Int32

    /// The standard input of this process.
    public init() { self.init(descriptor: STDIN_FILENO) }

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// One walk through what comes; each step waits for more.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        fileprivate let wait: CancellableRead

        /// - Returns: at least a byte.
        /// - Throws: ``FileError``.
        public func next() async throws -> [UInt8]? {
            let bytes = try await wait.bytes()
            return bytes.isEmpty ? nil : bytes
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(wait: CancellableRead(descriptor)) }
}

/// Waits for bytes on a thread of its own, since those that tasks share must not be blocked.
private final class CancellableRead: Sendable {
    private let descriptor: Int32
    /// A pipe that can be read from the moment somebody cancels on.
    private let cancellation: (read: Int32, write: Int32)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        cancellation = (ends[0], ends[1])
    }

    deinit {
        close(cancellation.read)
        close(cancellation.write)
    }

    /// - Returns: nothing at the end and after a cancellation.
    func bytes() async throws -> [UInt8] {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(with: Result { try self.wait() }) }
            }
        } onCancel: {
            _ = write(cancellation.write, [1], 1)
        }
    }

    private func wait() throws -> [UInt8] {
        var sources = [descriptor, cancellation.read].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&sources, nfds_t(sources.count), -1) < 0 {
            if errno != EINTR { throw FileError.last }
        }
        return sources[1].revents == 0 ? try FileReading.some(of: descriptor) : []
    }
}
