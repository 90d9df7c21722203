import ArgumentParser
import FileAccess
import PhotoIndex

/// `boardscan index`: reads photos so that `find` can look in them.
struct IndexCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Reads photos into the index that find looks in.",
        usage: "boardscan index [<path> ...] [<options>]",
        discussion: """
            Reads the photos at each path, a directory with those within it or a photo, unless the index has them as they \
            are. What was moved is known again, what is gone is taken out. Without a path, all places that were named \
            before are looked at. Each photo is kept as soon as it is read: whoever is interrupted goes on where that \
            was, and several runs may go on at once. Only its user may read the index.

            Examples:
              boardscan index ~/Pictures/boards
              boardscan index
              boardscan index --forget ~/Pictures/old

            \(ExitCodes.help)
            """)

    @Argument(
        help: ArgumentHelp(
            "Directories and photos (default: those that were named before).", valueName: "path"),
        completion: .pictures)
    var paths: [String] = []

    @Flag(help: "Read photos again that are known already, as with a new model, or that could not be read.")
    var again = false

    @Flag(help: "Take these directories and photos out of the index.")
    var forget = false

    @Flag(name: .shortAndLong, help: "Say only what is wrong.")
    var quiet = false

    @OptionGroup var arguments: IndexArguments

    func validate() throws {
        if forget && paths.isEmpty { throw ValidationError("--forget needs a path") }
        if forget && again { throw ValidationError("--forget and --again exclude each other") }
        if paths.contains("-") { throw ValidationError("standard input cannot be indexed; name files") }
    }

    func run() async throws {
        let diagnostics = Diagnostics(isQuiet: quiet)
        let open = try OpenIndex(arguments.index, diagnostics, exitCode: .unusableModel)
        let places = paths.map { PhotoNames.place(of: FilePath($0)) }
        if forget {
            let count = try await open.use { index in try places.reduce(0) { try $0 + index.forget($1) } }
            if !quiet { try writeResult("\(count) photo\(count == 1 ? "" : "s"): forgotten\n") }
            return
        }
        let interruption = Interruption(diagnostics)
        let outcome = try await open.use { index in
            let known = try paths.isEmpty ? index.roots() : places
            guard !known.isEmpty else {
                diagnostics.error("nothing is indexed yet: name a directory of photos")
                throw ExitCodes.unreadableInput.exitCode
            }
            let update = IndexUpdate(
                feed: IndexFeed(index: index), arguments: arguments, names: PhotoNames(paths.map { FilePath($0) }),
                diagnostics: diagnostics, readsAgain: again)
            return try await update.run(known, areNamed: !paths.isEmpty)
        }
        withExtendedLifetime(interruption) {}
        if !quiet { try writeResult(outcome.summary + "\n") }
        if outcome.hasTrouble { throw ExitCodes.unreadableInput.exitCode }
    }
}
