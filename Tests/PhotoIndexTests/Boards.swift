import DocumentModel
import FileAccess
import Glibc
import Testing

@testable import PhotoIndex

/// Made-up boards for tests.
enum Boards {
    /// A page of blocks of lines, where a character in braces was read unsurely: "{cg}" is a "c" that may be a "g".
    static func page(_ blocks: [[String]]) -> Page {
        var index = 0
        let made = blocks.enumerated().map { column, lines in
            let lines = lines.enumerated().map { row, text in
                line(text, x: 1000 * column, y: 100 * row, &index)
            }
            return Block(box: lines.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 1, height: 1), lines: lines)
        }
        return Page(width: 4000, height: 3000, blocks: made)
    }

    /// One block.
    static func block(_ lines: String...) -> Block { page([lines]).blocks[0] }

    private static func line(_ text: String, x: Int, y: Int, _ index: inout Int) -> Line {
        var words: [Word] = []
        var left = x
        for word in text.split(separator: " ") {
            let characters = characters(word, x: left, y: y, word: index)
            let box = PixelBox(x: left, y: y, width: 20 * characters.count, height: 30)
            words.append(Word(index: index, box: box, confidence: 0.9, characters: characters))
            left += 20 * characters.count + 15
            index += 1
        }
        let box = words.map(\.box).union() ?? PixelBox(x: x, y: y, width: 1, height: 1)
        return Line(box: box, baseline: Baseline(slope: 0, offset: Double(y)), words: words)
    }

    private static func characters(_ text: Substring, x: Int, y: Int, word: Int) -> [RecognizedCharacter] {
        var result: [RecognizedCharacter] = []
        var rest = Array(text)[...]
        while let first = rest.popFirst() {
            var read = (text: String(first), confidence: 0.95, others: [Alternative]())
            if first == "{", rest.count > 2 {
                let other = String(rest[rest.startIndex + 1])
                read = (String(rest[rest.startIndex]), 0.5, [Alternative(text: other, confidence: 0.3)])
                rest = rest.dropFirst(3)
            }
            let box = PixelBox(x: x + 20 * result.count, y: y, width: 18, height: 30)
            result.append(
                RecognizedCharacter(
                    text: read.text, box: box, confidence: read.confidence, alternatives: read.others, wordIndex: word,
                    index: result.count))
        }
        return result
    }
}

/// A directory that is gone after the test.
final class TemporaryDirectory {
    let path: FilePath

    init() throws {
        var template = Array("/tmp/photo-index-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
    }

    deinit { Self.remove(path) }

    func file(_ name: FilePath) -> FilePath { path.child(name) }

    /// Makes a file and gives its path.
    func make(_ name: FilePath, _ bytes: [UInt8] = [1]) throws -> FilePath {
        try FileWriting.write(bytes, to: file(name), durably: false)
        return file(name)
    }

    private static func remove(_ path: FilePath) {
        if !FileReading.isLink(path), (try? FileReading.kind(of: path)) == .directory {
            for name in (try? FileReading.names(in: path, includingHidden: true)) ?? []
            where name != "." && name != ".." {
                remove(path.child(name))
            }
            rmdir(path.systemPath)
        } else {
            unlink(path.systemPath)
        }
    }
}

extension PhotoIndex {
    /// Stores a made-up board.
    func store(_ path: FilePath, _ blocks: [[String]], size: Int64 = 1, hash: UInt8 = 0) throws {
        try store(
            path, FileStamp(size: size, modified: 1), hash: ContentHash([hash]), pages: [Boards.page(blocks)])
    }

    /// The photos on which a text is found, in the order of their paths.
    func photos(with text: String, _ options: PhotoSearchOptions = PhotoSearchOptions()) throws -> [FilePath] {
        Set(try find(text, options).matches.map(\.photo)).sorted { $0.string < $1.string }
    }
}
