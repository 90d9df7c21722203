import ArgumentParser
import FileAccess
import Finding
import Foundation
import GlyphTraining
import Imaging
import TrainingSets

/// `boardscan-train fit-finding`: recipe and labelled pictures to the weights of the finding network.
struct FindingFitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit-finding", abstract: "Trains the network that finds writing by a recipe.",
        discussion: """
            Pictures are directories as whole-boards and hdbpmn write them. The state is written to OUTPUT.checkpoint with every \
            report; the same call goes on from there. The same recipe and pictures give the same weights on the same machine.
            """)

    @Argument(help: ArgumentHelp("The recipe, as in TrainingData.", valueName: "recipe"))
    var recipe: String
    @Option(
        help: ArgumentHelp("Labelled pictures and the name that the recipe has for them.", valueName: "name=directory"))
    var pictures: [NamedPath]
    @Option(help: ArgumentHelp("Weights to go on from; chance by default.", valueName: "file"))
    var from: String?
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the weights go.", valueName: "file"))
    var output: String

    func run() throws {
        try GivenFile.checkOutput(output, reading: [recipe] + [from].compactMap(\.self))
        let recipe = try GivenFile.naming(self.recipe) { try GivenFile.json(self.recipe, as: FindingRecipe.self) }
        var sources: [String: any FindingSource] = [:]
        for pictures in pictures {
            let read = try LabelledPicture.all(in: FilePath(pictures.path))
            guard let source = PictureSource(read) else {
                throw ValidationError("\(pictures.path): no labelled pictures")
            }
            say("\(pictures.name): \(read.count) pictures")
            sources[pictures.name] = source
        }
        try MapFitting.run(try FindingTask(recipe, sources: sources), recipe, from: from, output: output, line: \.line)
    }
}

extension FindingTrainer.Progress {
    fileprivate var line: String {
        func figure(_ value: Double) -> String { String(format: "%.4f", value) }
        let steps = Double(steps)
        return "step \(step): writing \(figure(result.writing / steps)), core \(figure(result.core / steps)), "
            + "lines \(figure(result.line / steps)), ink right \(figure(result.right / max(1, result.told))), "
            + "cores overlap \(figure(result.common / max(1, result.either))), "
            + "\(String(format: "%.2f", secondsPerStep)) s a step"
    }
}
