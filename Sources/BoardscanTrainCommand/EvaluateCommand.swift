import ArgumentParser
import FontGlyphs
import Foundation
import GlyphClassifier
import GlyphTraining
import TrainingSets

/// `boardscan-train evaluate`: as `boardscan model evaluate`, with fonts.
struct EvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate", abstract: "Measures a model on the characters held out, those of fonts among them.",
        discussion: "The same figures as boardscan model evaluate, which has no fonts, as it does without FreeType.")

    @Argument(help: ArgumentHelp("The weights.", valueName: "model"))
    var model: String
    @OptionGroup var data: DataOptions
    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let bytes = try GivenFile.bytes(model)
        let classifier = try ConvolutionalClassifier(GivenFile.model(model))
        var sets = try HeldOutCharacters.forMeasuring(
            unipen: data.unipen == nil ? nil : data.readUnipen(),
            emnist: data.emnist == nil ? nil : data.readEmnist())
        for fonts in data.fonts {
            let catalogue = try FontCatalogue(path: fonts)
            sets += [FontCatalogue.Kind.printed, .hand].flatMap { HeldOutCharacters.fonts(catalogue, kind: $0) }
        }
        var report = EvaluationReport(model: model)
        for set in sets where !set.labels.isEmpty { report.parts.append(Evaluator(classifier).report(on: set)) }
        report.speed = try ClassifierSpeed(modelBytes: bytes, characters: classifier.characterSet)
        try FileHandle.standardOutput.write(contentsOf: Data(json ? report.json() : Array(report.text.utf8)))
    }
}
