import ArgumentParser
import Boardscan
import Foundation
import GlyphClassifier
import Imaging
import Reading
import ReadingTraining
import Segmentation

/// `boardscan-train tune`: weights of the reading's score from pages whose text is known.
struct TuneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tune", abstract: "Finds the weights of the reading's score on pages whose text is known.",
        discussion: "Each directory holds images with NAME.gt.txt beside them and counts by its share.")

    @Argument(help: ArgumentHelp("Directories, each perhaps with =SHARE behind it.", valueName: "directory"))
    var directories: [String]
    @Option(help: ArgumentHelp("The weights of the network; else the bundled ones.", valueName: "file"))
    var model: String?
    @Option(help: "Rounds of the search; 0 only measures.")
    var rounds = 3
    @Option(help: ArgumentHelp("Where each page's text is written to.", valueName: "directory"))
    var texts: String?
    @Flag(help: "Read without the language prior.")
    var noPrior = false
    @Option(help: ArgumentHelp("Weights to start from, as this command prints them.", valueName: "JSON"))
    var weights: String?

    func run() throws {
        let reader = try BoardReader(modelBytes: model.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) })
        let groups = try directories.map { try Self.group($0, reader) }
        let tuner = WeightTuner(groups: groups, characterSet: reader.characterSet, prior: reader.languagePrior)
        var start = ReadingWeights()
        if let weights { start = try JSONDecoder().decode(ReadingWeights.self, from: Data(weights.utf8)) }
        if rounds == 0 {
            print(Self.line(tuner.scores(start, usesPrior: !noPrior)))
            try showPages(groups, reader, start)
            return
        }
        let best = tuner.tune(from: start, rounds: rounds) { name, _, scores in
            say("\(name): \(Self.line(scores))")
        }
        print(String(decoding: try JSONEncoder().encode(best), as: UTF8.self))
    }

    private static func line(_ scores: [WeightTuner.GroupScore]) -> String {
        scores.map { String(format: "%@ %.4f/%.4f", $0.name, $0.asWritten, $0.caseFolded) }.joined(separator: "  ")
    }

    private func showPages(_ groups: [WeightTuner.Group], _ reader: BoardReader, _ weights: ReadingWeights) throws {
        let pageReader = PageReader(
            characterSet: reader.characterSet, prior: noPrior ? nil : reader.languagePrior, weights: weights)
        for page in groups.flatMap(\.pages) {
            let score = page.score(pageReader)
            print(
                String(
                    format: "%4d %.3f %.3f  ", score.asWritten.characters, score.asWritten.errorRate,
                    score.caseFolded.errorRate) + page.name)
            if let texts {
                try score.text.write(toFile: "\(texts)/\(page.name).txt", atomically: true, encoding: .utf8)
            }
        }
    }

    static func group(
        _ argument: String, _ reader: BoardReader, omitting omitted: Set<SegmentationStep> = [], screens: Bool = true
    ) throws -> WeightTuner.Group {
        let parts = argument.split(separator: "=")
        let directory = String(parts[0])
        let truths = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".gt.txt") }
        let files = try FileManager.default.contentsOfDirectory(atPath: directory)
        let pages = try truths.sorted().compactMap { truth -> ScoredPage? in
            let name = String(truth.dropLast(".gt.txt".count))
            guard
                let file = files.first(where: {
                    $0.hasPrefix(name + ".") && !$0.hasSuffix(".txt") && !$0.hasSuffix(".json")
                })
            else { return nil }
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory + "/" + file)))
            let image = try ImageDecoder(bytes).page(0)
            return ScoredPage(
                name: name, lines: reader.scoredLines(of: image, omitting: omitted, screens: screens),
                truth: try String(contentsOfFile: directory + "/" + truth, encoding: .utf8))
        }
        return WeightTuner.Group(
            name: URL(fileURLWithPath: directory).lastPathComponent, share: parts.count > 1 ? Double(parts[1]) ?? 1 : 1,
            pages: pages)
    }
}
