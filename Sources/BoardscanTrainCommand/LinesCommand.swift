import ArgumentParser
import Boardscan
import Foundation
import Reading
import ReadingTraining

/// `boardscan-train lines`: what the text filter sees of each line, and what the line is worth.
struct LinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines", abstract: "Lists the found lines of pages whose text is known, as JSON lines.",
        discussion: """
            "gain" is the number of edits that keeping the line saves, all other lines kept.
            """)

    @Argument(
        help: ArgumentHelp(
            "Directories of images with NAME.gt.txt, each perhaps with =SHARE behind it.", valueName: "directory"))
    var directories: [String]
    @Option(help: ArgumentHelp("The weights of the network; else the bundled ones.", valueName: "file"))
    var model: String?
    @Flag(help: "Print the text filter's weights fitted to the lines instead of the lines.")
    var fit = false

    func run() throws {
        let reader = try BoardReader(modelBytes: model.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) })
        let pageReader = PageReader(characterSet: reader.characterSet, prior: reader.languagePrior)
        var examples: [LogisticRegression.Example] = []
        for directory in directories {
            let group = try TuneCommand.group(directory, reader)
            for line in group.pages.flatMap({ $0.linesAndGains(pageReader) }) {
                if fit { examples.append(line.example(share: group.share)) } else { try JSONLine.print(line) }
            }
        }
        if fit { JSONLine.print(weights: LogisticRegression.fit(examples)) }
    }
}
