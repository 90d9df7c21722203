import ArgumentParser
import Boardscan
import Foundation
import Reading
import ReadingTraining

/// `boardscan-train words`: what tells whether a word is right, and whether it is.
struct WordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: "Lists the words read on pages whose text is known, as JSON lines.")

    @Argument(
        help: ArgumentHelp(
            "Directories of images with NAME.gt.txt, each perhaps with =SHARE behind it.", valueName: "directory"))
    var directories: [String]
    @Option(help: ArgumentHelp("The weights of the network; else the bundled ones.", valueName: "file"))
    var model: String?
    @Flag(help: "Print the weights of words' confidence fitted to the words instead of the words.")
    var fit = false
    @Flag(help: "Print how many words have each confidence, and which share of them is right.")
    var table = false

    func run() throws {
        let reader = try BoardReader(modelBytes: model.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) })
        let pageReader = PageReader(characterSet: reader.characterSet, prior: reader.languagePrior)
        var examples: [LogisticRegression.Example] = []
        for directory in directories {
            let group = try TuneCommand.group(directory, reader)
            if table {
                print(ConfidenceTable(group.pages.flatMap { $0.judgedWords(pageReader) }).text(title: group.name))
                continue
            }
            for word in group.pages.flatMap({ $0.judgedWords(pageReader) }) {
                if fit { examples.append(word.example(share: group.share)) } else { try JSONLine.print(word) }
            }
        }
        if fit { JSONLine.print(weights: LogisticRegression.fit(examples)) }
    }
}
