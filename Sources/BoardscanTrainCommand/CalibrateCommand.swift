import ArgumentParser
import Foundation
import GlyphClassifier
import GlyphTraining
import TrainingSets

/// `boardscan-train calibrate`: probabilities that say how often the model is right.
struct CalibrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calibrate", abstract: "Fits how sure a model is to how often it is right.",
        discussion: """
            Fits the temperature on half of UNIPEN's writers held out and half of EMNIST's images held out; evaluate \
            measures on the other halves. Only the temperature and what is told of it change in the file.
            """)

    @Argument(help: ArgumentHelp("The weights.", valueName: "model"))
    var model: String
    @OptionGroup var data: DataOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the calibrated weights go.", valueName: "file"))
    var output: String

    func run() throws {
        try GivenFile.checkOutput(output, reading: [model])
        var file = try GivenFile.model(model)
        let sets = try HeldOutCharacters.forCalibration(unipen: data.readUnipen(), emnist: data.readEmnist())
        let result = Calibration(try ConvolutionalClassifier(file)).fit(sets)
        file.header.temperature = result.temperature
        file.header.provenance.accuracy["isolated calibration error"] = result.errorAfter
        try GivenFile.write(file.bytes(), to: output)
        say(
            String(
                format: "temperature %.2f, calibration error %.4f, before %.4f", result.temperature,
                result.errorAfter, result.errorBefore))
    }
}
