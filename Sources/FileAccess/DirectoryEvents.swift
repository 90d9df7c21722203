import Dispatch
import Glibc

/// What comes into a directory, by inotify(7).
public enum DirectoryEvents {
    /// The names of files that are complete: closed after writing, moved in, or links to a file that was there.
    ///
    /// The stream holds names only, however many; it ends when the directory is gone, or with a ``FileError`` when it
    /// cannot be watched. When the kernel loses events, all names that are there are given again. With
    /// `includingPresent` the names that are there already come first.
    public static func names(
        in directory: FilePath, includingPresent: Bool
    ) -> AsyncThrowingStream<FilePath, any Error> {
        AsyncThrowingStream { continuation in
            do {
                let descriptor = try watch(directory)
                // Watching begins before listing, so that nothing falls between.
                if includingPresent {
                    do {
                        for name in try FileReading.names(in: directory) { continuation.yield(name) }
                    } catch {
                        close(descriptor)
                        throw error
                    }
                }
                let queue = DispatchQueue(label: "boardscan.directory")
                // Dispatch's own objects may be used from any thread; one that was never resumed must not be let go.
                nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
                source.setEventHandler {
                    for event in readEvents(descriptor) {
                        switch event {
                        case .complete(let name): continuation.yield(name)
                        case .made(let name) where FileReading.isNewLink(directory.child(name)):
                            continuation.yield(name)
                        case .made: break
                        case .lost:
                            for name in (try? FileReading.names(in: directory)) ?? [] { continuation.yield(name) }
                        case .gone: continuation.finish()
                        }
                    }
                }
                source.setCancelHandler { close(descriptor) }
                continuation.onTermination = { _ in source.cancel() }
                source.resume()
            } catch {
                continuation.finish(throwing: error)
            }
        }
    }

    enum Event: Hashable {
        case complete(FilePath)
        /// It is there, and not complete unless it is a link.
        case made(FilePath)
        /// Events were lost: there were too many at once.
        case lost
        case gone
    }

    private static let mask = UInt32(
        IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    private static func watch(_ directory: FilePath) throws -> Int32 {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        if descriptor < 0 { throw FileError.last }
        if directory.withCString({ inotify_add_watch(descriptor, $0, mask) }) < 0 {
            let error = FileError.last
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func readEvents(_ descriptor: Int32) -> [Event] {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? events(in: bytes[..<count]) : []
    }

    /// Parses what a read gives: each event is a `struct inotify_event` with its name behind it, padded with zeros.
    static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
        var events: [Event] = []
        var rest = bytes
        while rest.count >= 16 {
            let field = { (offset: Int) in
                (0..<4).reduce(UInt32(0)) { $0 | UInt32(rest[rest.startIndex + offset + $1]) << UInt32(8 * $1) }
            }
            let (mask, length) = (field(4), Int(field(12)))
            let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { events.append(.lost) }
            if mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 { events.append(.gone) }
            if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0, !name.isEmpty {
                events.append(.complete(FilePath(bytes: Array(name))))
            }
            if mask & UInt32(IN_CREATE) != 0, !name.isEmpty { events.append(.made(FilePath(bytes: Array(name)))) }
            rest = rest.dropFirst(16 + length)
        }
        return events
    }
}
