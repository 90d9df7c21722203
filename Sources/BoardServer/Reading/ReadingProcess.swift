import Dispatch
import FileAccess
import Glibc
import Imaging
import Synchronization

/// Reads each photo in a process of its own: this program started anew, with little memory and time, which is ended
/// when nobody waits for the photo any more.
public struct ReadingProcess: PhotoReading {
    private let limits: ServerLimits

    /// Reads within limits.
    public init(limits: ServerLimits) { self.limits = limits }

    public func read(_ bytes: [UInt8]) async throws -> BoardReading {
        guard let input = SharedFile(bytes) else { throw ReadingProblem.notStarted("there is no memory for the photo") }
        let (output, child): (MemoryFile, Child)
        do {
            output = try MemoryFile()
            child = try Child(arguments: arguments, input: input.descriptor, output: output.descriptor)
        } catch {
            throw ReadingProblem.notStarted("\(error)")
        }
        let clock = Task {
            try await Task.sleep(for: .seconds(limits.seconds))
            child.end()
        }
        let status = await withTaskCancellationHandler {
            await child.wait()
        } onCancel: {
            child.end()
        }
        clock.cancel()
        return try reading(output, status, wasEnded: child.wasEnded)
    }

    private var arguments: [String] {
        [ReadingTask.argument, "\(limits.pixels)", "\(limits.pages)", "\(limits.memory)", "\(limits.seconds)"]
    }

    private func reading(_ output: MemoryFile, _ status: Int32, wasEnded: Bool) throws -> BoardReading {
        let bytes = output.bytes(most: ReadingTask.mostOutput)
        let (signal, code) = (status & 0x7F, (status >> 8) & 0xFF)
        if wasEnded { throw ReadingProblem.tooSlow(seconds: limits.seconds) }
        if signal == 0, code == ReadingTask.unreadable {
            throw ReadingProblem.unreadable(String(decoding: bytes.prefix(300), as: UTF8.self))
        }
        guard signal == 0, code == 0, let reading = BoardReading(packed: bytes) else {
            throw ReadingProblem.ended(signal == 0 ? "exit code \(code)" : "signal \(signal)")
        }
        return reading
    }
}

/// A process with descriptors for standard input and output, in a group of its own.
private final class Child: Sendable {
    private struct State {
        var isRunning = true
        var wasEnded = false
    }

    private let process: pid_t
    private let state = Mutex(State())

    /// Waiting takes a thread each.
    private static let queue = DispatchQueue(label: "boardscan.reading", attributes: .concurrent)

    /// - Throws: `FileError`.
    init(arguments: [String], input: Int32, output: Int32) throws {
        process = try ProgramStart.start(
            "boardscan-serve", arguments: arguments.map { FilePath($0) }, input: input, output: output, leadsGroup: true
        )
    }

    /// Whether it was ended before it had done.
    var wasEnded: Bool { state.withLock { $0.wasEnded } }

    /// Ends it, and what it has started.
    func end() {
        state.withLock { state in
            // Once it is waited for, its number may be another's.
            guard state.isRunning else { return }
            state.wasEnded = true
            kill(-process, SIGKILL)
            kill(process, SIGKILL)
        }
    }

    /// Waits for its end.
    func wait() async -> Int32 {
        await withCheckedContinuation { continuation in
            Self.queue.async {
                var information = siginfo_t()
                while waitid(P_PID, id_t(self.process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                var status: Int32 = 0
                self.state.withLock { state in
                    state.isRunning = false
                    // What it has started, as a decoder, ends with it.
                    kill(-self.process, SIGKILL)
                    while waitpid(self.process, &status, 0) < 0, errno == EINTR {}
                }
                continuation.resume(returning: status)
            }
        }
    }
}
