import FileAccess
import Glibc
import Synchronization

/// Runs this program again, so that what one page costs can be measured and a crash costs one page only.
enum ChildProcess {
    /// How a child ended that gave no answer; the description is one line for people.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs this very program and waits for it.
    ///
    /// `environment` holds variables to set besides those that are there.
    ///
    /// - Returns: what it wrote to standard output; its standard error is thrown away.
    /// - Throws: ``Failure``.
    static func run(arguments: [FilePath], environment: [String: String]) throws -> [UInt8] {
        let (child, pipe) = try starting.withLock { _ in try start(arguments: arguments, environment: environment) }
        defer { close(pipe) }
        let output = readAll(pipe)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        guard status == 0 else { throw Failure(description: describe(status)) }
        return output
    }

    /// One child is started at a time, so that none inherits the pipe of another.
    private static let starting = Mutex(())

    /// - Returns: the child, and where to read what it writes.
    private static func start(
        arguments: [FilePath], environment: [String: String]
    ) throws -> (child: pid_t, pipe: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure("no pipe", errno) }
        defer { close(ends[1]) }
        do {
            for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) != 0 { throw failure("no pipe", errno) }
            let child = try ProgramStart.start(
                "boardscan", arguments: arguments, environment: environment, output: ends[1])
            return (child, ends[0])
        } catch let error as FileError {
            close(ends[0])
            throw Failure(description: "cannot start: \(error)")
        } catch {
            close(ends[0])
            throw error
        }
    }

    private static func readAll(_ descriptor: Int32) -> [UInt8] {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 { result += chunk[..<count] } else if count == 0 || errno != EINTR { return result }
        }
    }

    /// The macros of wait(2), which Swift does not see.
    private static func describe(_ status: Int32) -> String {
        let signal = status & 0x7F
        return signal == 0
            ? "ended with exit code \((status >> 8) & 0xFF)" : "ended by signal \(signal)"
    }

    private static func failure(_ what: String, _ code: Int32) -> Failure {
        Failure(description: "\(what): \(FileError(code: code))")
    }
}
