import ArgumentParser
import FileAccess

/// What all commands that make pictures are told.
struct MadePicturesOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Where the files go.", valueName: "directory"))
    var output: String
    @Option(help: "Where chance starts from.")
    var seed: UInt64 = 1
    @Option(help: "How many threads work.")
    var jobs = 2

    func validate() throws {
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs must be between 1 and 256.") }
    }

    /// Makes pictures by their numbers, on several threads.
    func make(_ count: Int, _ work: @Sendable (Int) throws -> Void) throws {
        let problems = ParallelWork.run(count, threads: jobs, work)
        if let problem = problems.first { throw FileProblem(path: output, message: "\(problem)") }
    }

    func makeDirectory() throws { try GivenFile.naming(output) { try FileWriting.makeDirectories(FilePath(output)) } }
}
