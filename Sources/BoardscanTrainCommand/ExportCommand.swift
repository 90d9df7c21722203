import ArgumentParser
import Foundation
import GlyphClassifier
import GlyphTraining

/// `boardscan-train export`: the weights of a training as it stands.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes the weights that a checkpoint holds, in half or single precision.")

    @Argument(help: ArgumentHelp("What fit left as OUTPUT.checkpoint.", valueName: "checkpoint"))
    var checkpoint: String
    @Flag(help: "32 bits a weight instead of 16.")
    var single = false
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the weights go.", valueName: "file"))
    var output: String

    func run() throws {
        let model = try TrainingState(checkpoint: URL(fileURLWithPath: checkpoint)).modelFile()
        try Data(model.bytes(precision: single ? .single : .half))
            .write(to: URL(fileURLWithPath: output), options: .atomic)
    }
}
