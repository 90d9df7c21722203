import ArgumentParser
import CMalloc
import DocumentModel
import FileAccess
import Glibc

boardscan_keep_freed_memory()
StandardStreams.keepPlaces()
// A reader that went away, as in `boardscan … | head -1`, ends the program without a word.
signal(SIGPIPE, SIG_DFL)
// Where they are ignored, nobody is told how a child ended: pages of PDFs are drawn by one.
signal(SIGCHLD, SIG_DFL)
await run(DashedFiles.asPaths(ProgramArguments.strings))

/// As `RootCommand.main()`, but with arguments that keep bytes that are not UTF-8.
private func run(_ arguments: [String]) async {
    do {
        try HelpArguments.check(arguments)
        var command = try RootCommand.parseAsRoot(arguments)
        if var asynchronous = command as? any AsyncParsableCommand {
            try await asynchronous.run()
        } else {
            try command.run()
        }
    } catch  where RootCommand.exitCode(for: error) == .failure && !(error is ExitCode) {
        Diagnostics().error("unexpected: \(error)")
        RootCommand.exit(withError: ExitCodes.bug.exitCode)
    } catch  where RootCommand.exitCode(for: error) == .success {
        // The library would print help, version and scripts without looking whether they could be written.
        do {
            let text = CompletionScript.completingDefault(RootCommand.fullMessage(for: error))
            try FileWriting.writeToStandardOutput(Array((text + "\n").utf8))
        } catch {
            Diagnostics().error("standard output", "\(error)")
            RootCommand.exit(withError: ExitCodes.unwritableOutput.exitCode)
        }
    } catch {
        // As the library would print it, which repeats arguments as they are.
        let message = RootCommand.fullMessage(for: error)
        if !message.isEmpty { FileWriting.writeToStandardError(Array((message.printableLines + "\n").utf8)) }
        RootCommand.exit(withError: RootCommand.exitCode(for: error))
    }
}
