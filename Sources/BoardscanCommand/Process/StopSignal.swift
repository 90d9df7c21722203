import FileAccess
import Synchronization

/// Turns the first SIGINT or SIGTERM into a request to stop; a second one ends the program at once.
struct StopSignal {
    private let watch: SignalWatch
    private let state: StopState

    /// Watches as long as the value lives.
    init() {
        let state = StopState()
        self.state = state
        watch = SignalWatch { state.receive($0) }
    }

    /// - Parameter action: is called once, even when the signal came before.
    func whenStopped(_ action: @escaping @Sendable () -> Void) { state.whenStopped(action) }
}

private final class StopState: Sendable {
    private struct State {
        var isStopped = false
        var action: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    func whenStopped(_ action: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            state.action = action
            return state.isStopped
        }
        if isStopped { action() }
    }

    func receive(_ number: Int32) {
        let (wasStopped, action) = state.withLock { state in
            defer { state.isStopped = true }
            return (state.isStopped, state.action)
        }
        if wasStopped { TemporaryFiles.removeAllAndExit(128 + number) }
        action?()
    }
}
