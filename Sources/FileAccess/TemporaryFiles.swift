import Glibc
import Synchronization

/// The files that results are written to before they get their names: none of them should outlive the program.
public enum TemporaryFiles {
    private static let inUse = Mutex<Set<FilePath>>([])
    /// The machine's name is part of it: a directory may be shared with others, whose processes are not known here.
    private static let prefix = ".boardscan-\(machine)-"
    private static let machine = machineName()

    static func newName(in directory: FilePath) -> FilePath {
        directory.child(FilePath("\(prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"))
    }

    private static func machineName() -> String {
        var name = [CChar](repeating: 0, count: 65)
        gethostname(&name, name.count - 1)
        return String(
            decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.filter { $0 != UInt8(ascii: "/") },
            as: UTF8.self)
    }

    static func note(_ path: FilePath) { inUse.withLock { _ = $0.insert(path) } }
    static func forget(_ path: FilePath) { inUse.withLock { _ = $0.remove(path) } }

    /// Removes the files that are being written, and ends the program before another one is begun.
    public static func removeAllAndExit(_ status: Int32) -> Never {
        inUse.withLock { paths in
            for path in paths { path.withCString { _ = unlink($0) } }
            _exit(status)
        }
    }

    /// Removes what programs that were killed on this machine have left in a directory.
    public static func removeLeftovers(in directory: FilePath) {
        guard let names = try? FileReading.names(in: directory, includingHidden: true) else { return }
        for name in names {
            let text = name.string
            // Another machine's name may begin like this one's.
            let parts = text.dropFirst(prefix.count).split(separator: "-")
            guard text.hasPrefix(prefix), parts.count == 2, UInt32(parts[1]) != nil,
                let number = Int32(parts[0]), number > 0, kill(number, 0) != 0, errno == ESRCH
            else { continue }
            directory.child(name).withCString { _ = unlink($0) }
        }
    }
}
