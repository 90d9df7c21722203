import Glibc

/// Standard input, output and error of a program.
package enum StandardStreams {
    /// Keeps what is opened next from becoming a standard stream that was closed: reading and writing that one fails
    /// instead.
    package static func keepPlaces() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", mode)
        }
    }
}
