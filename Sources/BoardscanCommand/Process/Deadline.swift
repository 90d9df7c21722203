import Dispatch
import FileAccess

/// Ends the program when work that cannot be interrupted takes too long.
enum Deadline {
    /// Work that takes longer than `seconds` ends the program: the message is told, and the exit code is `exitCode`.
    static func end<Result>(
        after seconds: Int, telling message: String, _ diagnostics: Diagnostics, exitCode: ExitCodes,
        _ work: () -> Result
    ) -> Result {
        let end = DispatchWorkItem {
            diagnostics.error(message)
            TemporaryFiles.removeAllAndExit(exitCode.rawValue)
        }
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + .seconds(seconds), execute: end)
        defer { end.cancel() }
        return work()
    }
}
