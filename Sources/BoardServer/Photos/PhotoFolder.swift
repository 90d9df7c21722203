import Boardscan
import FileAccess
import Glibc
import Imaging
import Synchronization

/// The folder in which photos are stored.
public final class PhotoFolder: Sendable {
    /// Its path, absolute and without links.
    public let path: FilePath
    /// Names are given out one at a time.
    private let naming = Mutex(())

    /// Names with numbers that are tried.
    private static let mostNumbers = 10_000

    /// A folder, which is made where there is none.
    ///
    /// - Throws: `FileError`.
    public init(_ path: FilePath) throws {
        try FileWriting.makeDirectories(path)
        self.path = path.resolved ?? path
        TemporaryFiles.removeLeftovers(in: self.path)
    }

    /// The photos in it, and in folders within it.
    var photos: [FilePath] {
        let inputs = (try? ImageInput.inputs(listed: path, recursive: true)) ?? []
        return inputs.compactMap { if case .file(let path) = $0 { path } else { nil } }
    }

    /// Stores a photo under a name like the one it has, and never over another.
    ///
    /// - Throws: `FileError`; `ImageError` for bytes that are no picture.
    func store(_ bytes: [UInt8], named name: String?) throws -> FilePath {
        let stem = PhotoName.stem(name)
        let ending = try ImageFormat(signatureOf: bytes).fileExtensions[0]
        return try naming.withLock { _ in
            for number in 1...Self.mostNumbers {
                let file = path.child(FilePath(number == 1 ? "\(stem).\(ending)" : "\(stem)-\(number).\(ending)"))
                // A link that leads nowhere is no kind of file, and yet there.
                guard (try? FileReading.kind(of: file)) == nil, !FileReading.isLink(file) else { continue }
                try FileWriting.write(bytes, to: file)
                return file
            }
            throw FileError(code: EEXIST)
        }
    }
}
