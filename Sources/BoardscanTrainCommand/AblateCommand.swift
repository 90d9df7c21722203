import ArgumentParser
import Boardscan
import Foundation
import Reading
import ReadingTraining
import Segmentation

/// `boardscan-train ablate`: what each idea of segmentation and reading is worth.
struct AblateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ablate", abstract: "Measures what reading loses when one idea after the other is left out.",
        discussion: "Prints a table of case-folded character error rates. The other weights stay as they are.")

    @Argument(help: ArgumentHelp("Directories of images with NAME.gt.txt.", valueName: "directory"))
    var directories: [String]
    @Option(help: ArgumentHelp("The weights of the network; else the bundled ones.", valueName: "file"))
    var model: String?

    func run() throws {
        let reader = try BoardReader(modelBytes: model.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) })
        let groups = try directories.map { try TuneCommand.group($0, reader) }
        print("| left out | " + groups.map(\.name).joined(separator: " | ") + " |")
        print("|---|" + groups.map { _ in "---|" }.joined())
        for ablation in Ablation.ofReading {
            show(ablation.name, groups, ablation.reader(for: reader.characterSet, prior: reader.languagePrior))
        }
        let full = PageReader(characterSet: reader.characterSet, prior: reader.languagePrior)
        for step in SegmentationStep.allCases {
            let groups = try directories.map { try TuneCommand.group($0, reader, omitting: [step]) }
            show("segmentation: \(step.rawValue)", groups, full)
        }
        show("screening of candidates", try directories.map { try TuneCommand.group($0, reader, screens: false) }, full)
    }

    private func show(_ name: String, _ groups: [WeightTuner.Group], _ reader: PageReader) {
        let scores = WeightTuner.scores(groups, reader)
        print("| \(name) | " + scores.map { String(format: "%.3f", $0.caseFolded) }.joined(separator: " | ") + " |")
    }
}
