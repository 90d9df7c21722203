import Foundation

/// A list of fonts: which files, from which packages, under which licence, and what is wrong with them.
///
/// The file is a table with tabs and the columns kind (`hand`, `printed`), package, family, licence, style, ascii
/// (such as `94/94; \ draws WON` or `86/94 missing <>^`), path.
public struct FontCatalogue: Sendable {
    public enum Kind: String, Hashable, Sendable {
        case hand
        case printed
    }

    public struct Entry: Hashable, Sendable {
        public var kind: Kind
        public var package: String
        public var family: String
        public var licence: String
        public var style: String
        public var path: String
        /// ASCII characters that are missing or draw something else.
        public var unusable: Set<Character>

        /// Joined letters do not look like print when cut apart; hollow and decorative ones like no marker at all.
        public var isSuitable: Bool { !style.hasPrefix("cursive") && !style.hasPrefix("odd") }
    }

    public enum ReadingError: Error, Hashable, CustomStringConvertible {
        case unreadable(String)
        case badRow(String, Int)

        public var description: String {
            switch self {
            case .unreadable(let path): "\(path): cannot be read"
            case .badRow(let path, let row): "\(path): line \(row): seven columns with tabs between them are needed"
            }
        }
    }

    public var entries: [Entry]

    /// - Throws: ``ReadingError``.
    public init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw ReadingError.unreadable(path) }
        entries = []
        for (number, row) in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).enumerated() {
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unquoted)
            guard cells.count == 7 else { throw ReadingError.badRow(path, number + 1) }
            guard let kind = Kind(rawValue: cells[0]) else { continue }
            entries.append(
                Entry(
                    kind: kind, package: cells[1], family: cells[2], licence: cells[3], style: cells[4], path: cells[6],
                    unusable: Self.unusable(coverage: cells[5], style: cells[4])))
        }
    }

    /// Entries whose file is on this machine.
    public var installed: [Entry] { entries.filter { FileManager.default.fileExists(atPath: $0.path) } }

    /// A cell in quotes holds doubled quotes.
    private static func unquoted(_ cell: Substring) -> String {
        guard cell.count >= 2, cell.first == "\"", cell.last == "\"" else { return String(cell) }
        return cell.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
    }

    private static func unusable(coverage: String, style: String) -> Set<Character> {
        var result: Set<Character> = []
        if let missing = coverage.firstRange(of: "missing ") {
            result.formUnion(coverage[missing.upperBound...].prefix { $0 != " " })
        }
        // Won and yen signs stand for the backslash in Korean and Japanese fonts.
        if coverage.contains("\\ draws") || coverage.contains("\\ suspicious") { result.insert("\\") }
        if style.contains("lower case =") || coverage.contains("lower case =") {
            result.formUnion("abcdefghijklmnopqrstuvwxyz")
        }
        if style.contains("@ is a picture") { result.insert("@") }
        return result
    }
}
