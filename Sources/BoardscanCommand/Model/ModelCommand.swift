import ArgumentParser
import Boardscan
import FileAccess
import GlyphClassifier

/// `boardscan model`: what there is to know about the weights.
struct ModelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model", abstract: "Shows what a model is and measures how well it names characters.",
        subcommands: [ModelInfoCommand.self, ModelEvaluateCommand.self, ModelConvertCommand.self])
}

/// A weights file as an argument; the one in the program when it is left out.
struct ModelArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A weights file; builtin-single for the one in the program that reads characters standing alone "
                + "(default: the one in the program that reads lines).", valueName: "file"), completion: .file())
    var file: String?

    private var choice: ModelChoice { file.map { ModelChoice($0) } ?? .builtIn }

    var name: FilePath { choice.displayName }

    func read() throws -> (bytes: [UInt8], model: ModelFile) { try choice.read() }
}

extension ModelChoice {
    /// The bytes and what they say; what is wrong is told on standard error.
    func read() throws -> (bytes: [UInt8], model: ModelFile) {
        do {
            let bytes = try bytes() ?? BoardReader.bundledModel()
            return (bytes, try ModelFile(bytes: bytes))
        } catch {
            Diagnostics().error(displayName, "\(error)")
            throw ExitCodes.unusableModel.exitCode
        }
    }
}
