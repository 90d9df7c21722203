import Dispatch
import FileAccess
import Glibc
import Synchronization

/// Reads each photo in a process of its own: this program started anew, with little memory and time, which is ended
/// when nobody waits for the photo any more.
public struct ReadingProcess: PhotoReading {
    private let limits: ServerLimits

    /// Reads within limits.
    public init(limits: ServerLimits) { self.limits = limits }

    public func read(_ bytes: [UInt8]) async throws -> BoardReading {
        let (input, output): (MemoryFile, MemoryFile)
        let child: Child
        do {
            (input, output) = (try MemoryFile(bytes), try MemoryFile())
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
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        let words = (["boardscan-serve"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, words, environ)
        if code != 0 { throw FileError(code: code) }
        self.process = process
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
