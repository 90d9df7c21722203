import ArgumentParser
import GlyphClassifier
import GlyphTraining

/// `boardscan-train average`: the mean of several models' weights.
struct AverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "average", abstract: "Makes the mean of models that trained on from one another.",
        discussion: "Nothing is calibrated in it: calibrate it next.")

    @Argument(help: ArgumentHelp("Weights of the same network, trained one from the other.", valueName: "model"))
    var models: [String]
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the mean weights go.", valueName: "file"))
    var output: String

    func run() throws {
        try GivenFile.checkOutput(output, reading: models)
        let files = try models.map { try GivenFile.model($0) }
        guard let mean = try ModelFile.mean(of: files) else { return }
        try GivenFile.write(mean.bytes(), to: output)
        say(mean.header.provenance.recipe)
    }
}
