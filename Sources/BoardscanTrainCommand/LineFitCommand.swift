import ArgumentParser
import Foundation
import GlyphClassifier
import GlyphTraining
import TrainingSets

/// `boardscan-train fit-lines`: recipe and lines of known text to the weights of the line network.
struct LineFitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit-lines", abstract: "Trains the network that reads lines column by column by a recipe.",
        discussion: """
            The state is written to OUTPUT.checkpoint with every report; the same call goes on from there. The same recipe and data \
            give the same weights on the same machine.
            """)

    @Argument(help: ArgumentHelp("The recipe, as in TrainingData.", valueName: "recipe"))
    var recipe: String
    @OptionGroup var data: DataOptions
    @Option(
        help: ArgumentHelp(
            "Lines of photos as cut writes them, and the name that the recipe has for them.", valueName: "name=file"))
    var lines: [NamedPath] = []
    @Flag(help: "Only tell how much of each source's lines OUTPUT gets wrong, column by column.")
    var evaluateOnly = false
    @Option(help: ArgumentHelp("Weights to go on from; chance by default.", valueName: "file"))
    var from: String?
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the weights go.", valueName: "file"))
    var output: String

    func run() throws {
        try GivenFile.checkOutput(output, reading: [recipe] + [from].compactMap(\.self) + lines.map(\.path))
        let recipe = try GivenFile.naming(self.recipe) { try GivenFile.json(self.recipe, as: LineRecipe.self) }
        var sources = try TrainingSources.inkedTexts(data, recipe.architecture.characterSet)
        for file in lines { sources[file.name] = InkedTexts(photographed: try file.photographedLines()) }
        if evaluateOnly { return try evaluate(sources, width: recipe.width) }
        try MapFitting.run(try LineTask(recipe, sources: sources), recipe, from: from, output: output, line: \.line)
    }

    private static let evaluatedStrips = 60

    private func evaluate(_ sources: [String: any InkedTextSource], width: Int) throws {
        let network = try GivenFile.naming(output) { try LineModel(bytes: GivenFile.bytes(output)).network }
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            let result = LineEvaluation(network, source, width: width, strips: Self.evaluatedStrips)
            say(String(format: "%@: errors %.4f of %d characters", name, result.errorRate, result.characters))
        }
    }
}

extension LineTrainer.Progress {
    fileprivate var line: String {
        let characters = Double(max(1, result.characters))
        return String(
            format: "step %d: loss %.4f a character, errors %.4f, %.0f characters, %.2f s a step", step,
            result.loss / characters, Double(result.errors) / characters, characters, secondsPerStep)
    }
}
