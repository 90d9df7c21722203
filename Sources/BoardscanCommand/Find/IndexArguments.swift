import ArgumentParser
import Boardscan
import FileAccess
import PhotoIndex

/// Which index a command works with; `default` is the one that `find` looks in.
struct IndexPlace: ExpressibleByArgument {
    /// `nil` for somebody without a home.
    let path: FilePath?

    private static let usualName = "default"

    init(argument: String) {
        path = argument == Self.usualName ? PhotoIndex.usualPath(environment: ModelChoice.variable) : FilePath(argument)
    }

    static var usual: IndexPlace { IndexPlace(argument: usualName) }
}

/// What `index` and `find` take, which both read photos into the index.
struct IndexArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Keep the index in FILE (default: boardscan/index.sqlite in the user's cache directory).",
            valueName: "file"), completion: .file())
    var index: IndexPlace?

    @Option(help: ArgumentHelp("Read this many photos at a time (default: one per core).", valueName: "n"))
    var jobs: Int?

    @OptionGroup var reading: ReaderArguments

    func validate() throws {
        if let jobs, !(1...ReadCommand.largestJobs).contains(jobs) {
            throw ValidationError("--jobs must be between 1 and \(ReadCommand.largestJobs)")
        }
    }
}

/// An open index, and how its troubles are told.
final class OpenIndex {
    private(set) var index: PhotoIndex
    private let diagnostics: Diagnostics
    private let exitCode: ExitCodes

    /// Opens an index, for `nil` the usual one; `exitCode` is the program's when it cannot be used.
    ///
    /// - Throws: an exit code, once what is wrong has been said.
    init(_ place: IndexPlace?, _ diagnostics: Diagnostics, exitCode: ExitCodes) throws {
        guard let path = (place ?? .usual).path else {
            diagnostics.error("there is no home to keep the index in; name a file with --index")
            throw exitCode.exitCode
        }
        (self.diagnostics, self.exitCode) = (diagnostics, exitCode)
        do {
            index = try PhotoIndex.open(at: path)
        } catch {
            diagnostics.error(path, "\(error)")
            throw exitCode.exitCode
        }
        tellDamage()
    }

    /// What keeps readings in it.
    var feed: IndexFeed { IndexFeed(index: index) }

    /// Works with the index; where it turns out to be damaged, it is made anew and the work is done once more.
    ///
    /// - Throws: an exit code, once what is wrong has been said.
    func use<Result>(_ work: (PhotoIndex) async throws -> Result) async throws -> Result {
        do {
            do {
                return try await work(index)
            } catch let error as IndexError where error.isDamage {
                index = try index.madeAnew()
                tellDamage()
                return try await work(index)
            }
        } catch let error as IndexError {
            diagnostics.error(index.path, "\(error)")
            throw exitCode.exitCode
        }
    }

    private func tellDamage() {
        guard let damaged = index.damagedFile else { return }
        diagnostics.error(index.path, "the index was damaged; it is kept as \(damaged.lastComponent) and made anew")
    }
}
