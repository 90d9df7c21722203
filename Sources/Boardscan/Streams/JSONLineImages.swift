import FileAccess
import FoundationEssentials

/// Walks through the images that lines of JSON name.
final class JSONLineImages<Lines: AsyncSequence> where Lines.Element == String {
    private var iterator: Lines.AsyncIterator
    private var number = 0

    init(_ lines: Lines) { iterator = lines.makeAsyncIterator() }

    func next() async throws -> ImageInput? {
        while let line = try await iterator.next() {
            number += 1
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let path = NamedImage.path(in: line) else { throw JSONLinesError(line: number) }
            return .file(path)
        }
        return nil
    }
}

/// The image that a line of JSON names.
private enum NamedImage {
    private struct Record: Codable {
        struct Source: Codable {
            var path: String
            var pathBytes: String?
        }

        var path: String?
        var source: Source?
    }

    /// - Returns: the path, by its bytes where a document has them because it is not UTF-8; `nil` when the line names
    ///   no image.
    static func path(in line: String) -> FilePath? {
        let data = Data(line.utf8)
        if let path = try? JSONDecoder().decode(String.self, from: data) { return FilePath(path) }
        guard let record = try? JSONDecoder().decode(Record.self, from: data) else { return nil }
        if let path = record.path { return FilePath(path) }
        let bytes = record.source?.pathBytes.flatMap(HexadecimalDigits.decode)
        return bytes.map { FilePath(bytes: $0) } ?? record.source.map { FilePath($0.path) }
    }
}

/// Which line of JSON names no image.
public struct JSONLinesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, counted from 1.
    public let line: Int

    public var description: String { "line \(line) names no image: a JSON string or an object with \"path\" is needed" }
}
