import FileAccess

/// Files that a run reads, and which nothing it writes may take the place of.
public struct ProtectedFiles: Sendable {
    private let identities: Set<FileReading.Identity>

    /// - Parameter files: those that are not there are passed over.
    public init(_ files: some Sequence<FilePath> = []) {
        identities = Set(files.compactMap { FileReading.identity(of: $0) })
    }

    /// - Parameters:
    ///   - inputs: pictures that are read.
    ///   - others: what is read besides, such as a model.
    init(_ inputs: [ImageInput], _ others: [FilePath]) {
        self.init(inputs.compactMap { if case .file(let path) = $0 { path } else { nil } } + others)
    }

    /// - Throws: ``OutputProblem`` when an output would be written over one of them.
    public func check(_ output: FilePath) throws {
        // Asked first: most outputs are not there yet.
        guard let identity = FileReading.identity(of: output), identities.contains(identity) else { return }
        throw OutputProblem(path: output, message: "is an input and would be overwritten")
    }
}
