import ArgumentParser
import Boardscan
import FileAccess
import GlyphClassifier

/// `boardscan model convert`: a weights file in the other precision.
struct ModelConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Writes a weights file in half or single precision.",
        discussion: "Half is half the size and reads alike; single is for weights that are trained further.")

    @OptionGroup var model: ModelArgument
    @Option(help: "half or single.")
    var precision = ModelPrecision.half
    @Option(name: .shortAndLong, help: ArgumentHelp("Where it goes.", valueName: "file"), completion: .file())
    var output: String

    func run() throws {
        let diagnostics = Diagnostics()
        let (_, file) = try model.read()
        try diagnostics.endingOnOutputProblem {
            try OutputFile.check(FilePath(output), inputs: [], readBesides: [model.name])
        }
        do {
            try FileWriting.write(try file.bytes(precision: precision.precision), to: FilePath(output))
        } catch {
            diagnostics.error(FilePath(output), "\(error)")
            throw ExitCodes.unwritableOutput.exitCode
        }
    }
}

enum ModelPrecision: String, ExpressibleByArgument, CaseIterable {
    case half, single

    var precision: ModelFile.Precision { self == .half ? .half : .single }
}
