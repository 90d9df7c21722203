import CImageDecoding
import Glibc

/// A file in memory that processes which decode it have as well.
final class SharedFile: Sendable {
    private let descriptor: Int32

    /// - Returns: `nil` where there is no memory for it.
    init?(_ bytes: [UInt8]) {
        descriptor = boardscan_share(bytes, bytes.count)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Does a task in a process of its own.
    func decode(_ task: boardscan_task) -> boardscan_decoded { boardscan_decode_apart(descriptor, task) }
}
