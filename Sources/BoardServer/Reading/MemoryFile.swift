import CBoardServer
import FileAccess
import Glibc

/// Bytes that a process gives, as a file without a name: nothing of them ever reaches a disk.
final class MemoryFile: Sendable {
    /// Open for reading and writing.
    let descriptor: Int32

    /// An empty one.
    ///
    /// - Throws: `FileError`.
    init() throws {
        descriptor = boardscan_memory_file()
        if descriptor < 0 { throw FileError(code: errno) }
    }

    deinit { close(descriptor) }

    /// All that is in it, up to some bytes.
    func bytes(most: Int) -> [UInt8] {
        let size = min(most, max(0, Int(lseek(descriptor, 0, SEEK_END))))
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, done in
            done = 0
            while done < size {
                let count = pread(descriptor, buffer.baseAddress?.advanced(by: done), size - done, off_t(done))
                if count > 0 { done += count } else if count == 0 || errno != EINTR { return }
            }
        }
    }
}
