import ArgumentParser
import FileAccess
import FontGlyphs
import Foundation
import GlyphClassifier
import TrainingSets

/// `boardscan-train whole-boards`: pictures of whole boards of which each pixel is known.
struct WholeBoardsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whole-boards",
        abstract:
            "Makes pictures of whole boards, pages and labels, with the kind of each pixel and the place of each line.",
        discussion: """
            Writes NAME.jpg, NAME.ink.png (0 bare, 1 writing, 2 drawing, 3 unknown) and NAME.lines.json per board. The \
            same seed gives the same boards, however many threads make them; writers and fonts held out never write.

            boardscan-train whole-boards boards --count 1000 --unipen train_r01_v07 --fonts fonts.tsv
            """)

    @OptionGroup var made: MadePicturesOptions
    @Option(help: "Random seed.")
    var seed: UInt64 = 1
    @Option(help: "How many boards.")
    var count = 10
    @Option(help: "The number of the first board.")
    var first = 0
    @Flag(exclusivity: .exclusive)
    var kind = WholeBoard.Kind.boards
    @Option(help: ArgumentHelp("UNIPEN train_r01_v07, unpacked.", valueName: "directory"))
    var unipen: String?
    @Option(
        help: ArgumentHelp(
            "A table of fonts, as in TrainingData, or a directory with its own; may be repeated. Without, system fonts.",
            valueName: "path"))
    var fonts: [String] = []

    /// Words made up in each other language: together they are about as many as those that people wrote.
    private static let foreignWords = 600

    func validate() throws {
        guard count >= 0, first >= 0 else { throw ValidationError("--count and --first must not be negative.") }
    }

    func run() throws {
        try made.makeDirectory()
        let fonts = try BoardFonts(tables: fonts)
        let set = try unipen.map { try UnipenReader(directory: URL(fileURLWithPath: $0)).read() }
        let writers = BoardWriters(
            set: set, handFonts: fonts.hand, printedFonts: fonts.printed, families: fonts.families,
            foreign: ForeignTexts(in: .board, wordsEach: Self.foreignWords).words)
        say(
            "\(writers.count) writers, \(fonts.hand.count) hand-like fonts, \(fonts.printed.count) others, "
                + "\(fonts.families.count) hand-like families")
        let (directory, seed, first, kind) = (FilePath(made.output), seed, first, kind)
        try made.make(count) { index in
            let board = WholeBoard(seed: seed, index: first + index, kind: kind, writers: writers)
            let name = "board-" + String(format: "%05d", first + index)
            try board.picture.write(to: directory, named: name, quality: board.quality)
        }
    }
}

extension WholeBoard.Kind: EnumerableFlag {
    public static func help(for kind: WholeBoard.Kind) -> ArgumentHelp? {
        switch kind {
        case .boards: "Boards and pages of all sorts."
        case .short: "Pictures of short lines only: lone characters, columns and rows of short cells, on any colour."
        case .scenes: "Notes, pages, posters and dust as people photograph them: turned, bent, shaded, on any ground."
        }
    }
}
