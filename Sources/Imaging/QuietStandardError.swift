import CLeptonica
import Synchronization

/// Keeps the decoding libraries from writing to standard error.
///
/// libpng and libjpeg print what they dislike through C's `stderr`, and Leptonica leaves no way to hand them another
/// place. So while a picture is decoded or encoded, that variable points to the null device; file descriptor 2 itself,
/// which everything else may use, stays as it is.
enum QuietStandardError {
    private struct State: @unchecked Sendable {
        var depth = 0
        var saved: UnsafeMutablePointer<FILE>?
        var null: UnsafeMutablePointer<FILE>?
    }

    private static let state = Mutex(State())

    /// Several threads may be inside at once: the first turns the messages off, the last turns them on again.
    static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        state.withLock { state in
            state.depth += 1
            if state.null == nil { state.null = fopen("/dev/null", "w") }
            if state.depth == 1, let null = state.null { state.saved = boardscan_replace_stderr(null) }
        }
        defer {
            state.withLock { state in
                state.depth -= 1
                if state.depth == 0, let saved = state.saved {
                    _ = boardscan_replace_stderr(saved)
                    state.saved = nil
                }
            }
        }
        return try work()
    }
}
