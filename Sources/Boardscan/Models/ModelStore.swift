import FileAccess
import GlyphClassifier

/// A directory of models, each under the checksum of what is in it.
///
/// A model is checked and brought to half precision once, when it is taken in; from then on it is found by its
/// checksum. Nothing is ever fetched from a network.
public struct ModelStore: Sendable {
    private let directory: FilePath

    /// The store in a directory, which is made when the first model is taken in.
    public init(directory: FilePath) { self.directory = directory }

    private static let fileExtension = ".bsm"

    /// Takes a model in, unless it is there already.
    ///
    /// - Parameter bytes: a weights file of any precision.
    /// - Returns: its checksum, by which it is found again.
    /// - Throws: `ModelFileError` for a file that is no sound model, `FileError`.
    @discardableResult
    public func add(_ bytes: [UInt8]) throws -> String {
        let converted = try ModelFile(bytes: bytes).bytes()
        let checksum = ModelFile.checksum(of: converted)
        let file = path(of: checksum)
        guard (try? FileReading.kind(of: file)) == nil else { return checksum }
        try FileWriting.makeDirectory(directory)
        try FileWriting.write(converted, to: file)
        return checksum
    }

    /// - Throws: `FileError` when it is not there, `ModelFileError` when it is damaged or another one.
    public func model(_ checksum: String) throws -> ModelFile {
        let bytes = try FileReading.bytes(of: path(of: checksum))
        let model = try ModelFile(bytes: bytes)
        guard ModelFile.checksum(of: bytes) == checksum else { throw ModelFileError.checksum }
        return model
    }

    /// Checksums of the models that are there, sorted.
    ///
    /// - Throws: `FileError`.
    public func checksums() throws -> [String] {
        try FileReading.names(in: directory).map(\.string).filter { $0.hasSuffix(Self.fileExtension) }
            .map { String($0.dropLast(Self.fileExtension.count)) }.sorted()
    }

    private func path(of checksum: String) -> FilePath { directory.child(FilePath(checksum + Self.fileExtension)) }
}
