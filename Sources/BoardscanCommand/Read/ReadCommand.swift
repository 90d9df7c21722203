import Algorithms
import ArgumentParser
import Boardscan
import DocumentFormats
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
            Reads JPEG, PNG, TIFF and PDF (every page), HEIC, AVIF, WebP, JPEG 2000, BMP, GIF (first picture) and PNM. \
            The text goes to standard output, in the order of the arguments; a form feed on a line of its own stands \
            between pages and between inputs. What is wrong with an input is reported on standard error, and the others \
            are read all the same.

            Formats:
              text   words, lines, blank lines between blocks, form feeds between pages
              hocr   hOCR 1.2: XHTML with words and characters in their places
              alto   ALTO 4: XML with the same, and runners-up
              tsv    the twelve columns of Tesseract's TSV
              json   everything that is known, as one JSON document
              jsonl  the same, a line for each input as soon as it is read
              md     Markdown: headings, lists, code and columns, to go on with
              pdf    the photos, with their text over its ink, to search and to copy
            Several inputs on standard output become one document of several pages; in jsonl each is a document of \
            its own, and one that cannot be read is a line with its problems. With -o FILE.pdf several inputs \
            become one PDF.

            Examples:
              boardscan photo.jpg
              boardscan -f hocr,tsv -o results/ photos/
              find photos -name '*.jpg' -print0 | boardscan -0 --files-from - -f jsonl
              ffmpeg -i talk.mp4 -vf fps=1/10 -f image2pipe -c:v png - | boardscan --frames -f jsonl

            \(ExitCodes.help)
            """)

    @Argument(
        help: ArgumentHelp(
            """
            A file, a directory of images and PDFs (except PDFs named like an image beside them), or - for standard \
            input.
            """, valueName: "image"),
        completion: .pictures)
    var images: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Read also the images and directories that FILE lists, one a line; - is a list on standard input. Several may \
            be given.
            """,
            valueName: "file"),
        completion: .file())
    var filesFrom: [String] = []

    @Flag(
        name: [.customShort("0"), .customLong("null")], help: "Names in the list end with a zero byte, not a line feed."
    )
    var endedByZero = false

    @Flag(name: .shortAndLong, help: "Read the images in directories within directories as well.")
    var recursive = false

    @Flag(
        help: """
            Read standard input as images one behind the other (PNG, JPEG, binary PNM), each an input of its own. They \
            are taken as results are given, on standard output.
            """)
    var frames = false

    @Option(
        name: [.customShort("o", allowingJoined: true), .long],
        help: ArgumentHelp(
            "Write to FILE; with several inputs or formats to NAME.txt, NAME.hocr … in DIR, which is made if need be.",
            valueName: "file|dir"),
        completion: .file())
    var output: String?

    @Option(
        name: [.customShort("f", allowingJoined: true), .long],
        help: ArgumentHelp(
            """
            The form of the result (default: what FILE's name ends with, or text). Several may be given, with commas and \
            with --output DIR.
            """))
    var format: [CommaSeparated<ResultFormat>] = []

    @Flag(help: "Include alternative readings in hOCR; not every program understands them.")
    var alternatives = false

    @Option(
        help: ArgumentHelp(
            """
            Characters that may appear: all, digits, upper, lower, letters, latin, greek, math, several with commas; or \
            characters and ranges, as 0-9a-f.
            """,
            valueName: "set"), completion: .list(CharsetArgument.names), transform: CharsetArgument.init(parsing:))
    var charset: CharsetArgument?

    @Option(help: ArgumentHelp("Leave out words less sure than this, 0 to 1.", valueName: "x"))
    var minConfidence = 0.0

    @Option(
        help: ArgumentHelp(
            "Keep only words written in these colours, with commas between them: \(InkArgument.allNames.joined(separator: ", ")).",
            valueName: "colours"), completion: .list(InkArgument.allNames))
    var ink: [InkArgument] = []

    @OptionGroup var reading: ReaderArguments

    @Option(
        help: ArgumentHelp(
            "Draw what was read over the photo: to FILE, a PNG or JPEG, or to NAME.png for each input in DIR.",
            valueName: "file|dir"), completion: .file())
    var overlay: String?

    @Option(
        help: ArgumentHelp(
            "Write the board evenly white, as scanners make it: to FILE, a PNG or JPEG, or to NAME.png for each input in DIR.",
            valueName: "file|dir"), completion: .file())
    var clean: String?

    @Flag(help: "Show the boards evenly white in the PDF, from where the photos were taken.")
    var cleanPDF = false

    @Option(
        help: ArgumentHelp(
            "Write a page on which doubtful words can be corrected; boardscan learn takes what it downloads.",
            valueName: "file.html"), completion: .file())
    var review: String?

    @Option(
        help: ArgumentHelp(
            "Keep what is read in this index as well; default for the one that boardscan find looks in.",
            valueName: "file"), completion: .file())
    var index: IndexPlace?

    @Option(
        help: ArgumentHelp("Write what each stage saw to pictures in DIR.", valueName: "dir"),
        completion: .directory)
    var debugImages: String?

    @Option(help: ArgumentHelp("Read this many inputs at a time (default: one per core).", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Leave out inputs whose results are there already, by their names; needs --output DIR.")
    var resume = false

    @Flag(
        name: .customLong("no-sync"),
        help: "Leave it to the system when results reach the disk: quicker, but a power cut may leave empty files.")
    var noSync = false

    @Flag(name: .shortAndLong, help: "Show no progress; errors are still reported.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Report on standard error what was done with each photo.")
    var verbose = false

    func validate() throws {
        guard (0...1).contains(minConfidence) else { throw ValidationError("--min-confidence must be between 0 and 1") }
        if let jobs, !(1...ReadCommand.largestJobs).contains(jobs) {
            throw ValidationError("--jobs must be between 1 and \(ReadCommand.largestJobs)")
        }
        if resume && (output ?? "-") == "-" { throw ValidationError("--resume needs --output DIR") }
        if resume && joinedOutput(isSingle: false) != nil {
            throw ValidationError("--resume needs --output DIR: one PDF is written when all is read")
        }
        if resume && review != nil {
            throw ValidationError("--review shows what is read, and --resume reads only what is missing")
        }
        let readers = images.count { $0 == "-" } + filesFrom.count { $0 == "-" }
        if readers > 1 { throw ValidationError("standard input can be read only once") }
        if frames { try validateFrames() }
        if endedByZero && filesFrom.isEmpty { throw ValidationError("--null needs --files-from") }
        if formats.count > 1 && (output ?? "-") == "-" {
            throw ValidationError("several formats need --output DIR")
        }
        try checkEndingOfOutput()
        if alternatives && !formats.contains(.document(.hocr)) {
            throw ValidationError("--alternatives needs -f hocr")
        }
        if index != nil && (charset != nil || minConfidence > 0 || !ink.isEmpty) {
            throw ValidationError("--index keeps all that is read; leave out --charset, --min-confidence and --ink")
        }
        if cleanPDF && !formats.contains(.pdf) { throw ValidationError("--clean-pdf needs -f pdf") }
        if formats == [.pdf] && writesToStandardOutput && isatty(STDOUT_FILENO) == 1 {
            throw ValidationError("a PDF cannot be written to a terminal; use -o FILE.pdf")
        }
    }

    /// Nobody knows how many there will be, or what to call them.
    private func validateFrames() throws {
        guard filesFrom.isEmpty, images.allSatisfy({ $0 == "-" }) else {
            throw ValidationError("--frames reads standard input and nothing else")
        }
        guard writesToStandardOutput, !writesPictures, review == nil else {
            throw ValidationError("--frames writes to standard output and nowhere else")
        }
    }

    static let largestJobs = 256

    func run() async throws {
        // Not before: what is wrong with an option counts more.
        if images.isEmpty && filesFrom.isEmpty && !frames {
            throw ValidationError("Missing expected argument '<image> ...'")
        }
        let diagnostics = Diagnostics(isQuiet: quiet, isVerbose: verbose)
        let (inputs, unreadable) = findInputs(diagnostics)
        guard !inputs.isEmpty || inputsAreStream else {
            if unreadable == 0 { diagnostics.error("the list names no images") }
            throw ExitCodes.unreadableInput.exitCode
        }
        let (plan, joined) = try makePlan(inputs, diagnostics)
        if resume, let name = ResultNames.shared(by: inputs) {
            throw ValidationError("--resume knows inputs by their names, and two are called \(name)")
        }
        let rest: (inputs: [ImageInput], plan: OutputPlan) = resume ? plan.unfinished(inputs) : (inputs, plan)
        let reader = try reading.makeReader(diagnostics)
        let feed = try index.map { try OpenIndex($0, diagnostics, exitCode: .unwritableOutput).feed }
        try charset?.check(with: reader.characterSet, diagnostics)
        let jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let session = ReadSession(
            job: ReadJob(
                reader: reader, options: readerOptions(jobs: jobs, inputs: inputsAreStream ? jobs : rest.inputs.count),
                maximumPixels: reading.maxPixels, forReview: review != nil,
                forPDF: formats.contains(.pdf), cleansPDF: cleanPDF, tellsPasses: verbose, protected: plan.protected,
                writesDurably: !noSync, feed: feed,
                room: PixelRoom(jobs: jobs, maximumPixels: reading.maxPixels)),
            formats: formats, formatOptions: formatOptions, plan: rest.plan, jobs: jobs, diagnostics: diagnostics,
            joined: joined,
            review: review.map { FilePath($0) }, nothing: frames ? "no image came" : "the list names no images")
        let queue = queue(of: rest.inputs)
        let interruption = Interruption(diagnostics)
        let result = await session.run(
            queue, skipped: resume ? inputs.count - rest.inputs.count : nil, unreadable: unreadable)
        withExtendedLifetime(interruption) {}
        let code = unreadable > 0 && result == .done ? ExitCodes.unreadableInput : result
        if code != .done { throw code.exitCode }
    }

    /// Each form once, in the order given.
    var formats: [ResultFormat] {
        format.isEmpty
            ? [endingOfOutput.flatMap(ResultFormat.called) ?? .text] : Array(format.flatMap(\.values).uniqued())
    }

    private var formatOptions: FormatOptions {
        var options = FormatOptions()
        if alternatives { options.includesAlternatives = true }
        return options
    }

    /// Few inputs share the threads that there are no inputs for.
    private func readerOptions(jobs: Int, inputs: Int) -> BoardReader.Options {
        var options = reading.options
        options.threads = max(1, jobs / max(1, inputs))
        options.charset = charset?.characters
        options.minimumConfidence = minConfidence
        if !ink.isEmpty { options.inks = ink.reduce(into: []) { $0.formUnion($1.names) } }
        return options
    }

    /// Files that are read besides the images.
    private var readBesides: [FilePath] { (filesFrom + [reading.model].compactMap(\.self)).map { FilePath($0) } }

    /// - Returns: the plan, and where all results go as one document, if they do.
    private func makePlan(
        _ inputs: [ImageInput], _ diagnostics: Diagnostics
    ) throws -> (plan: OutputPlan, joined: FilePath?) {
        try diagnostics.endingOnOutputProblem {
            if let review { try OutputFile.check(FilePath(review), inputs: inputs, readBesides: readBesides) }
            if inputsAreStream { return (.standardOutput, nil) }
            // What is resumed has more than one result, even where there is only one as yet.
            let isSingle =
                filesFrom.isEmpty && !resume
                && (images.map { .file(FilePath($0)) } == inputs && inputs.count == 1 || inputs == [.standardInput])
            let joined = joinedOutput(isSingle: isSingle)
            if let joined { try OutputFile.check(joined, inputs: inputs, readBesides: readBesides) }
            let plan = try OutputPlan(
                inputs: inputs, output: joined == nil ? output.map { FilePath($0) } : nil, isSingle: isSingle,
                fileExtensions: formats.map(\.fileExtension), debugDirectory: debugImages.map { FilePath($0) },
                overlay: overlay.map { FilePath($0) }, cleaned: clean.map { FilePath($0) }, readBesides: readBesides,
                writtenBesides: (review.map { [FilePath($0)] } ?? []) + (joined.map { [$0] } ?? []))
            return (plan, joined)
        }
    }
}
