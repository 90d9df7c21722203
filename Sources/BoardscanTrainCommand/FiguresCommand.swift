import ArgumentParser
import Boardscan
import FontGlyphs
import Foundation
import GlyphClassifier
import GlyphTraining
import Reading
import ReadingTraining
import TrainingSets

/// `boardscan-train figures`: whether the language prior spoils figures.
struct FiguresCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures",
        abstract: "Counts the errors in made-up figures and codes, read with the language prior and without it.",
        discussion: """
            A third of the figures is printed, the others are written in made-up hands and, given a table of fonts, in fonts \
            that look like a hand. The same seed and fonts give the same pictures.

            boardscan-train figures --count 2000
            """)

    @Option(help: "How many figures.")
    var count = 2000
    @Option(help: "Random seed.")
    var seed: UInt64 = 1
    @Option(help: ArgumentHelp("A table of fonts, as in TrainingData.", valueName: "file"))
    var fonts: String?
    @Option(help: ArgumentHelp("The weights of the network; else the bundled ones.", valueName: "file"))
    var model: String?
    @Option(help: ArgumentHelp("Weights of the score, as tune prints them.", valueName: "JSON"))
    var weights: String?
    @Flag(help: "Print what is read otherwise with the prior than without it.")
    var differences = false

    /// Figures on each picture.
    private static let perPage = 4

    func validate() throws {
        guard count > 0 else { throw ValidationError("--count must be above 0.") }
    }

    func run() throws {
        let reader = try BoardReader(modelBytes: model.map { try GivenFile.bytes($0) })
        let setters = try FigureSetters(table: fonts)
        var score = ReadingWeights()
        if let weights { score = try JSONDecoder().decode(ReadingWeights.self, from: Data(weights.utf8)) }
        let prior = PageReader(classifier: reader.glyphClassifier, prior: reader.languagePrior, weights: score)
        let none = PageReader(classifier: reader.glyphClassifier, prior: nil, weights: score)
        var totals = [FigureText.Kind: [Int]]()
        var random = SplitMix64(seed: seed)
        for number in 0..<max(1, count / Self.perPage) {
            let kind = FigureText.Kind.allCases[number % FigureText.Kind.allCases.count]
            let setter = setters.setter(number, using: &random)
            let page = FigurePage(kind, count: Self.perPage, setter: setter, using: &random)
            let lines = reader.seenLines(of: page.image)
            let scored = SeenPage(name: kind.rawValue, lines: lines, truth: page.truth)
            let (with, without) = (scored.score(prior), scored.score(none))
            let found = [with.asWritten.characters, with.asWritten.edits, without.asWritten.edits]
            totals[kind] = zip(totals[kind] ?? [0, 0, 0], found).map(+)
            if differences, with.text != without.text { show(page.truth, with.text, without.text) }
        }
        print("| kind | characters | errors with the prior | without |\n|---|--:|--:|--:|")
        for kind in FigureText.Kind.allCases { row(kind.rawValue, totals[kind] ?? [0, 0, 0]) }
        row("all", totals.values.reduce([0, 0, 0]) { zip($0, $1).map(+) })
    }

    private func row(_ name: String, _ counts: [Int]) {
        print("| \(name) | " + counts.map(String.init).joined(separator: " | ") + " |")
    }

    private func show(_ texts: String...) {
        say(texts.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ") }.joined(separator: "\n  "))
    }
}

/// What made-up figures are written and printed with.
private struct FigureSetters {
    private var printed: [any LineSetter]
    private var hands: [any LineSetter] = []

    init(table: String?) throws {
        printed = try BatteryFonts(table: nil).setters
        guard let table else { return }
        for entry in try FontCatalogue(path: table).installed where entry.kind == .hand && entry.isSuitable {
            let characters = CharacterSet.board.characters.filter { !entry.unusable.contains($0) }
            if let outlines = try? FontOutlines(path: entry.path, characters: characters) {
                hands.append(FontLineSetter(outlines: outlines))
            }
        }
    }

    /// Print, a made-up hand, and a font like a hand in turn, as far as there are any.
    func setter(_ number: Int, using random: inout SplitMix64) -> any LineSetter {
        let turn = number / FigureText.Kind.allCases.count % 3
        if turn == 0, let setter = printed.randomElement(using: &random) { return setter }
        if turn == 1, let setter = hands.randomElement(using: &random) { return setter }
        return HandLineSetter(hand: Hand(using: &random))
    }
}
