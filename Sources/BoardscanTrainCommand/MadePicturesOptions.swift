import ArgumentParser
import FileAccess
import NetworkKernels

/// Where a command that makes many pictures writes them, and on how many threads.
struct MadePicturesOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Where the files go.", valueName: "directory"))
    var output: String
    @Option(help: "Number of threads.")
    var jobs = 2

    func validate() throws {
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs must be between 1 and 256.") }
    }

    /// Makes pictures by their numbers, on several threads.
    func make(_ count: Int, _ work: @Sendable (Int) throws -> Void) throws {
        try GivenFile.naming(output) { try ParallelMap.forEach(count, threads: jobs, work) }
    }

    func makeDirectory() throws { try GivenFile.naming(output) { try FileWriting.makeDirectories(FilePath(output)) } }
}
