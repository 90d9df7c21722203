import DocumentModel

/// A document as its JSON form has it; the field names are the form's schema, which Formats.md of Boardscan.docc
/// documents.
///
/// Version 1. A change that breaks readers gets another version; fields may be added without one.
struct JSONDocument: Codable {
    static let schema = "boardscan-document"
    static let currentVersion = 1

    /// Always `boardscan-document`.
    var schema: String
    var version: Int
    var generator: String?
    var language: String?
    /// The input, when all pages are of one; absent for standard input.
    var source: Path?
    var pages: [Page]
    /// What could not be read; absent when all was.
    var problems: [String]?

    struct Path: Codable {
        /// From where the result lies.
        ///
        /// U+FFFD stands for what is not UTF-8.
        var path: String
        /// The path's bytes in hexadecimal digits, where they are not UTF-8.
        var pathBytes: String?
    }

    struct Page: Codable {
        var index: Int
        var image: Image
        /// As ``TextAngle``; absent where text is upright.
        var textAngle: TextAngle?
        var blocks: [Block]
    }

    struct Image: Codable {
        /// As ``Path``; absent for standard input.
        var path: String?
        var pathBytes: String?
        /// Which picture of the file, from 0.
        var frame: Int
        var width: Int
        var height: Int
        /// Pixels per inch.
        var resolution: Resolution?
    }

    struct Block: Codable {
        var box: PixelBox
        var lines: [Line]
    }

    struct Line: Codable {
        var text: String
        var box: PixelBox
        /// Absent where the line is level and ``Page/textAngle`` absent; older documents always omit it: it is that
        /// angle.
        var angle: Double?
        var baseline: Baseline
        var indentation: Int
        var words: [Word]
    }

    struct Word: Codable {
        var index: Int
        var text: String
        var box: PixelBox
        var confidence: Double
        /// Absent when nobody looked.
        var ink: Ink?
        /// Absent when characters were not asked for.
        var characters: [Character]?
    }

    struct Character: Codable {
        var wordIndex: Int
        var index: Int
        var text: String
        var box: PixelBox
        var confidence: Double
        var ink: Ink?
        var alternatives: [Alternative]?
    }
}
