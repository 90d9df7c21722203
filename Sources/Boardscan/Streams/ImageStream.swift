import FileAccess
import FoundationEssentials
import Imaging

/// Images that are known or are told one by one, as a stream.
public struct ImageStream: AsyncSequence, Sendable {
    public typealias Element = ImageInput

    private let makeNext: @Sendable () -> @Sendable () async throws -> ImageInput?

    /// Images that are known, in their order.
    public init(_ inputs: [ImageInput]) {
        makeNext = {
            let rest = Cursor(inputs)
            return { rest.next() }
        }
    }

    /// The images that paths stand for: files, and what is in directories by name.
    ///
    /// - Throws: `FileError`, or ``InputError`` for a directory without images.
    public init(paths: [FilePath]) throws { self.init(try paths.flatMap(ImageInput.inputs(listed:))) }

    /// The images that lines of JSON name: a string, or an object with `path`, or one of boardscan's documents.
    ///
    /// A line that names none ends the stream with a ``JSONLinesError``.
    public init<Lines: AsyncSequence & Sendable>(jsonLines lines: Lines) where Lines.Element == String {
        makeNext = {
            let lines = LineIterator(lines)
            return { try await lines.next() }
        }
    }

    /// The images that chunks of bytes bring one behind the other: PNG, JPEG and binary PNM, as `ffmpeg -f image2pipe` writes
    /// them.
    ///
    /// A chunk is asked for when an image is, and at most one image is in memory, with what is left of the last chunk. One
    /// that is damaged is an input without bytes, and the next goes on; what the chunks throw ends the stream.
    ///
    /// ```swift
    /// let frames = ImageStream(frames: StandardInput())
    /// for try await reading in frames.prediction(using: reader) { … }
    /// ```
    ///
    /// - Parameter maximumBytes: a longer image is a failure.
    public init<Chunks: AsyncSequence & Sendable>(
        frames chunks: Chunks, maximumBytes: Int = FrameSplitter.defaultMaximumBytes
    ) where Chunks.Element == [UInt8] {
        makeNext = {
            let frames = FrameIterator(chunks, FrameSplitter(maximumBytes: maximumBytes))
            return { try await frames.next() }
        }
    }

    /// What one walk through the images goes by; its copies go on together.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        fileprivate let produce: @Sendable () async throws -> ImageInput?

        public func next() async throws -> ImageInput? { try await produce() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(produce: makeNext()) }
}

/// Which line of JSON names no image.
public struct JSONLinesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int

    public var description: String { "line \(line) names no image: a JSON string or an object with \"path\" is needed" }
}

/// Walks through an array; one task at a time uses it.
private final class Cursor: @unchecked Sendable {
    private var rest: ArraySlice<ImageInput>

    init(_ inputs: [ImageInput]) { rest = inputs[...] }

    func next() -> ImageInput? { rest.popFirst() }
}

/// Walks through lines; one task at a time uses it.
private final class LineIterator<Lines: AsyncSequence & Sendable>: @unchecked Sendable where Lines.Element == String {
    private var iterator: Lines.AsyncIterator
    private var number = 0

    init(_ lines: Lines) { iterator = lines.makeAsyncIterator() }

    func next() async throws -> ImageInput? {
        while let line = try await iterator.next() {
            number += 1
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let path = JSONPath.path(in: line) else { throw JSONLinesError(line: number) }
            return .file(FilePath(path))
        }
        return nil
    }
}

/// Takes images out of chunks; one task at a time uses it.
private final class FrameIterator<Chunks: AsyncSequence & Sendable>: @unchecked Sendable
where Chunks.Element == [UInt8] {
    private var chunks: Chunks.AsyncIterator
    private var splitter: FrameSplitter
    private var ready: ArraySlice<FrameSplitter.Frame> = []
    private var count = 0
    private var isAtEnd = false

    init(_ chunks: Chunks, _ splitter: FrameSplitter) {
        self.chunks = chunks.makeAsyncIterator()
        self.splitter = splitter
    }

    func next() async throws -> ImageInput? {
        while ready.isEmpty, !isAtEnd {
            if let chunk = try await chunks.next() {
                ready = splitter.frames(adding: chunk)[...]
            } else {
                isAtEnd = true
                // Who is cancelled has not seen the end.
                ready = Task.isCancelled ? [] : splitter.finish()[...]
            }
        }
        guard let frame = ready.popFirst() else { return nil }
        defer { count += 1 }
        return .frame(count, frame)
    }
}

/// The path in a line of JSON.
enum JSONPath {
    private struct Record: Codable {
        struct Source: Codable { var path: String }

        var path: String?
        var source: Source?
    }

    static func path(in line: String) -> String? {
        let data = Data(line.utf8)
        if let path = try? JSONDecoder().decode(String.self, from: data) { return path }
        let record = try? JSONDecoder().decode(Record.self, from: data)
        return record?.path ?? record?.source?.path
    }
}
