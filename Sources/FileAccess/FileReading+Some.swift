import Glibc

extension FileReading {
    /// What standard input has by now; waits for at least one byte.
    ///
    /// - Returns: nothing at the end.
    /// - Throws: ``FileError``.
    public static func someStandardInput() throws -> [UInt8] { try some(of: STDIN_FILENO) }

    static func some(of descriptor: Int32) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer.prefix(count)) }
            if try !FileWaiting.shouldRetry(after: errno, descriptor, for: POLLIN) { throw FileError.last }
        }
    }
}
