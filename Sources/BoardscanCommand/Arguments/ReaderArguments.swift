import ArgumentParser
import Boardscan
import FileAccess
import Imaging

/// What all commands that read take: model, prior, limits.
struct ReaderArguments: ParsableArguments {
    @Flag(name: .customLong("no-prior"), help: "Expect no language: each character counts for itself.")
    var noPrior = false

    @Option(
        help: ArgumentHelp(
            "Expect these languages, such as de,fr; each block tells its own by default, and is English where it does not.",
            valueName: "codes"))
    var language: LanguageArgument?

    @Option(
        help: ArgumentHelp(
            "Use this model; builtin for the one in the program (default: the user's own, if there is one).",
            valueName: "file"), completion: .file())
    var model: String?

    @Option(
        help: ArgumentHelp(
            "Refuse images with more pixels, before they are decoded; pages of a PDF are drawn smaller.", valueName: "n"
        ))
    var maxPixels = ImageDecoder.defaultMaximumPixels

    /// Leptonica holds a picture in less than 2 GB.
    static let largestMaxPixels = 500_000_000

    func validate() throws {
        guard (1...Self.largestMaxPixels).contains(maxPixels) else {
            throw ValidationError("--max-pixels must be between 1 and \(Self.largestMaxPixels)")
        }
    }

    var options: BoardReader.Options {
        var options = BoardReader.Options()
        options.usesLanguagePrior = !noPrior
        options.languages = language?.languages ?? []
        return options
    }

    /// - Throws: an exit code, once what is wrong has been said.
    func makeReader(_ diagnostics: Diagnostics) throws -> BoardReader {
        try BoardReader.make(model: model, diagnostics)
    }

    /// Goes through the pages of an image, upright, one after the other; tells which cannot be read, and goes on with
    /// the others.
    ///
    /// - Returns: whether all pages could be read.
    /// - Throws: an exit code when the image cannot be read at all, once what is wrong has been said.
    func forEachPage(
        of image: String, _ diagnostics: Diagnostics, _ body: (_ index: Int, _ page: RGBImage) -> Void
    ) throws -> Bool {
        let input: ImageInput = image == "-" ? .standardInput : .file(FilePath(image))
        let decoder: ImageDecoder
        do {
            decoder = try ImageDecoder(try input.bytes(), maximumPixels: maxPixels)
        } catch {
            diagnostics.error(input.displayName, "\(error)")
            throw ExitCodes.unreadableInput.exitCode
        }
        var readable = 0
        for index in 0..<decoder.pageCount {
            do {
                body(index, try decoder.page(index))
                readable += 1
            } catch {
                diagnostics.error(input.displayName, decoder.message(error, onPage: index))
            }
        }
        guard readable > 0 else { throw ExitCodes.unreadableInput.exitCode }
        return readable == decoder.pageCount
    }
}

extension BoardReader {
    /// A reader with the model that an argument names.
    ///
    /// - Throws: an exit code, once what is wrong has been said.
    static func make(model: String?, _ diagnostics: Diagnostics) throws -> BoardReader {
        try make(ModelChoice(model), diagnostics)
    }

    /// A reader with the model chosen.
    ///
    /// - Throws: an exit code, once what is wrong has been said.
    static func make(_ choice: ModelChoice, _ diagnostics: Diagnostics) throws -> BoardReader {
        do {
            if case .file(let path) = choice { diagnostics.detail(path, "the model") }
            let reader = try BoardReader(modelBytes: choice.bytes())
            if case .file(let path) = choice, let note = try reader.noteOnTable() { diagnostics.error(path, note) }
            return reader
        } catch {
            diagnostics.error(choice.displayName, "\(error)")
            throw ExitCodes.unusableModel.exitCode
        }
    }
}
