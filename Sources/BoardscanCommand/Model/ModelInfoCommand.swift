import ArgumentParser
import GlyphClassifier

/// `boardscan model info`: what a weights file says of itself.
struct ModelInfoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info", abstract: "Describes a weights file.",
        discussion: "The file is read whole and checked: what is described can be used.")

    @OptionGroup var model: ModelArgument

    func run() throws {
        let (bytes, file) = try model.read()
        let text = ModelDescription(file, bytes: bytes).text
        try writeResult("\(model.name)\n\(text)")
    }
}
