import FileAccess
import Imaging

/// The images that come into a directory, each as soon as it is complete.
///
/// A photo is complete when the program that writes it closes it or moves it in, so that half of one is never read.
/// Hidden files, such as those that programs rename when they are done, and files that are not named like pictures are
/// skipped. Pictures of formats that cannot be decoded, such as JPEG XL, are not skipped: reading them fails with the
/// reason. The sequence ends when its task is cancelled, or the directory is gone.
public struct WatchedDirectory: AsyncSequence, Sendable {
    public typealias Element = ImageInput

    private let directory: FilePath
    private let includesPresent: Bool

    /// - Parameters:
    ///   - directory: where images come.
    ///   - includesPresent: whether images that are there already come first.
    public init(_ directory: FilePath, includesPresent: Bool = true) {
        self.directory = directory
        self.includesPresent = includesPresent
    }

    /// One watch over the directory; each step waits for the next image.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var names: AsyncThrowingStream<FilePath, any Error>.Iterator
        fileprivate let directory: FilePath

        /// - Throws: `FileError` when the directory cannot be watched.
        public mutating func next() async throws -> ImageInput? {
            while let name = try await names.next() {
                let path = directory.child(name)
                if WatchedDirectory.isImage(name, in: directory), (try? FileReading.kind(of: path)) == .file {
                    return .file(path)
                }
            }
            return nil
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            names: DirectoryEvents.names(in: directory, includingPresent: includesPresent).makeAsyncIterator(),
            directory: directory)
    }

    private static func isImage(_ name: FilePath, in directory: FilePath) -> Bool {
        guard name.bytes.first != UInt8(ascii: ".") else { return false }
        // What a PDF is depends on what is beside it.
        let names = ImageInput.isNamedAsPDF(name) ? (try? FileReading.names(in: directory)) ?? [] : []
        return ImageInput.pictures(among: names + [name]).contains(name)
    }
}
