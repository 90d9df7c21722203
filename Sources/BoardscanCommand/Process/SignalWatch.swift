import Dispatch
import Glibc

/// Watches for SIGINT and SIGTERM as long as the value lives.
struct SignalWatch {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter action: is called with the signal's number at each of them.
    init(_ action: @escaping @Sendable (Int32) -> Void) {
        sources = [SIGINT, SIGTERM].compactMap { number in
            // One that was ignored when the program began, as by nohup, stays ignored.
            var before = sigaction()
            sigaction(number, nil, &before)
            let isIgnored = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1
            guard !isIgnored else { return nil }
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler { action(number) }
            source.resume()
            return source
        }
    }
}
