import ArgumentParser
import Boardscan
import Foundation
import Reading
import ReadingTraining

/// `boardscan-train ablate`: what each idea of segmentation and reading is worth.
struct AblateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ablate", abstract: "Measures what reading loses when one idea after the other is left out.",
        discussion: "Prints a table of case-folded character error rates. The other weights stay as they are.")

    @OptionGroup var boards: BoardOptions

    func run() throws {
        let reader = try boards.reader()
        let groups = try boards.groups(reader)
        print("| left out | " + groups.map(\.name).joined(separator: " | ") + " |")
        print("|---|" + groups.map { _ in "---|" }.joined())
        for ablation in Ablation.ofReading {
            show(ablation.name, groups, ablation.reader(with: reader.glyphClassifier, prior: reader.languagePrior))
        }
    }

    private func show(_ name: String, _ groups: [WeightTuner.Group], _ reader: PageReader) {
        let scores = WeightTuner.scores(groups, reader)
        print("| \(name) | " + scores.map { String(format: "%.3f", $0.caseFolded) }.joined(separator: " | ") + " |")
    }
}
