import ArgumentParser
import Boardscan
import DocumentFormats
import FileAccess

/// `boardscan tesseract`: answers as the tesseract program does, for programs that call it.
struct TesseractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tesseract",
        abstract: "Stands in for the tesseract program, for programs that call it.",
        usage: "boardscan tesseract <image> <outputbase> [<options>] [<configs>]",
        discussion: """
            Takes the arguments of tesseract 5 and writes the files it would. What cannot be honoured is said on \
            standard error. The exit code is 0 or, when anything went wrong, 1.

            \(TesseractHelp.usage)
            """)

    @Argument(parsing: .captureForPassthrough, help: "Arguments of the tesseract program.", completion: .file())
    var arguments: [String] = []

    func run() throws {
        var diagnostics = Diagnostics()
        do {
            let arguments = try TesseractArguments(arguments)
            if let question = arguments.question {
                let answer = TesseractHelp.answer(
                    to: question, version: RootCommand.configuration.version,
                    dataDirectory: arguments.dataDirectory)
                return try writeToStandardOutput(Array(answer.utf8))
            }
            guard let image = arguments.image, let base = arguments.outputBase else {
                throw TesseractArguments.Problem(message: "IMAGE and OUTPUTBASE are missing; see --help")
            }
            let settings = try TesseractSettings(arguments)
            diagnostics.isQuiet = settings.isQuiet
            if !settings.isQuiet {
                for note in settings.verbatimNotes { diagnostics.verbatim(note) }
                for note in settings.notes { diagnostics.error(note) }
            }
            let own = ModelChoice(nil)
            let choice = settings.layout == .singleCharacter ? own.forSingleCharacters : own
            let reader = try BoardReader.make(choice, diagnostics)
            if let note = settings.note(ofCharactersBesides: reader.characterSet.characters), !settings.isQuiet {
                diagnostics.error(note)
            }
            var pages = TesseractPages(reader: reader, settings: settings)
            pages.read(image)
            for problem in pages.problems { diagnostics.error(problem.file, problem.message) }
            if settings.task != .reading {
                return try tellOrientation(pages, settings.task, base: FilePath(base), diagnostics)
            }
            // Where nothing could be read there is nothing to write; pages that could be read are not lost.
            if !pages.document.pages.isEmpty || pages.problems.isEmpty {
                try write(pages, settings.outputs, base: FilePath(base), configs: arguments.configs)
            }
            if !pages.problems.isEmpty { throw ExitCode.failure }
        } catch let problem as TesseractArguments.Problem {
            if problem.isVerbatim {
                for line in problem.message.split(separator: "\n") { diagnostics.verbatim(String(line)) }
            } else {
                diagnostics.error(problem.message)
            }
            throw ExitCode.failure
        } catch let problem as OutputProblem {
            diagnostics.error(problem.path, problem.message)
            throw ExitCode.failure
        } catch is ExitCode {
            // The reader has said what is wrong with the model.
            throw ExitCode.failure
        }
    }

    private func write(
        _ pages: TesseractPages, _ outputs: Set<TesseractOutput>, base: FilePath, configs: [String]
    ) throws {
        var problem: OutputProblem?
        for output in TesseractOutput.allCases where outputs.contains(output) {
            do {
                try write(
                    pages.bytes(output), to: base, fileExtension: output.fileExtension,
                    protecting: pages.files + configs.map { FilePath($0) })
            } catch let failure as OutputProblem {
                // The others are written all the same.
                problem = problem ?? failure
            }
        }
        if let problem { throw problem }
    }

    /// Writes the `.osd`, or tells of the layout on standard error, where the tesseract program does; pages without
    /// text are an error.
    private func tellOrientation(
        _ pages: TesseractPages, _ task: TesseractSettings.Task, base: FilePath, _ diagnostics: Diagnostics
    ) throws {
        let orientations = pages.orientations
        let writer = OrientationWriter()
        if task == .orientation {
            let text = orientations.enumerated().map { number, orientation in
                orientation.map { writer.detection($0, page: number) } ?? ""
            }.joined()
            if !text.isEmpty { try write(Array(text.utf8), to: base, fileExtension: "osd", protecting: pages.files) }
        } else {
            for line in orientations.compactMap(\.self).flatMap({ writer.layout($0).split(separator: "\n") }) {
                diagnostics.verbatim(String(line))
            }
        }
        let isEmpty = orientations.contains { $0 == nil }
        if isEmpty {
            diagnostics.verbatim(
                task == .orientation ? "Too few characters. Skipping this page" : "Empty page!!")
        }
        if isEmpty || !pages.problems.isEmpty { throw ExitCode.failure }
    }

    /// `files` are what must not be written over.
    private func write(
        _ bytes: [UInt8], to base: FilePath, fileExtension: String, protecting files: [FilePath]
    ) throws {
        if Self.isStandardOutput(base) { return try writeToStandardOutput(bytes) }
        let file = base.appending("." + fileExtension)
        try ProtectedFiles(files).check(file)
        do {
            try FileWriting.write(bytes, to: file)
        } catch {
            throw OutputProblem(path: file, message: "\(error)")
        }
    }

    private static func isStandardOutput(_ base: FilePath) -> Bool { base == "stdout" || base == "-" }

    private func writeToStandardOutput(_ bytes: [UInt8]) throws {
        do {
            try FileWriting.writeToStandardOutput(bytes)
        } catch {
            throw OutputProblem(path: "standard output", message: "\(error)")
        }
    }
}
