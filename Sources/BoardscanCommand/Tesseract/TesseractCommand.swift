import ArgumentParser
import Boardscan
import FileAccess

/// `boardscan tesseract`: answers as the tesseract program does, for programs that call it.
struct TesseractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tesseract",
        abstract: "Answers as the tesseract program would, for programs that call it.",
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
                let answer = TesseractHelp.answer(to: question, version: RootCommand.configuration.version)
                return try writeToStandardOutput(Array(answer.utf8))
            }
            guard let image = arguments.image, let base = arguments.outputBase else {
                throw TesseractArguments.Problem(message: "IMAGE and OUTPUTBASE are missing; see --help")
            }
            let settings = try TesseractSettings(arguments)
            diagnostics.isQuiet = settings.isQuiet
            if !settings.isQuiet { for note in settings.notes { diagnostics.error(note) } }
            let own = ModelChoice(nil)
            let choice = settings.layout == .singleCharacter ? own.forSingleCharacters : own
            let reader = try BoardReader.make(choice, diagnostics)
            if let note = settings.note(ofCharactersBesides: reader.characterSet.characters), !settings.isQuiet {
                diagnostics.error(note)
            }
            var pages = TesseractPages(reader: reader, settings: settings)
            pages.read(image)
            for problem in pages.problems { diagnostics.error(problem.file, problem.message) }
            // Where nothing could be read there is nothing to write; pages that could be read are not lost.
            if !pages.document.pages.isEmpty || pages.problems.isEmpty {
                try write(pages, settings.outputs, base: FilePath(base), configs: arguments.configs)
            }
            if !pages.problems.isEmpty { throw ExitCode.failure }
        } catch let problem as TesseractArguments.Problem {
            diagnostics.error(problem.message)
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
        let protected = ProtectedFiles(pages.files + configs.map { FilePath($0) })
        var problem: OutputProblem?
        for output in TesseractOutput.allCases where outputs.contains(output) {
            let isStandardOutput = base == "stdout" || base == "-"
            let file = base.appending("." + output.fileExtension)
            let bytes = pages.bytes(output, seenFrom: isStandardOutput ? "." : file.directory)
            guard !isStandardOutput else {
                try writeToStandardOutput(bytes)
                continue
            }
            try protected.check(file)
            do {
                try FileWriting.write(bytes, to: file)
            } catch {
                // The others are written all the same.
                problem = problem ?? OutputProblem(path: file, message: "\(error)")
            }
        }
        if let problem { throw problem }
    }

    private func writeToStandardOutput(_ bytes: [UInt8]) throws {
        do {
            try FileWriting.writeToStandardOutput(bytes)
        } catch {
            throw OutputProblem(path: "standard output", message: "\(error)")
        }
    }
}
