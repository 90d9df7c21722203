import DocumentModel
import ArgumentParser
import Boardscan
import Reading
import ReadingTraining

/// `boardscan-train lines`: what the text filter sees of each line, and what the line is worth.
struct LinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines", abstract: "Lists the found lines of pages whose text is known, as JSON lines.",
        discussion: """
            "gain" is the number of edits that keeping the line saves, all other lines kept.
            """)

    @OptionGroup var boards: BoardOptions
    @Flag(help: "Print the text filter's weights fitted to the lines instead of the lines.")
    var fit = false

    func run() throws {
        let reader = try boards.reader()
        let pageReader = reader.pageReader
        var examples: [(evidence: TextEvidence, value: Double)] = []
        for group in try boards.groups(reader) {
            for line in group.pages.flatMap({ $0.linesAndGains(pageReader) }) {
                if fit { examples.append(line.example(share: group.share)) } else { try JSONLine.print(line) }
            }
        }
        if fit { print(LogisticModel.fitted(to: examples).literal) }
    }
}
