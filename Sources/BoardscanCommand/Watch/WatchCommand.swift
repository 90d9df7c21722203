import Algorithms
import ArgumentParser
import Boardscan
import DocumentFormats
import FileAccess

/// `boardscan watch`: reads photos as they come into a directory.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Reads photos as they come into a directory.",
        usage: "boardscan watch <dir> [<options>]",
        discussion: """
            Reads each photo once it is complete, that is when the program that writes it closes it or moves it in, and \
            puts the result beside it: NAME.jpg.txt for NAME.jpg. Photos that are there already and have no results are \
            read first. When the user's model changes, the next photo is read with the new one. SIGINT and SIGTERM \
            end it with exit code 0, after the photo at work.

            \(ExitCodes.help)
            """)

    @Argument(help: ArgumentHelp("The directory that photos come into.", valueName: "dir"), completion: .directory)
    var directory: String

    @Option(
        name: [.customShort("o", allowingJoined: true), .long],
        help: ArgumentHelp("Put results here (default: beside the photos).", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Option(
        name: [.customShort("f", allowingJoined: true), .long],
        help: ArgumentHelp("The form of the result (default: text). Several may be given, with commas."))
    var format: [CommaSeparated<DocumentFormat>] = []

    @Option(
        help: ArgumentHelp(
            "Keep what is read in this index as well; default for the one that boardscan find looks in.",
            valueName: "file"), completion: .file())
    var index: IndexPlace?

    @Flag(help: "End when the photos that are there are read.")
    var once = false

    @Flag(name: .shortAndLong, help: "Say only what is wrong.")
    var quiet = false

    @OptionGroup var reading: ReaderArguments

    func validate() throws {
        if output == "-" { throw ValidationError("results go to files of a directory, not to standard output") }
    }

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet, isVerbose: true)
        let place = FilePath(output ?? directory)
        try prepare(place, diagnostics)
        let model = WatchedModel(reading.model, reader: try reading.makeReader(diagnostics))
        let results = WatchResults(
            directory: place, formats: format.isEmpty ? [.text] : Array(format.flatMap(\.values).uniqued()),
            feed: try index.map { try OpenIndex($0, diagnostics, exitCode: .unwritableOutput).feed },
            diagnostics: diagnostics)
        let stop = StopSignal()
        let work = Task { try await readAll(model, results, diagnostics) }
        stop.whenStopped { work.cancel() }
        let result = await work.result
        withExtendedLifetime(stop) {}
        do {
            let outcome = try result.get()
            if outcome.outputFailed { throw ExitCodes.unwritableOutput.exitCode }
            if once && outcome.inputFailed { throw ExitCodes.unreadableInput.exitCode }
        } catch let error as FileError {
            diagnostics.error(FilePath(directory), "\(error)")
            throw ExitCodes.unreadableInput.exitCode
        }
    }

    private func prepare(_ place: FilePath, _ diagnostics: Diagnostics) throws {
        do {
            guard try FileReading.kind(of: FilePath(directory)) == .directory else {
                diagnostics.error(FilePath(directory), "not a directory")
                throw ExitCodes.unreadableInput.exitCode
            }
        } catch let error as FileError {
            diagnostics.error(FilePath(directory), "\(error)")
            throw ExitCodes.unreadableInput.exitCode
        }
        do {
            try FileWriting.makeDirectories(place)
        } catch {
            diagnostics.error(place, "\(error)")
            throw ExitCodes.unwritableOutput.exitCode
        }
    }

    private func presentInputs() throws -> [ImageInput] {
        do {
            return try ImageInput.inputs(listed: FilePath(directory))
        } catch is InputError {
            return []
        }
    }

    /// - Returns: what went wrong with any of the photos.
    private func readAll(
        _ model: WatchedModel, _ results: WatchResults, _ diagnostics: Diagnostics
    ) async throws -> WatchResults.Outcome {
        var all = WatchResults.Outcome()
        let present = try presentInputs()
        // What was read before is left out once; when it comes again it is another photo.
        var old = Set(present.filter { !results.isMissing($0) })
        func read(_ input: ImageInput) {
            guard old.remove(input) == nil else { return }
            model.refresh(diagnostics)
            let mark = results.feed?.mark(input)
            let outcome = results.deliver(
                model.readers.current.reading(of: input, options: reading.options, maximumPixels: reading.maxPixels),
                mark)
            all.inputFailed = all.inputFailed || outcome.inputFailed
            all.outputFailed = all.outputFailed || outcome.outputFailed
        }
        if once {
            for input in present where !Task.isCancelled { read(input) }
        } else {
            // What came in while a photo was read is still handed out after the request to stop.
            var inputs = WatchedDirectory(FilePath(directory)).makeAsyncIterator()
            while !Task.isCancelled, let input = try await inputs.next() { read(input) }
            // A directory that is gone ends it as well.
            if !Task.isCancelled { _ = try FileReading.kind(of: FilePath(directory)) }
        }
        return all
    }
}
