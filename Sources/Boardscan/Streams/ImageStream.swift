import FileAccess
import FoundationEssentials

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

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let produce: @Sendable () async throws -> ImageInput?

        public mutating func next() async throws -> ImageInput? { try await produce() }
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
