import Dispatch
import FileAccess
import Glibc

/// Ends the program in order when it is interrupted: no temporary file stays, the exit status tells the signal.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    /// Watches for SIGINT and SIGTERM as long as the value lives.
    init(_ diagnostics: Diagnostics) {
        sources = [SIGINT, SIGTERM].compactMap { number in
            // One that was ignored when the program began, as by nohup, stays ignored.
            var action = sigaction()
            sigaction(number, nil, &action)
            let isIgnored = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
            guard !isIgnored else { return nil }
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                diagnostics.eraseProgress()
                TemporaryFiles.removeAllAndExit(128 + number)
            }
            source.resume()
            return source
        }
    }
}
