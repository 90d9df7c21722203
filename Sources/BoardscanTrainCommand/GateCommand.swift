import ArgumentParser
import Boardscan
import Foundation
import Reading
import ReadingTraining

/// `boardscan-train gate`: how well `boardscan check` tells what stands on a board.
struct GateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gate", abstract: "Measures how well boardscan check knows which words a board contains.",
        discussion: """
            Each directory holds images with NAME.gt.txt beside them. Asked for are the words of four letters and more \
            of each board, which are there, and as many as --absent words of the directory's other boards that are \
            not. Printed is the area under the ROC curve, that of searching the plain output, exactly and with the \
            fewest edits, and how far confidences are from frequencies.
            """)

    @OptionGroup var boards: BoardOptions
    @Option(help: "Absent words that each board is asked for at most.")
    var absent = 80
    @Option(help: "Take only every second board: those of this remainder, 0 or 1.")
    var half: Int?
    @Flag(help: "Fit the curve on these boards and print its weights.")
    var fit = false

    func validate() throws {
        guard absent >= 0 else { throw ValidationError("--absent must not be negative.") }
        guard (0...1).contains(half ?? 0) else { throw ValidationError("--half must be 0 or 1.") }
    }

    func run() throws {
        let reader = try boards.reader()
        var samples: [GateSample] = []
        for (name, _, boards) in try boards.boards() {
            let own = try self.samples(of: boards, reader)
            print(name + ": " + GateScores(own, model: .fitted).line)
            samples += own
        }
        guard fit, let fitted = SpottingModel.fitted(to: samples.map { ($0.place, $0.isThere) }) else { return }
        print("fitted: " + GateScores(samples, model: fitted).line)
        print(fitted.literal)
    }

    private func samples(of all: [BoardFiles.Board], _ reader: BoardReader) throws -> [GateSample] {
        var boards = all
        let vocabulary = GateVocabulary(texts: boards.map(\.text))
        if let half { boards = boards.enumerated().filter { $0.offset % 2 == half }.map(\.element) }
        return try boards.flatMap { board -> [GateSample] in
            let search = reader.search(try board.image())
            return vocabulary.questions(of: board.text, name: board.name, absent: absent).map {
                GateSample(search, word: $0.word, isThere: $0.isThere)
            }
        }
    }
}

extension GateSample {
    /// The answers of the columns, and of the plain output.
    init(_ search: PageSearch, word: String, isThere: Bool) {
        let places = search.places(of: word)
        let model = SpottingModel.fitted
        let best = places.max { model.logOdds($0) < model.logOdds($1) }
        let lines = search.page.blocks.flatMap(\.lines).map { $0.words.map(\.text).joined() }
        self.init(word: word, isThere: isThere, place: best, lines: lines)
    }
}
