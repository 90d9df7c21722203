import ArgumentParser
import Boardscan
import DocumentModel
import FileAccess
import FoundationEssentials
import GlyphClassifier
import Learning

/// `boardscan learn`: corrections in, a model for one person's writing out.
struct LearnCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract: "Learns somebody's handwriting from corrected words.",
        usage: "boardscan learn <corrections> ... [-o <model>] [<options>]",
        discussion: """
            Corrections are what a page of boardscan read --review downloads, a file like it written by hand, or a \
            document of boardscan in JSON or hOCR that somebody corrected: then each of its words counts. Some 50 words \
            are enough to tell. Without -o the model becomes the user's own, which every command takes from then on \
            unless --model names another. What was learnt before is kept: --model builtin begins anew.

            \(ExitCodes.help)
            """)

    @Argument(help: ArgumentHelp("Corrections, or corrected documents.", valueName: "corrections"), completion: .file())
    var corrections: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the model goes (default: the user's own).", valueName: "model"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("Look for images here, too (default: beside the corrections).", valueName: "dir"),
        completion: .directory)
    var images: String?

    @Option(
        help: ArgumentHelp(
            "Start from this model; builtin for the one in the program (default: the user's own, if there is one).",
            valueName: "file"), completion: .file())
    var model: String?

    @Flag(name: .shortAndLong, help: "Say nothing but what is wrong.")
    var quiet = false

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet)
        let choice = ModelChoice(model)
        if let images, (try? FileReading.kind(of: FilePath(images))) != .directory {
            diagnostics.error(FilePath(images), "not a directory")
            throw ExitCodes.unreadableInput.exitCode
        }
        let place = try outputPlace(diagnostics)
        let reader = try BoardReader.make(model: model, diagnostics)
        let start = ContinuousClock.now
        var failed = false
        let words = corrections.flatMap { file -> [CorrectedWord] in
            read(FilePath(file), reader) { path, error in
                diagnostics.error(path, "\(error)")
                failed = true
            }
        }
        guard !words.isEmpty else {
            diagnostics.error("there is no word to learn from")
            throw ExitCodes.unreadableInput.exitCode
        }
        let result = try learn(words, choice, diagnostics)
        do {
            try FileWriting.write(try result.model.bytes(), to: place, access: access(of: place))
        } catch {
            diagnostics.error(place, "\(error)")
            throw ExitCodes.unwritableOutput.exitCode
        }
        let seconds = String((ContinuousClock.now - start) / .seconds(1), decimals: 1)
        if !quiet {
            try writeResult(
                "learnt \(result.learntWords) of \(words.count) words, \(result.characters) characters, in "
                    + "\(seconds) s: \(place)\n")
        }
        if failed { throw ExitCodes.unreadableInput.exitCode }
    }

    private func read(
        _ file: FilePath, _ reader: BoardReader, reportFailure: (FilePath, any Error) -> Void
    ) -> [CorrectedWord] {
        do {
            let corrections = try Corrections(bytes: FileReading.bytes(of: file))
            let directories = [file.directory] + (images.map { [FilePath($0)] } ?? [])
            return CorrectionImages(reader: reader, directories: directories)
                .words(of: corrections, reportFailure: reportFailure)
        } catch {
            reportFailure(file, error)
            return []
        }
    }

    private func learn(
        _ words: [CorrectedWord], _ choice: ModelChoice, _ diagnostics: Diagnostics
    ) throws -> Learner.Result {
        do {
            let bytes = try choice.bytes() ?? BoardReader.bundledModel()
            return try Learner(model: ModelFile(bytes: bytes)).learn(words)
        } catch let error as NothingToLearn {
            diagnostics.error("\(error)")
            throw ExitCodes.unreadableInput.exitCode
        } catch {
            diagnostics.error(choice.displayName, "\(error)")
            throw ExitCodes.unusableModel.exitCode
        }
    }

    /// A model holds pictures of its user's handwriting; one that the user put elsewhere may be there for others.
    private func access(of place: FilePath) -> FileWriting.Access {
        output != nil && FileReading.identity(of: place) != nil ? .usual : .owner
    }

    /// Where the model goes; the user's own data directory is made if need be.
    private func outputPlace(_ diagnostics: Diagnostics) throws -> FilePath {
        if let output {
            try diagnostics.endingOnOutputProblem {
                try OutputFile.check(FilePath(output), inputs: [], readBesides: corrections.map { FilePath($0) })
            }
            return FilePath(output)
        }
        guard let place = ModelChoice.userModel() else {
            diagnostics.error("no home directory: say with -o where the model goes")
            throw ExitCodes.unwritableOutput.exitCode
        }
        do {
            try FileWriting.makeDirectories(place.directory, access: .owner)
        } catch {
            diagnostics.error(place.directory, "\(error)")
            throw ExitCodes.unwritableOutput.exitCode
        }
        return place
    }
}
