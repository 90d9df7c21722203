import FileAccess
import Imaging

/// The images that come into a directory, each as soon as it is complete.
///
/// A photo is there when whoever writes it closes it or moves it in: half of one is never read. Hidden files, among
/// them what programs write before they rename it, and files that are called like no picture are passed over; pictures
/// of formats that cannot be decoded, such as JPEG XL, are not: reading them says so. The sequence ends when its task
/// is cancelled, or the directory is gone.
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
                if WatchedDirectory.isImage(name), (try? FileReading.kind(of: path)) == .file { return .file(path) }
            }
            return nil
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            names: DirectoryEvents.names(in: directory, includingPresent: includesPresent).makeAsyncIterator(),
            directory: directory)
    }

    private static func isImage(_ name: FilePath) -> Bool {
        name.bytes.first != UInt8(ascii: ".") && ImageFormat.isNamedAsPicture(name.fileExtension)
    }
}
