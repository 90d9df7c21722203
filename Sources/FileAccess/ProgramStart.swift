import Glibc

/// Starts this very program once more.
package enum ProgramStart {
    /// Starts it as a process of its own, whose standard error is thrown away.
    ///
    /// - Parameters:
    ///   - name: what it is called, its first argument.
    ///   - arguments: the others.
    ///   - environment: variables to set besides those that are there.
    ///   - input: its standard input; `nil` for nothing.
    ///   - output: its standard output.
    ///   - leadsGroup: whether it, with all that it starts, is a group of processes, which handles signals as usual.
    /// - Returns: the process, to be waited for.
    /// - Throws: ``FileError`` where it cannot be started.
    package static func start(
        _ name: String, arguments: [FilePath], environment: [String: String] = [:], input: Int32? = nil, output: Int32,
        leadsGroup: Bool = false
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if leadsGroup {
            var signals = sigset_t()
            sigfillset(&signals)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setpgroup(&attributes, 0)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        }
        return try withCStrings([Array(name.utf8)] + arguments.map(\.bytes)) { arguments in
            try withCStrings(variables(adding: environment)) { environment in
                var process: pid_t = 0
                let code = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environment)
                if code != 0 { throw FileError(code: code) }
                return process
            }
        }
    }

    private static func variables(adding extra: [String: String]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var next = environ
        while let variable = next.pointee {
            let bytes = UnsafeBufferPointer(start: variable, count: strlen(variable)).map { UInt8(bitPattern: $0) }
            if !extra.keys.contains(where: { bytes.starts(with: Array("\($0)=".utf8)) }) { result.append(bytes) }
            next += 1
        }
        return result + extra.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)".utf8) }
    }

    /// Calls C with an array of zero-terminated strings that ends with a null pointer.
    private static func withCStrings<Result>(
        _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let copies = strings.map { bytes in
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
            copy[bytes.count] = 0
            return copy
        }
        defer { for copy in copies { copy.deallocate() } }
        return try body(copies + [nil])
    }
}
