import FileAccess

/// Ends the program in order when it is interrupted: no temporary file stays, the exit status tells the signal.
struct Interruption {
    private let watch: SignalWatch

    /// Watches as long as the value lives.
    init(_ diagnostics: Diagnostics) {
        watch = SignalWatch { number in
            diagnostics.eraseProgress()
            TemporaryFiles.removeAllAndExit(128 + number)
        }
    }
}
