import FileAccess
import Imaging

/// A stream of images, which may all be known or arrive one by one.
public struct ImageStream: AsyncSequence, Sendable {
    public typealias Element = ImageInput

    private let makeNext: @Sendable () -> () async throws -> ImageInput?

    /// Images that are known, in their order.
    public init(_ inputs: [ImageInput]) {
        makeNext = {
            var rest = inputs[...]
            return { rest.popFirst() }
        }
    }

    /// The images that paths stand for: files, and what is in directories by name.
    ///
    /// A path that stands for none is an input that cannot be read: one failure among the readings, with its name.
    public init(paths: [FilePath]) { self.init(paths.flatMap(ImageInput.allInputs(listed:))) }

    /// The images that lines of JSON name: a string, or an object with `path`, or one of boardscan's documents.
    ///
    /// A line that names none ends the stream with a ``JSONLinesError``.
    public init<Lines: AsyncSequence & Sendable>(jsonLines lines: Lines) where Lines.Element == String {
        makeNext = {
            let images = JSONLineImages(lines)
            return { try await images.next() }
        }
    }

    /// The images that chunks of bytes bring one behind the other: PNG, JPEG and binary PNM, as `ffmpeg -f image2pipe`
    /// writes them.
    ///
    /// A chunk is asked for when an image is, and at most one image is in memory, with what is left of the last chunk.
    /// One that is damaged is an input without bytes, and the next goes on; what the chunks throw ends the stream.
    ///
    /// ```swift
    /// let frames = ImageStream(frames: StandardInput())
    /// for try await reading in frames.prediction(using: reader) { … }
    /// ```
    ///
    /// - Parameters:
    ///   - chunks: the images' bytes, cut anywhere.
    ///   - maximumBytes: a longer image is a failure.
    public init<Chunks: AsyncSequence & Sendable>(
        frames chunks: Chunks, maximumBytes: Int = FrameSplitter.defaultMaximumBytes
    ) where Chunks.Element == [UInt8] {
        makeNext = {
            let images = FrameImages(chunks, FrameSplitter(maximumBytes: maximumBytes))
            return { try await images.next() }
        }
    }

    /// What one walk through the images goes by; one task at a time uses it, and its copies go on together.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let produce: () async throws -> ImageInput?

        public mutating func next() async throws -> ImageInput? { try await produce() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(produce: makeNext()) }
}
