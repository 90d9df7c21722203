import ArgumentParser
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
        try GivenFile.checkOutput(output, reading: [checkpoint])
        let model = try GivenFile.checkpoint(checkpoint).modelFile()
        try GivenFile.write(model.bytes(precision: single ? .single : .half), to: output)
    }
}
