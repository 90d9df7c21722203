import ArgumentParser
import Boardscan
import Comparison
import DocumentModel
import FileAccess
import Glibc
import Imaging

/// `boardscan compare`: how well boards are read, and how well Tesseract reads them.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Measures how well photos are read, beside Tesseract.",
        usage: """
            boardscan compare <image> ... [--truth <dir>] [--report <file>] [--json]
            boardscan compare --texts <dir> --truth <dir> [--json]
            """,
        discussion: """
            Reads each image with Boardscan and with Tesseract and counts the errors of both against NAME.gt.txt, which \
            stands beside NAME.jpg or in the directory of --truth. An image without such a text is a cross-check: \
            where the two differ, the places most worthwhile to look at first. With --texts, no image is read: \
            NAME.txt of one directory is counted against NAME.gt.txt of the other, whoever wrote it.

            \(ExitCodes.help)
            """)

    @Argument(help: ArgumentHelp("A file or a directory of images.", valueName: "image"), completion: .pictures)
    var images: [String] = []

    @Option(
        help: ArgumentHelp("Where NAME.gt.txt are (default: beside the images).", valueName: "dir"),
        completion: .directory)
    var truth: String?

    @Option(
        help: ArgumentHelp("Score the NAME.txt here instead of reading images.", valueName: "dir"),
        completion: .directory)
    var texts: String?

    @Option(
        help: ArgumentHelp("Write a page to look at: photos, texts, differences.", valueName: "file"),
        completion: .file())
    var report: String?

    @Flag(help: "Print JSON instead of tables.")
    var json = false

    @Option(
        help: ArgumentHelp("Read with this model instead of the user's own or the built-in one.", valueName: "file"),
        completion: .file())
    var model: String?

    @Option(help: ArgumentHelp("Refuse images with more pixels, before they are decoded.", valueName: "n"))
    var maxPixels = ImageDecoder.defaultMaximumPixels

    @Option(help: ArgumentHelp("Read this many images at a time (default: one per core).", valueName: "n"))
    var jobs: Int?

    @Flag(name: .shortAndLong, help: "Show no progress; errors are still reported.")
    var quiet = false

    func validate() throws {
        if texts == nil && images.isEmpty { throw ValidationError("name an image or a directory of images") }
        if images.contains("-") { throw ValidationError("compare cannot read standard input") }
        if texts != nil {
            if truth == nil { throw ValidationError("--texts needs --truth") }
            if !images.isEmpty || report != nil { throw ValidationError("--texts reads no images and makes no report") }
        }
        guard (1...ReaderArguments.largestMaxPixels).contains(maxPixels) else {
            throw ValidationError("--max-pixels must be between 1 and \(ReaderArguments.largestMaxPixels)")
        }
        if let jobs, !(1...ReadCommand.largestJobs).contains(jobs) {
            throw ValidationError("--jobs must be between 1 and \(ReadCommand.largestJobs)")
        }
    }

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet)
        if let texts, let truth {
            try CompareTexts(texts: FilePath(texts), truth: FilePath(truth), asJSON: json, diagnostics: diagnostics)
                .run()
            return
        }
        var outcome = CompareOutcome()
        let finder = CompareInputs(truthDirectory: truth.map { FilePath($0) }, diagnostics: diagnostics)
        let inputs = try finder.find(images, &outcome)
        try checkModel(diagnostics)
        try checkReportPlace(inputs.map(\.file), texts: inputs.map { finder.truthFile(of: $0.file) }, diagnostics)
        let version = findTesseract(diagnostics, &outcome)
        let session = CompareSession(
            options: .init(model: model.map { FilePath($0) }, maximumPixels: maxPixels, forReport: report != nil),
            usesTesseract: version != nil, jobs: jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
            diagnostics: diagnostics)
        let compared = await session.run(inputs)
        for input in compared {
            guard let failure = input.boardscan.failure else { continue }
            diagnostics.error(FilePath(input.file), failure)
            outcome.inputFailed = true
        }
        try deliver(Comparison(inputs: compared, tesseractVersion: version), diagnostics, &outcome)
        if outcome.exitCode != .done { throw outcome.exitCode.exitCode }
    }

    private func checkModel(_ diagnostics: Diagnostics) throws {
        _ = try BoardReader.make(model: model, diagnostics)
    }

    /// A report that has nowhere to go is told before the work, not after it.
    private func checkReportPlace(_ images: [FilePath], texts: [FilePath], _ diagnostics: Diagnostics) throws {
        guard let report else { return }
        try diagnostics.endingOnOutputProblem {
            try OutputFile.check(
                FilePath(report), inputs: images.map { .file($0) },
                readBesides: texts + (model.map { [FilePath($0)] } ?? []))
        }
    }

    private func findTesseract(_ diagnostics: Diagnostics, _ outcome: inout CompareOutcome) -> String? {
        switch CompareSession.findTesseract() {
        case .success(let version): return version
        case .failure(let problem):
            diagnostics.error("\(problem); here are Boardscan's own figures")
            outcome.tesseractIsMissing = true
            return nil
        }
    }

    private func deliver(
        _ comparison: Comparison, _ diagnostics: Diagnostics, _ outcome: inout CompareOutcome
    ) throws {
        let bytes =
            json
            ? try ComparisonRecord(comparison).json() : Array(ComparisonText(comparison).text.printableLines.utf8)
        do {
            try FileWriting.writeToStandardOutput(bytes)
        } catch {
            diagnostics.error("standard output", "\(error)")
            outcome.outputFailed = true
        }
        guard let report else { return }
        do {
            try FileWriting.write(Array(ComparisonReport(comparison).html.utf8), to: FilePath(report))
        } catch {
            diagnostics.error(FilePath(report), "\(error)")
            outcome.outputFailed = true
        }
    }
}

/// What went wrong during a comparison.
struct CompareOutcome {
    var inputFailed = false
    var outputFailed = false
    var tesseractIsMissing = false

    var exitCode: ExitCodes {
        if outputFailed { return .unwritableOutput }
        if inputFailed { return .unreadableInput }
        return tesseractIsMissing ? .unusableModel : .done
    }
}
