import ArgumentParser
import Boardscan
import Foundation
import GlyphClassifier
import Reading
import ReadingTraining

/// `boardscan-train tune`: weights of the reading's score from pages whose text is known.
struct TuneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tune", abstract: "Finds the weights of the reading's score on pages whose text is known.",
        discussion: "Each directory holds images with NAME.gt.txt beside them and counts by its share.")

    @OptionGroup var boards: BoardOptions
    @Option(help: "Rounds of the search; 0 only measures.")
    var rounds = 3
    @Option(
        help: """
            Parts of the pages: the weights are found once without each, whose error rates are told before and after; \
            their mean is printed.
            """)
    var folds = 1
    @Option(help: ArgumentHelp("Where each page's text is written to.", valueName: "directory"))
    var texts: String?
    @Option(help: ArgumentHelp("A weight to search, instead of all; may be repeated.", valueName: "name"))
    var only: [String] = []
    @Flag(help: "Read without the language prior.")
    var noPrior = false
    @Option(
        help: ArgumentHelp(
            "Weights to start from, as this command prints them; without rounds several may be measured.",
            valueName: "JSON"))
    var weights: [String] = []

    func validate() throws {
        guard rounds >= 0 else { throw ValidationError("the number of rounds must not be negative") }
        guard folds > 0 else { throw ValidationError("the number of folds must be above 0") }
        guard rounds == 0 || weights.count < 2 else {
            throw ValidationError("there may be only one '--weights' to start from")
        }
        for name in only where !WeightTuner.names.contains(name) {
            throw ValidationError("There is no weight '\(name)'. There are \(WeightTuner.names.formatted()).")
        }
    }

    func run() throws {
        let reader = try boards.reader()
        let groups = try boards.groups(reader)
        let tuner = WeightTuner(groups: groups, classifier: reader.glyphClassifier, prior: reader.languagePrior)
        let starts = try weights.map { try JSONDecoder().decode(ReadingWeights.self, from: Data($0.utf8)) }
        if rounds == 0, starts.count > 1 {
            for start in starts { print(Self.line(tuner.scores(start, usesPrior: !noPrior))) }
            return
        }
        let start = starts.first ?? ReadingWeights()
        if rounds == 0 {
            print(Self.line(tuner.scores(start, usesPrior: !noPrior)))
            try showPages(groups, reader, start)
            return
        }
        let names = only.isEmpty ? nil : Set(only)
        let best: ReadingWeights
        if folds > 1 {
            let result = tuner.tune(from: start, rounds: rounds, only: names, folds: folds) { fold, name, _, scores in
                say("\(fold + 1) \(name): \(Self.line(scores))")
            }
            for (number, fold) in result.folds.enumerated() {
                say("left out by \(number + 1): \(Self.line(fold.before)) → \(Self.line(fold.after))")
            }
            best = result.mean
        } else {
            best = tuner.tune(from: start, rounds: rounds, only: names) { name, _, scores in
                say("\(name): \(Self.line(scores))")
            }
        }
        print(String(decoding: try JSONEncoder().encode(best), as: UTF8.self))
    }

    private static func line(_ scores: [WeightTuner.GroupScore]) -> String {
        scores.map { String(format: "%@ %.4f/%.4f", $0.name, $0.asWritten, $0.caseFolded) }.joined(separator: "  ")
    }

    private func showPages(_ groups: [WeightTuner.Group], _ reader: BoardReader, _ weights: ReadingWeights) throws {
        let pageReader = PageReader(
            classifier: reader.glyphClassifier, prior: noPrior ? nil : reader.languagePrior, weights: weights)
        for page in groups.flatMap(\.pages) {
            let score = page.score(pageReader)
            print(
                String(
                    format: "%4d %.3f %.3f  ", score.asWritten.characters, score.asWritten.errorRate,
                    score.caseFolded.errorRate) + page.name)
            if let texts {
                try GivenFile.write(Array(score.text.utf8), to: "\(texts)/\(page.name).txt")
            }
        }
    }
}
