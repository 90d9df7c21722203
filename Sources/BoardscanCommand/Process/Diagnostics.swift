import Boardscan
import DocumentModel
import FileAccess
import Glibc

/// What the program says on standard error: one line for each thing that is wrong, progress on a terminal.
struct Diagnostics: Sendable {
    var isQuiet = false
    var isVerbose = false

    /// `boardscan: FILE: what is wrong`; a name without a character is shown in quotes.
    func error(_ name: FilePath, _ message: String) {
        line("boardscan: \(name.bytes.isEmpty ? "''" : name.string): \(message)")
    }

    func error(_ message: String) { line("boardscan: \(message)") }

    /// What is worth knowing and no error; `--quiet` leaves it out.
    func note(_ name: FilePath, _ message: String) {
        if !isQuiet { error(name, message) }
    }

    /// A line in another program's words, which those who call it look for.
    func verbatim(_ text: String) { line(text) }

    /// A line that only `--verbose` shows.
    func detail(_ name: FilePath, _ message: String) {
        if isVerbose && !isQuiet { error(name, message) }
    }

    /// How far the work has come, on a terminal only; overwritten by whatever is written next.
    func show(_ progress: BatchProgress) {
        guard showsProgress, progress.total.map({ $0 > 1 }) ?? true else { return }
        write(Self.eraseLine + (progress.done == progress.total ? "" : progress.bar(columns: columns)))
    }

    /// Ends the bar of a run over many inputs, and says what it came to: on a terminal, and elsewhere when it was a
    /// resumed one.
    func summarize(_ progress: BatchProgress, isResumed: Bool) {
        // Nobody knew that this one was the last.
        if progress.total == nil { eraseProgress() }
        guard (progress.total ?? progress.done) + progress.skipped > 1, showsProgress || isResumed && !isQuiet else {
            return
        }
        line("boardscan: \(progress.summary)")
    }

    func eraseProgress() {
        if showsProgress { write(Self.eraseLine) }
    }

    /// Does work before the first input is read; a place that cannot be written to is told and ends the run.
    func endingOnOutputProblem<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let problem as OutputProblem {
            error(problem.path, problem.message)
            throw ExitCodes.unwritableOutput.exitCode
        }
    }

    private var showsProgress: Bool { !isQuiet && isTerminal }

    /// One that lines can be erased on.
    private var isTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// Of the terminal; a bar that wraps could not be erased.
    private var columns: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    private static let eraseLine = "\r\u{1B}[K"

    private func line(_ text: String) {
        write((isTerminal ? Self.eraseLine : "") + text.printable + "\n")
    }

    private func write(_ text: String) { FileWriting.writeToStandardError(Array(text.utf8)) }
}
