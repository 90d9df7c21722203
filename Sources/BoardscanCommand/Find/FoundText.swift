import DocumentFormats
import DocumentModel
import FileAccess
import Glibc
import PhotoIndex

/// What was found, as it is printed.
struct FoundText {
    private let found: FoundPhotos
    private let wanted: [String]
    private let names: PhotoNames

    init(_ found: FoundPhotos, wanted: [String], names: PhotoNames) {
        (self.found, self.wanted, self.names) = (found, wanted, names)
    }

    /// Whether colours are wanted where they can be shown (no-color.org).
    static var mayMark: Bool {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        return variable("TERM") != "dumb" && (variable("NO_COLOR") ?? "").isEmpty
    }

    /// `photo.jpg: the line as it was read (0.98)`, a line for each place; `marked` where a terminal is to show what was
    /// found in colour, as grep does.
    func lines(marked: Bool) -> String {
        let (start, end) = marked ? ("\u{1B}[01;31m", "\u{1B}[m") : ("", "")
        return found.photos.flatMap { photo in
            photo.places.map { place in
                let text = place.match.parts.map { part in
                    part.before.printable + start + part.matched.printable + end + part.after.printable
                }.joined(separator: " / ")
                let page = place.match.page > 0 ? ", page \(place.match.page + 1)" : ""
                let name = names.name(of: photo.path).string.printable
                return "\(name)\(page): \(text) (\(String(place.match.confidence, decimals: 2)))\n"
            }
        }.joined()
    }

    /// The names alone; a terminal is shown nothing that would act on it.
    func names(endedByZero: Bool, isTerminal: Bool) -> [UInt8] {
        found.photos.flatMap { photo in
            let name = names.name(of: photo.path)
            return (isTerminal ? Array(name.string.printable.utf8) : name.bytes)
                + [endedByZero ? 0 : UInt8(ascii: "\n")]
        }
    }

    func json(areRegex: Bool, anyWillDo: Bool) throws -> [UInt8] {
        let photos = found.photos.map { photo in
            let name = names.name(of: photo.path)
            return Record.Photo(
                path: String(decoding: name.bytes, as: UTF8.self),
                pathBytes: HexadecimalDigits.encodeUnlessText(name.bytes),
                confidence: photo.confidence,
                places: photo.places.map { Record.Place($0.match, text: wanted[$0.text]) })
        }
        let record = Record(
            texts: wanted, isRegex: areRegex, mode: anyWillDo ? "any" : "all", isComplete: found.isComplete,
            photos: photos)
        return try JSONText.bytes(of: record)
    }
}

private struct Record: Encodable {
    struct Photo: Encodable {
        /// U+FFFD stands for what is not UTF-8.
        var path: String
        /// The path's bytes in hexadecimal digits, where they are not UTF-8.
        var pathBytes: String?
        var confidence: Double
        var places: [Place]
    }

    struct Place: Encodable {
        /// Which text was looked for.
        var text: String
        var confidence: Double
        /// Counted from 0.
        var page: Int
        /// The size of the page's image and what was found on it, in pixels.
        var width: Int
        var height: Int
        var box: PixelBox?
        /// The lines it stands on.
        var lines: [Line]
        /// What the confidence was made of.
        var evidence: [String: Float]

        init(_ match: PhotoMatch, text: String) {
            (self.text, confidence, page, box) = (text, match.confidence, match.page, match.box)
            (width, height) = (match.pageSize.width, match.pageSize.height)
            lines = match.parts.map {
                Line(before: $0.before, found: $0.matched, after: $0.after, box: $0.line, foundBox: $0.box)
            }
            evidence = Dictionary(
                uniqueKeysWithValues: MatchEvidence.Feature.allCases.map {
                    ($0.rawValue, match.evidence.value(of: $0))
                })
        }
    }

    struct Line: Encodable {
        var before: String
        var found: String
        var after: String
        var box: PixelBox
        /// Around the words that were found.
        var foundBox: PixelBox
    }

    var schema = "boardscan-find"
    var version = 1
    var texts: [String]
    var isRegex: Bool
    var mode: String
    var isComplete: Bool
    var photos: [Photo]
}
