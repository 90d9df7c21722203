import Foundation

/// Lines of program text and documentation, each kept once with a damped count.
public struct SourceLines: Sendable {
    /// What a board has room for; longer lines are cut at a space.
    public static let maximumLength = 60

    private var counts: [String: Int] = [:]

    public init() {}

    /// Counts the lines of all files below a directory (or of one file) with one of the extensions.
    ///
    /// - Throws: what Foundation throws for an unreadable file.
    public mutating func add(contentsOf url: URL, extensions: Set<String>) throws {
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
        guard isDirectory.boolValue else {
            add(String(decoding: try Data(contentsOf: url), as: UTF8.self))
            return
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        for name in names where extensions.contains((name as NSString).pathExtension) {
            let file = url.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: file) else { continue }  // a dangling link
            add(String(decoding: data, as: UTF8.self))
        }
    }

    /// Counts the lines of a text.
    public mutating func add(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            for piece in Self.pieces(of: line) { counts[piece, default: 0] += 1 }
        }
    }

    /// The lines, in a fixed order; a line that occurs n times counts n^exponent.
    public func texts(exponent: Double) -> [WeightedText] {
        counts.sorted { $0.key < $1.key }.map { WeightedText($0.key, weight: Float(pow(Double($0.value), exponent))) }
    }

    /// A line without indentation and runs of blanks, in pieces of at most `maximumLength` characters; rules, tables
    /// of numbers and other lines with few letters give none.
    static func pieces(of line: Substring) -> [String] {
        let words = line.split(whereSeparator: \.isWhitespace)
        var pieces: [String] = []
        var piece = ""
        for word in words where word.utf8.count <= maximumLength {
            if !piece.isEmpty, piece.utf8.count + 1 + word.utf8.count > maximumLength {
                pieces.append(piece)
                piece = ""
            }
            piece += piece.isEmpty ? String(word) : " " + word
        }
        pieces.append(piece)
        return pieces.filter(isText)
    }

    private static func isText(_ piece: String) -> Bool {
        let letters = piece.utf8.count { (97...122).contains($0 | 32) }
        return letters >= 2 && letters * 3 >= piece.utf8.count
    }
}
