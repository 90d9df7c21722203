import ArgumentParser
import Boardscan
import DocumentModel
import FileAccess
import Foundation
import Layout
import ReadingTraining
import TrainingSets

/// `boardscan-train layout`: what tells which line is read after which.
struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Fits the order of lines to pages whose text is known and to made-up boards.",
        discussion: """
            Prints how often each model is wrong on the pairs it is fitted to, and with --fit its weights. An empty line \
            in NAME.gt.txt parts blocks.

            boardscan-train layout --fit boards whole --made made=0.3
            """)

    @OptionGroup var boards: BoardOptions
    @Option(
        help: ArgumentHelp(
            "A directory of boards from whole-boards, perhaps with =SHARE behind it.",
            valueName: "directory"))
    var made: [String] = []
    @Flag(help: "Print the weights that fit best.")
    var fit = false

    func run() throws {
        var examples = LayoutExamples()
        try addMade(to: &examples)
        let reader = try boards.reader()
        for (name, share, boards) in try boards.boards() {
            for board in boards {
                let page = reader.placedLines(of: try board.image())
                let order = ReadOrder(page.lines, truth: board.text)
                examples.add(order.places, on: page.ground, order: order, share: share)
            }
        }
        report("beside", LogisticModel.fitted(to: examples.beside), .fitted, examples.beside)
        report("below", LogisticModel.fitted(to: examples.below), .fitted, examples.below)
    }

    private func addMade(to examples: inout LayoutExamples) throws {
        for argument in made {
            let path = try NamedShare(argument)
            let directory = FilePath(path.name)
            for name in try GivenFile.naming(path.name, { try LabelledPicture.names(in: directory) }) {
                let picture = try GivenFile.naming(path.name) { try LabelledPicture(directory: directory, name: name) }
                let order = MadeUpOrder(picture.lines)
                examples.add(order.lines, on: LayoutGround(picture.image), order: order, share: path.share)
            }
        }
    }

    private func report<Evidence>(
        _ name: String, _ fitted: LogisticModel<Evidence>, _ present: LogisticModel<Evidence>,
        _ examples: [(evidence: Evidence, value: Double)]
    ) {
        func errors(_ model: LogisticModel<Evidence>) -> Int {
            examples.count { (model.logOdds($0.evidence) > 0) != ($0.value > 0) }
        }
        say("\(name): \(examples.count) pairs, \(errors(present)) wrong; fitted anew \(errors(fitted))")
        if fit { print(fitted.literal) }
    }
}
