import ArgumentParser
import Boardscan
import Foundation
import GlyphClassifier
import GlyphTraining
import Imaging
import TrainingSets

/// `boardscan-train fit`: recipe and data to a weights file.
struct FitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit", abstract: "Trains the glyph classifier by a recipe.",
        discussion: """
            The state is written to OUTPUT.checkpoint after each epoch and once a minute; the same call goes on from \
            there; epochs and cool-down may be changed in the recipe meanwhile. The same recipe and data give the same \
            weights on the same machine. At the end OUTPUT.png shows loss and accuracy over the epochs.
            """)

    @Argument(help: ArgumentHelp("The recipe, as in TrainingData.", valueName: "recipe"))
    var recipe: String
    @OptionGroup var data: DataOptions
    @Option(
        help: ArgumentHelp(
            "Lines of photos as cut writes them, and the name that the recipe has for them.", valueName: "name=file"))
    var lines: [NamedPath] = []
    @Option(
        help: ArgumentHelp(
            "The line network that tells where those lines' characters are; else the bundled one.", valueName: "file"))
    var line: String?
    @Option(
        help: ArgumentHelp(
            """
            A weights file to start from instead of chance. The recipe has the same network, without batch normalisation.
            """, valueName: "file"))
    var from: String?
    @Flag(help: "Only measure OUTPUT.checkpoint on the glyphs held out, and draw its curve.")
    var evaluateOnly = false
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the weights go.", valueName: "file"))
    var output: String

    func run() throws {
        try GivenFile.checkOutput(
            output, reading: [recipe] + lines.map(\.path) + (from.map { [$0] } ?? []))
        let recipe = try GivenFile.naming(self.recipe) {
            let recipe = try GivenFile.json(self.recipe, as: FitRecipe.self)
            try recipe.check()
            return recipe
        }
        var sources = try TrainingSources(recipe: recipe, data: data, characterSet: recipe.characterSet)
        if !lines.isEmpty {
            let network = try lineNetwork()
            for file in lines {
                sources.addLines(try file.photographedLines(), named: file.name, recipe, alignedBy: network)
            }
        }
        if evaluateOnly {
            let state = try GivenFile.checkpoint(output + ".checkpoint")
            try writeCurve(of: state)
            for (name, source) in sources.validation.sorted(by: { $0.key < $1.key }) {
                say("\(name): \(Evaluator(try state.classifier()).evaluate(source, limit: 20_000).line)")
            }
            return
        }
        for (name, source) in sources.training.sorted(by: { $0.key < $1.key }) {
            say("\(name): \(source.count) glyphs")
        }
        let checkpoint = URL(fileURLWithPath: output + ".checkpoint")
        var trainer = try Trainer(state: startingState(recipe, checkpoint), sources: sources.training)
        try trainer.run(
            every: 15, checkpoint: Checkpoint(url: checkpoint, interval: 60),
            report: { progress, _ in
                say(progress.line)
                return true
            },
            epochEnded: { state in
                for (name, source) in sources.validation.sorted(by: { $0.key < $1.key }) {
                    let evaluation = Evaluator(try state.classifier()).evaluate(source, limit: 6000)
                    state.record(evaluation, of: name)
                    say("  \(name): \(evaluation.line)")
                }
                try GivenFile.write(state.modelFile().bytes(), to: output)
            })
        let (model, evaluations) = try trainer.state.finishedModel(validation: sources.validation, limit: 20_000)
        for (name, evaluation) in evaluations.sorted(by: { $0.key < $1.key }) { say("\(name): \(evaluation.line)") }
        try GivenFile.write(model.bytes(), to: output)
        try writeCurve(of: trainer.state)
    }

    private func lineNetwork() throws -> LineNetwork {
        guard let line else { return try BoardReader.bundledLineNetwork() }
        return try GivenFile.naming(line) { try LineModel(bytes: GivenFile.bytes(line)).network }
    }

    private func writeCurve(of state: TrainingState) throws {
        try GivenFile.write(ImageEncoder.png(state.curve.plot()), to: output + ".png")
    }

    private func startingState(_ recipe: FitRecipe, _ checkpoint: URL) throws -> TrainingState {
        if FileManager.default.fileExists(atPath: checkpoint.path) {
            return try GivenFile.checkpoint(checkpoint.path).ending(as: recipe.training)
        }
        if let from {
            return try TrainingState(recipe: recipe.training, fineTuning: GivenFile.model(from))
        }
        return try TrainingState(recipe: recipe.training, characterSet: recipe.characterSet)
    }
}
