import FileAccess

/// Where the results of a run go, settled before anything is read.
public struct OutputPlan: Sendable {
    /// For each input the file its result goes to; `nil` for standard output.
    public let files: [FilePath?]
    /// For each input what the names of its debug pictures begin with; `nil` when none are wanted.
    public let debugPrefixes: [FilePath?]

    /// Settles the names and makes the directories.
    ///
    /// - Parameters:
    ///   - output: a file or a directory; `nil` or `-` for standard output.
    ///   - isSingle: the user named exactly one picture; then `output` may be a file.
    ///   - fileExtension: of results in a directory.
    /// - Throws: ``OutputProblem``.
    public init(
        inputs: [ImageInput], output: FilePath?, isSingle: Bool, fileExtension: String, debugDirectory: FilePath?
    ) throws {
        let names = ResultNames.unique(for: inputs)
        if let debugDirectory {
            try Self.makeDirectory(debugDirectory)
            debugPrefixes = names.map { debugDirectory.child($0) }
        } else {
            debugPrefixes = inputs.map { _ in nil }
        }
        guard let output, output != "-" else {
            files = inputs.map { _ in nil }
            return
        }
        let existing = try? FileReading.kind(of: output)
        if isSingle && existing != .directory && !output.endsWithSlash {
            try Self.checkDirectory(of: output)
            files = [output]
        } else {
            try Self.makeDirectory(output)
            files = names.map { output.child($0.appending("." + fileExtension)) }
        }
        try checkNoInputIsOverwritten(inputs)
    }

    /// The plan for some of the inputs.
    func keeping(_ indices: [Int]) -> OutputPlan {
        OutputPlan(files: indices.map { files[$0] }, debugPrefixes: indices.map { debugPrefixes[$0] })
    }

    private init(files: [FilePath?], debugPrefixes: [FilePath?]) {
        self.files = files
        self.debugPrefixes = debugPrefixes
    }

    private func checkNoInputIsOverwritten(_ inputs: [ImageInput]) throws {
        let existing = files.compactMap(\.self).filter { FileReading.identity(of: $0) != nil }
        guard !existing.isEmpty else { return }
        var taken: Set<FileReading.Identity> = []
        for case .file(let input) in inputs { FileReading.identity(of: input).map { _ = taken.insert($0) } }
        for file in existing where FileReading.identity(of: file).map(taken.contains) == true {
            throw OutputProblem(path: file, message: "is an input and would be overwritten")
        }
    }

    private static func makeDirectory(_ path: FilePath) throws {
        do {
            try FileWriting.makeDirectory(path)
        } catch {
            throw OutputProblem(path: path, message: "\(error)")
        }
    }

    /// A result that has nowhere to go is told before the work, not after it.
    private static func checkDirectory(of path: FilePath) throws {
        do {
            if try FileReading.kind(of: path.directory) != .directory {
                throw OutputProblem(path: path, message: "not a directory")
            }
        } catch let error as FileError {
            throw OutputProblem(path: path, message: "\(error)")
        }
    }
}

/// Why a result cannot be written where it should be.
public struct OutputProblem: Error, Hashable, Sendable {
    public let path: FilePath
    /// One line for people.
    public let message: String

    public init(path: FilePath, message: String) {
        self.path = path
        self.message = message
    }
}
