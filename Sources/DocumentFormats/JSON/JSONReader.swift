import DocumentModel
import FoundationEssentials

/// Reads documents that ``JSONWriter`` wrote.
public enum JSONReader {
    /// The document of a whole file, or of a line of a stream.
    ///
    /// - Throws: ``FormatError``.
    public static func document(_ bytes: [UInt8]) throws -> Document {
        let json: JSONDocument
        do {
            let header = try JSONDecoder().decode(Header.self, from: Data(bytes))
            guard header.schema == JSONDocument.schema else { throw FormatError.otherSchema }
            guard header.version <= JSONDocument.currentVersion else { throw FormatError.newerVersion(header.version) }
            json = try JSONDecoder().decode(JSONDocument.self, from: Data(bytes))
        } catch let error as FormatError {
            throw error
        } catch {
            throw FormatError.notJSON
        }
        return try Document(json)
    }

    /// Reads a stream of one document a line.
    ///
    /// - Throws: ``FormatError``.
    public static func documents(lines bytes: [UInt8]) throws -> [Document] {
        try bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .filter { !$0.element.isEmpty }
            .map { index, line in
                do {
                    return try document(Array(line))
                } catch let error as FormatError {
                    throw FormatError.inLine(index + 1, error)
                }
            }
    }

    /// What tells whether the rest can be understood.
    private struct Header: Codable {
        var schema: String
        var version: Int
    }
}

extension Document {
    fileprivate init(_ json: JSONDocument) throws {
        self.init(
            source: json.source?.source, language: json.language, pages: try json.pages.map(Page.init),
            problems: json.problems ?? [])
    }
}

extension Page {
    fileprivate init(_ json: JSONDocument.Page) throws {
        let path = json.image.path.map { JSONDocument.Path(path: $0, pathBytes: json.image.pathBytes) }
        let angle = json.textAngle ?? .upright
        self.init(
            index: json.index, source: path?.source, frame: json.image.frame,
            resolution: json.image.resolution, width: json.image.width, height: json.image.height,
            textAngle: angle,
            blocks: try json.blocks.map { block in
                Block(
                    box: try block.box.checked(), lines: try block.lines.map { try Line($0, onPageTurned: angle) })
            })
        _ = try PixelBox(x: 0, y: 0, width: width, height: height).checked()
    }
}

extension Line {
    /// Characters that a line is moved in at most; no page is wider.
    private static let mostIndentation = 1_000

    fileprivate init(_ json: JSONDocument.Line, onPageTurned pageAngle: TextAngle) throws {
        self.init(
            box: try json.box.checked(), angle: Self.normalized(json.angle ?? Double(pageAngle.rawValue)),
            baseline: json.baseline,
            indentation: max(0, min(Self.mostIndentation, json.indentation)),
            words: try json.words.map(Word.init))
    }
}

extension Word {
    fileprivate init(_ json: JSONDocument.Word) throws {
        // Who corrected a word by hand changed its text alone.
        let characters = try json.characters.map { try $0.map(RecognizedCharacter.init) }
            .flatMap { $0.map(\.text).joined() == json.text ? $0 : nil }
        self.init(
            index: json.index, box: try json.box.checked(), confidence: Numbers.probability(json.confidence),
            characters: characters ?? RecognizedCharacter.unplaced(json.text, like: json), ink: json.ink)
    }
}

extension RecognizedCharacter {
    fileprivate init(_ json: JSONDocument.Character) throws {
        self.init(
            text: json.text, box: try json.box.checked(), confidence: Numbers.probability(json.confidence),
            alternatives: (json.alternatives ?? []).map {
                Alternative(text: $0.text, confidence: Numbers.probability($0.confidence))
            }, wordIndex: json.wordIndex, index: json.index, ink: json.ink)
    }

    /// The characters of a word that was written without theirs, or has another text by now: each has the word's place
    /// and confidence.
    fileprivate static func unplaced(_ text: String, like word: JSONDocument.Word) -> [RecognizedCharacter] {
        text.enumerated().map { index, character in
            RecognizedCharacter(
                text: String(character), box: word.box, confidence: Numbers.probability(word.confidence),
                wordIndex: word.index,
                index: index, ink: word.ink)
        }
    }
}

extension PixelBox {
    fileprivate func checked() throws -> PixelBox {
        guard [x, y].allSatisfy(CoordinateLimit.range.contains), width >= 0, height >= 0,
            [width, height].allSatisfy(CoordinateLimit.range.contains)
        else { throw FormatError.impossibleBox }
        return self
    }
}
