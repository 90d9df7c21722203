import DocumentModel
import ArgumentParser
import Boardscan
import Reading
import ReadingTraining

/// `boardscan-train words`: what tells whether a word is right, and whether it is.
struct WordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: "Lists the words read on pages whose text is known, as JSON lines.")

    @OptionGroup var boards: BoardOptions
    @Flag(help: "Print the weights of words' confidence fitted to the words instead of the words.")
    var fit = false
    @Flag(help: "Print how many words have each confidence, and which share of them is right.")
    var table = false

    func run() throws {
        let reader = try boards.reader()
        let pageReader = reader.pageReader
        var examples: [(evidence: WordEvidence, value: Double)] = []
        for group in try boards.groups(reader) {
            let words = group.pages.flatMap { $0.scoredWords(pageReader) }
            if table {
                print(ConfidenceTable(words).text(title: group.name))
                continue
            }
            for word in words {
                if fit { examples.append(word.example(share: group.share)) } else { try JSONLine.print(word) }
            }
        }
        if fit { print(LogisticModel.fitted(to: examples).literal) }
    }
}
