import ArgumentParser
import Boardscan

/// `boardscan check`: whether a text stands on a board, as an exit code.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks whether a board contains a text (by exit code).",
        usage: "boardscan check <image> --contains <text> ... [<options>]",
        discussion: """
            Looks for each text among all that the ink might be, not only in what was read, and prints how sure it is \
            that the text is there. Case, spaces and accents are ignored; a text is looked for within one line.

            Examples:
              boardscan check photo.jpg --contains agenda && echo found
              boardscan check photo.jpg --contains todo --contains "next steps" --any
              boardscan check photo.jpg --regex 'INV-[0-9]{4}' --json

            \(ExitCodes.help)
            """)

    @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "image"), completion: .pictures)
    var image: String

    @Option(help: ArgumentHelp("The text to look for; may be given several times.", valueName: "text"))
    var contains: [String] = []

    @Option(help: ArgumentHelp("A regular expression to look for; may be given several times.", valueName: "pattern"))
    var regex: [String] = []

    @Flag(help: "Which of several texts must be there (default: --all).")
    var mode: CheckMode = .all

    @Option(help: ArgumentHelp("Answer yes from this confidence on, 0 to 1.", valueName: "x"))
    var minConfidence = 0.5

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing; the exit code tells.")
    var quiet = false

    @OptionGroup var reading: ReaderArguments

    func validate() throws {
        guard (0...1).contains(minConfidence) else { throw ValidationError("--min-confidence must be between 0 and 1") }
        guard !contains.isEmpty || !regex.isEmpty else {
            throw ValidationError("name a text to look for with --contains or --regex")
        }
        for text in contains { try WantedArguments.check(text: text) }
        for pattern in regex { try WantedArguments.check(pattern: pattern) }
    }

    /// Some expressions take time that doubles with each letter of a line.
    private static let mostSeconds = 20

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet)
        let reader = try reading.makeReader(diagnostics)
        let patterns = regex.compactMap { pattern in (try? Regex(pattern).ignoresCase()).map { (pattern, $0) } }
        var answer = CheckAnswer(source: image == "-" ? nil : image, mode: mode, leastConfidence: minConfidence)
        let isWhole = try reading.forEachPage(of: image, diagnostics) { index, page in
            let search = reader.search(page, pageIndex: index, options: reading.options)
            for text in contains { answer.add(search.find(text), page: index, text: text) }
            for (pattern, regex) in patterns {
                let finding = Deadline.end(
                    after: Self.mostSeconds, telling: "--regex: looking for \(pattern) takes too long", diagnostics,
                    exitCode: .usage
                ) { search.find(regex) }
                answer.add(finding, page: index, regex: pattern)
            }
        }
        if !quiet {
            if json { try writeResult(answer.json()) } else { try writeResult(answer.text) }
        }
        if !isWhole { throw ExitCodes.unreadableInput.exitCode }
        if !answer.isYes { throw ExitCodes.no.exitCode }
    }
}

/// Which of several texts must be there.
enum CheckMode: String, EnumerableFlag, Codable {
    case all, any, none

    static func help(for value: CheckMode) -> ArgumentHelp? {
        switch value {
        case .all: "All texts must be there (the default)."
        case .any: "One of the texts must be there."
        case .none: "None of the texts may be there."
        }
    }
}
