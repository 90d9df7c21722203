import FileAccess

/// Files that a run reads, so that nothing it writes may replace them.
public struct ProtectedFiles: Sendable {
    private let identities: Set<FileReading.Identity>
    /// Where the photos lie.
    private let directories: Set<FilePath>

    /// - Parameter files: those that are not there are passed over.
    public init(_ files: some Sequence<FilePath> = []) {
        self.init(files, photos: [])
    }

    private init(_ files: some Sequence<FilePath>, photos: [FilePath]) {
        identities = Set(files.compactMap { FileReading.identity(of: $0) })
        directories = Set(photos.compactMap(\.directory.resolved))
    }

    /// - Parameters:
    ///   - inputs: pictures that are read.
    ///   - others: what is read besides, such as a model.
    init(_ inputs: [ImageInput], _ others: [FilePath]) {
        let photos = inputs.compactMap { if case .file(let path) = $0 { path } else { nil } }
        self.init(photos + others, photos: photos)
    }

    /// - Throws: ``OutputProblem`` when an output would be written over one of them.
    public func check(_ output: FilePath) throws {
        // Asked first: most outputs are not there yet.
        guard let identity = FileReading.identity(of: output), identities.contains(identity) else { return }
        throw OutputProblem(path: output, message: "is an input and would be overwritten")
    }

    /// Checks a picture whose name comes from an input's: what is called so among the photos may be a photo itself.
    ///
    /// - Throws: ``OutputProblem`` when something would be written over.
    public func checkPicture(_ output: FilePath) throws {
        try check(output)
        guard FileReading.identity(of: output) != nil, let directory = output.directory.resolved,
            directories.contains(directory)
        else { return }
        throw OutputProblem(
            path: output, message: "is there already, beside the photos; put such pictures elsewhere")
    }
}
