import ArgumentParser
import BoardServer
import CMalloc
import DocumentModel
import FileAccess
import Glibc

boardscan_keep_freed_memory()
StandardStreams.keepPlaces()
// Who goes away while an answer is sent to them is told by the call that sends.
signal(SIGPIPE, SIG_IGN)
// Where they are ignored, nobody is told how a child ended.
signal(SIGCHLD, SIG_DFL)
let words = ProgramArguments.strings
if words.first == ReadingTask.argument { ReadingTask.run(Array(words.dropFirst())) }
await run(words)

/// As `ServeCommand.main()`, but with arguments that keep bytes that are not UTF-8.
private func run(_ arguments: [String]) async {
    do {
        var command = try ServeCommand.parseAsRoot(arguments)
        if var serving = command as? any AsyncParsableCommand {
            try await serving.run()
        } else {
            try command.run()
        }
    } catch {
        // As the library would print it, which repeats arguments as they are.
        let code = ServeCommand.exitCode(for: error)
        let message = ServeCommand.fullMessage(for: error)
        if code == .success {
            try? FileWriting.writeToStandardOutput(Array((message + "\n").utf8))
        } else if !message.isEmpty {
            FileWriting.writeToStandardError(Array((message.printableLines + "\n").utf8))
        }
        ServeCommand.exit(withError: code)
    }
}
