import ArgumentParser
import Boardscan
import Foundation
import GlyphClassifier
import Reading
import ReadingTraining

/// What all commands take that read boards whose text is known: where they lie, and the network that reads them.
struct BoardOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Directories of images with NAME.gt.txt, each perhaps with =SHARE behind it: how much it counts.",
            valueName: "directory"))
    var directories: [String]
    @Option(help: ArgumentHelp("The weights of the network; else the bundled ones.", valueName: "file"))
    var model: String?

    func reader() throws -> BoardReader {
        try BoardReader(modelBytes: model.map { try GivenFile.bytes($0) })
    }

    /// A directory's name, its boards and how much they count.
    func boards() throws -> [(name: String, share: Double, boards: [BoardFiles.Board])] {
        try directories.map { argument in
            let given = try NamedShare(argument)
            return (
                URL(fileURLWithPath: given.name).lastPathComponent, given.share,
                try BoardFiles(directory: given.name).boards
            )
        }
    }

    /// The boards with everything decided but what their lines say.
    func groups(_ reader: BoardReader) throws -> [WeightTuner.Group] {
        try boards().map { name, share, boards in
            WeightTuner.Group(
                name: name, share: share,
                pages: try boards.map { board in
                    SeenPage(
                        name: board.name, lines: reader.seenLines(of: try board.image()), truth: board.text)
                })
        }
    }
}

extension BoardReader {
    /// A reader of pages with all weights as they are.
    var pageReader: PageReader { PageReader(classifier: glyphClassifier, prior: languagePrior) }
}
