import ArgumentParser
import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess
import Glibc
import PhotoIndex

/// `boardscan find`: which photos hold a text.
struct FindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Finds photos by what is written on them.",
        usage: "boardscan find <text> [<path> ...] [<options>]",
        discussion: """
            Names the photos that hold the text, best first, each with the line as it was read and how sure it is that the \
            text is there. Case, accents, spaces and hyphens are ignored, words may go on in the next line of their \
            block, and misread words are found through the reader's runners-up. Of several texts a photo must have all.

            Looks in the index, and brings it up to date before: photos at the paths that are new or changed are read, \
            without a path those of all places that were named before (see boardscan index).

            Examples:
              boardscan find "merge sort"
              boardscan find agenda ~/Pictures/boards --report found.html
              boardscan find -l -e budget -e 2026 | head -1
              boardscan find --regex 'INV-[0-9]{4}' --json

            Exit codes are those of grep: 0 found, 1 not found, 2 trouble with a photo or the index. The others are as \
            of all commands.
            """)

    @Argument(
        help: ArgumentHelp(
            "The text, unless -e gives it; then photos and directories to look in, with those within them.",
            valueName: "text|path"), completion: .file())
    var words: [String] = []

    @Option(
        name: [.customShort("e"), .customLong("text")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A text to look for; may be given several times.", valueName: "text"))
    var texts: [String] = []

    @Flag(help: "The texts are regular expressions, for what was read; runners-up are not tried.")
    var regex = false

    @Flag(name: .customLong("any"), help: "Find photos that have any of the texts, not all of them.")
    var anyWillDo = false

    @Option(help: ArgumentHelp("Find from this confidence on, 0 to 1.", valueName: "x"))
    var minConfidence = 0.5

    @Option(
        name: [.customShort("m"), .customLong("max-count")],
        help: ArgumentHelp("Name this many photos at most, the best.", valueName: "n"))
    var maxCount: Int?

    @Flag(name: [.customShort("l"), .customLong("files-with-matches")], help: "Print nothing but names of photos.")
    var namesOnly = false

    @Flag(
        name: [.customShort("0"), .customLong("null")], help: "With -l, names end with a zero byte, not a line feed.")
    var endedByZero = false

    @Flag(help: "Print JSON.")
    var json = false

    @Option(
        help: ArgumentHelp("Write a page that shows the photos, what was found framed.", valueName: "file.html"),
        completion: .file())
    var report: String?

    @Flag(
        name: .customLong("open"),
        help: "Show the report, or else the best photo, with the desktop's own program (xdg-open).")
    var shows = false

    @Flag(help: "Look in the index as it is.")
    var noUpdate = false

    @Flag(name: .shortAndLong, help: "Print nothing; the exit code tells.")
    var quiet = false

    @OptionGroup var arguments: IndexArguments

    /// What is looked for.
    var wanted: [String] { texts.isEmpty ? Array(words.prefix(1)) : texts }
    /// Where it is looked for.
    var paths: [FilePath] { (texts.isEmpty ? words.dropFirst() : words[...]).map { FilePath($0) } }

    func validate() throws {
        guard (0...1).contains(minConfidence) else { throw ValidationError("--min-confidence must be between 0 and 1") }
        guard !wanted.isEmpty else { throw ValidationError("name a text to look for") }
        for text in wanted {
            if regex {
                try WantedArguments.check(pattern: text)
            } else {
                try WantedArguments.check(text: text, "find")
                guard FoundPhotos.canBeFound(text) else {
                    throw ValidationError("there is nothing but hyphens to look for: \(text)")
                }
            }
        }
        if let maxCount, maxCount < 1 { throw ValidationError("--max-count must be 1 or more") }
        if json && namesOnly { throw ValidationError("--json and --files-with-matches exclude each other") }
        if endedByZero && !namesOnly { throw ValidationError("--null needs --files-with-matches") }
        if paths.contains("-") { throw ValidationError("standard input cannot be searched; name files") }
    }

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet)
        try checkReport(diagnostics)
        let index = try OpenIndex(arguments.index, diagnostics, exitCode: .unreadableInput)
        let names = PhotoNames(paths)
        let interruption = Interruption(diagnostics)
        var (found, hasTrouble) = try await index.use { index in
            let trouble = try await update(index, names, diagnostics)
            return (try look(in: index, diagnostics), trouble)
        }
        withExtendedLifetime(interruption) {}
        found.shorten(to: maxCount ?? .max)
        if !found.isComplete {
            diagnostics.error("there are more places than can be looked at; a longer text or a path narrows it down")
        }
        if !quiet { try write(found, names) }
        if let report { try write(FoundReport(found, wanted: wanted, names: names), to: FilePath(report), diagnostics) }
        if shows, !found.photos.isEmpty { hasTrouble = show(found, diagnostics) || hasTrouble }
        if hasTrouble { throw ExitCodes.unreadableInput.exitCode }
        if found.photos.isEmpty { throw ExitCodes.no.exitCode }
    }

    /// - Returns: whether something could not be read.
    private func update(_ index: PhotoIndex, _ names: PhotoNames, _ diagnostics: Diagnostics) async throws -> Bool {
        let places = try paths.isEmpty ? index.roots() : paths.map(PhotoNames.place)
        guard !places.isEmpty else {
            diagnostics.error("nothing is indexed yet: name a directory of photos, or run boardscan index")
            throw ExitCodes.unreadableInput.exitCode
        }
        if noUpdate { return false }
        let update = IndexUpdate(
            feed: IndexFeed(index: index), arguments: arguments, names: names, diagnostics: diagnostics)
        return try await update.run(places, areNamed: !paths.isEmpty).hasTrouble
    }

    /// Some expressions take time that doubles with each letter of a line; others have to look at all that was read.
    private static let mostSeconds = 120

    private func look(in index: PhotoIndex, _ diagnostics: Diagnostics) throws -> FoundPhotos {
        let options = PhotoSearchOptions(
            paths: paths.map(PhotoNames.place), minimumConfidence: minConfidence, limit: FoundPhotos.mostMatches)
        guard regex else { return try FoundPhotos(wanted, anyWillDo: anyWillDo) { try index.find($0, options) } }
        return try Deadline.end(
            after: Self.mostSeconds, telling: "--regex: looking takes too long", diagnostics, exitCode: .usage
        ) {
            Result {
                try FoundPhotos(wanted, anyWillDo: anyWillDo) { pattern in
                    try index.find(Regex(pattern).ignoresCase(), source: pattern, options)
                }
            }
        }.get()
    }

    private func write(_ found: FoundPhotos, _ names: PhotoNames) throws {
        let text = FoundText(found, wanted: wanted, names: names)
        if json { return try writeResult(text.json(areRegex: regex, anyWillDo: anyWillDo)) }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        if namesOnly { return try writeResult(text.names(endedByZero: endedByZero, isTerminal: isTerminal)) }
        try writeResult(Array(text.lines(marked: isTerminal && FoundText.mayMark).utf8))
    }

    /// A report that has nowhere to go is told before the work, not after it.
    private func checkReport(_ diagnostics: Diagnostics) throws {
        guard let report else { return }
        try diagnostics.endingOnOutputProblem { try OutputFile.check(FilePath(report), inputs: []) }
    }

    private func write(_ report: FoundReport, to file: FilePath, _ diagnostics: Diagnostics) throws {
        do {
            try FileWriting.write(Array(report.html(from: file.directory).utf8), to: file)
        } catch {
            diagnostics.error(file, "\(error)")
            throw ExitCodes.unwritableOutput.exitCode
        }
    }

    /// - Returns: whether nothing could be shown.
    private func show(_ found: FoundPhotos, _ diagnostics: Diagnostics) -> Bool {
        guard let file = report.map({ FileReading.place(of: FilePath($0)) }) ?? found.photos.first?.path else {
            return false
        }
        do {
            try DesktopProgram.open(file)
            return false
        } catch {
            diagnostics.error("xdg-open", "\(error)")
            return true
        }
    }
}
