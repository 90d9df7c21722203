import ArgumentParser
import Boardscan
import DocumentFormats
import DocumentModel

/// `boardscan describe`: alternative text for a photo of a board.
struct DescribeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Suggests alternative text for screen readers.",
        usage: "boardscan describe <image> [<options>]",
        discussion: """
            Prints one sentence of at most \(BoardDescription.length) characters: what kind of board it is, how much text \
            is on it, its title or first words, its inks. A board that cannot be read surely enough gets none, and the \
            exit code is 1: no text is better than a wrong one.

            With --orientation it says instead how the text of each page stands, in the lines of Tesseract's osd: Rotate is by how \
            many degrees to turn the photo clockwise, Deskew angle by how many radians to turn it counter-clockwise after that.

            \(ExitCodes.help)
            """)

    @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "image"), completion: .pictures)
    var image: String

    @Option(help: ArgumentHelp("Suggest nothing with less confidence than this, 0 to 1.", valueName: "x"))
    var minConfidence = 0.7

    @Flag(help: "Say all that is known, all lines of text included.")
    var long = false

    @Flag(help: "Say how the text stands: orientation and slant.")
    var orientation = false

    @OptionGroup var reading: ReaderArguments

    func validate() throws {
        guard (0...1).contains(minConfidence) else { throw ValidationError("--min-confidence must be between 0 and 1") }
        if orientation && long { throw ValidationError("--long and --orientation exclude each other") }
    }

    func run() async throws {
        let diagnostics = Diagnostics()
        let reader = try reading.makeReader(diagnostics)
        if orientation { return try tellOrientation(reader, diagnostics) }
        var pages: [Page] = []
        let isWhole = try reading.forEachPage(of: image, diagnostics) { index, page in
            pages.append(reader.read(page, pageIndex: index, options: reading.options))
        }
        guard let description = BoardDescription(of: pages), description.confidence >= minConfidence else {
            throw isWhole ? ExitCodes.no.exitCode : ExitCodes.unreadableInput.exitCode
        }
        try writeResult(Array((long ? description.long : description.short).utf8) + [UInt8(ascii: "\n")])
        if !isWhole { throw ExitCodes.unreadableInput.exitCode }
    }

    /// Pages without text say nothing.
    private func tellOrientation(_ reader: BoardReader, _ diagnostics: Diagnostics) throws {
        var text = ""
        let isWhole = try reading.forEachPage(of: image, diagnostics) { index, page in
            guard let orientation = reader.orientation(of: page, options: reading.options) else { return }
            text += OrientationWriter().render(orientation, page: index)
        }
        try writeResult(Array(text.utf8))
        if !isWhole { throw ExitCodes.unreadableInput.exitCode }
        if text.isEmpty { throw ExitCodes.no.exitCode }
    }
}
