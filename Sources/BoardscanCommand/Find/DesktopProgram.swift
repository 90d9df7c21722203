import FileAccess
import Glibc

/// Shows files with the program that the user's desktop has for them.
enum DesktopProgram {
    /// Starts xdg-open, and does not wait for it: some programs run in it until they are closed.
    ///
    /// - Parameter file: an absolute path, which can be no option and no address.
    /// - Throws: `FileError` when there is no such program.
    static func open(_ file: FilePath) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
        }
        let words = [Array("xdg-open".utf8), file.bytes].map { word in
            let text = word.map { CChar(bitPattern: $0) } + [0]
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
            copy.initialize(from: text, count: text.count)
            return copy
        }
        defer { for word in words { word.deallocate() } }
        var child: pid_t = 0
        let code = posix_spawnp(&child, "xdg-open", &actions, nil, words.map(Optional.some) + [nil], environ)
        if code != 0 { throw FileError(code: code) }
    }
}
