import ArgumentParser
import Boardscan
import FileAccess
import Glibc
import Imaging

/// `boardscan read`: pictures in, text out.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Prints the text of photos (the default).",
        usage: "boardscan [read] <image> ... [<options>]",
        discussion: """
            Reads JPEG, PNG, TIFF (each page), WebP, BMP, GIF and PNM. The text goes to standard output, in the order \
            of the arguments; a form feed on a line of its own stands between pages and between inputs. What is wrong \
            with an input is said on standard error, and the others are read all the same.

            \(ExitCodes.help)
            """)

    @Argument(help: ArgumentHelp("A file, a directory of images, or - for standard input.", valueName: "image"))
    var images: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write to FILE; with several inputs to NAME.txt for each in DIR, which is made if need be.",
            valueName: "file|dir"))
    var output: String?

    @Option(name: .shortAndLong, help: "The form of the result.")
    var format = OutputFormat.text

    @Option(
        help: ArgumentHelp(
            "Characters that may appear: all, digits, upper, letters, or the characters themselves.",
            valueName: "set"))
    var charset: CharsetArgument?

    @Option(help: ArgumentHelp("Leave out words less sure than this, 0 to 1.", valueName: "x"))
    var minConfidence = 0.0

    @Flag(name: .customLong("no-prior"), help: "Expect no language: each character counts for itself.")
    var noPrior = false

    @Option(help: ArgumentHelp("Use this model instead of the built-in one.", valueName: "file"))
    var model: String?

    @Option(help: ArgumentHelp("Refuse images with more pixels, before they are decoded.", valueName: "n"))
    var maxPixels = ImageDecoder.defaultMaximumPixels

    @Option(help: ArgumentHelp("Write what each stage saw to pictures in DIR.", valueName: "dir"))
    var debugImages: String?

    @Option(help: ArgumentHelp("Read this many inputs at a time (default: one per core).", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Leave out inputs whose results are there already; needs --output DIR.")
    var resume = false

    @Flag(name: .shortAndLong, help: "Show no progress; errors are still told.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Tell on standard error what was read.")
    var verbose = false

    func validate() throws {
        // Leptonica holds a picture in less than 2 GB.
        guard (1...ReadCommand.largestMaxPixels).contains(maxPixels) else {
            throw ValidationError("--max-pixels must be between 1 and \(ReadCommand.largestMaxPixels)")
        }
        guard (0...1).contains(minConfidence) else { throw ValidationError("--min-confidence must be between 0 and 1") }
        if let jobs, !(1...ReadCommand.largestJobs).contains(jobs) {
            throw ValidationError("--jobs must be between 1 and \(ReadCommand.largestJobs)")
        }
        if resume && (output ?? "-") == "-" { throw ValidationError("--resume needs --output DIR") }
        if images.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    private static let largestMaxPixels = 500_000_000
    private static let largestJobs = 256

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet, isVerbose: verbose)
        let (inputs, unreadable) = findInputs(diagnostics)
        guard !inputs.isEmpty else { throw ExitCodes.unreadableInput.exitCode }
        let plan = try makePlan(inputs, diagnostics)
        let rest: (inputs: [ImageInput], plan: OutputPlan) = resume ? plan.unfinished(inputs) : (inputs, plan)
        let reader = try makeReader(diagnostics)
        let jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let session = ReadSession(
            job: ReadJob(
                reader: reader, options: readerOptions(jobs: jobs, inputs: rest.inputs.count), maximumPixels: maxPixels),
            format: format, plan: rest.plan, jobs: jobs, diagnostics: diagnostics)
        let interruption = Interruption(diagnostics)
        let result = await session.run(rest.inputs, skipped: resume ? inputs.count - rest.inputs.count : nil)
        withExtendedLifetime(interruption) {}
        let code = unreadable && result == .done ? ExitCodes.unreadableInput : result
        if code != .done { throw code.exitCode }
    }

    /// Few inputs share the threads that there are no inputs for.
    private func readerOptions(jobs: Int, inputs: Int) -> BoardReader.Options {
        var options = BoardReader.Options()
        options.threads = max(1, jobs / max(1, inputs))
        options.usesLanguagePrior = !noPrior
        options.charset = charset?.characters
        options.minimumConfidence = minConfidence
        return options
    }

    /// Tells what cannot be found, and goes on with the rest.
    private func findInputs(_ diagnostics: Diagnostics) -> (inputs: [ImageInput], unreadable: Bool) {
        var inputs: [ImageInput] = []
        var unreadable = false
        for image in images {
            do {
                inputs += try ImageInput.inputs(for: FilePath(image))
            } catch {
                diagnostics.error(FilePath(image), "\(error)")
                unreadable = true
            }
        }
        return (inputs, unreadable)
    }

    private func makeReader(_ diagnostics: Diagnostics) throws -> BoardReader {
        do {
            return try BoardReader(modelBytes: model.map { try FileReading.bytes(of: FilePath($0)) })
        } catch {
            diagnostics.error(model.map { FilePath($0) } ?? "built-in model", "\(error)")
            throw ExitCodes.unusableModel.exitCode
        }
    }

    private func makePlan(_ inputs: [ImageInput], _ diagnostics: Diagnostics) throws -> OutputPlan {
        do {
            let isSingle = images.count == 1 && inputs == [.file(FilePath(images[0]))] || inputs == [.standardInput]
            return try OutputPlan(
                inputs: inputs, output: output.map { FilePath($0) }, isSingle: isSingle,
                fileExtension: format.fileExtension, debugDirectory: debugImages.map { FilePath($0) })
        } catch let problem as OutputProblem {
            diagnostics.error(problem.path, problem.message)
            throw ExitCodes.unwritableOutput.exitCode
        }
    }
}
