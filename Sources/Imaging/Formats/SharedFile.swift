import CImageDecoding
import Glibc

/// A file in memory that other processes have as well, and nobody can change.
package final class SharedFile: Sendable {
    /// Open for reading, at its beginning.
    package let descriptor: Int32

    /// - Returns: `nil` where there is no memory for it.
    package init?(_ bytes: [UInt8]) {
        descriptor = boardscan_share(bytes, bytes.count)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Does a task in a process of its own.
    func decode(_ task: boardscan_task) -> boardscan_decoded { boardscan_decode_apart(descriptor, task) }
}
