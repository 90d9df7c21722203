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
        public var isSuitable: Bool { !isJoined && !style.hasPrefix("odd") }

        /// Whether its letters are joined as in cursive handwriting.
        public var isJoined: Bool { style.hasPrefix("cursive") }
    }

    public enum ReadingError: Error, Hashable, CustomStringConvertible {
        case unreadable(String)
        case badRow(String, Int, columns: Int = FontCatalogue.columns)

        public var description: String {
            switch self {
            case .unreadable(let path): "\(path): cannot be read"
            case .badRow(let path, let row, let columns):
                "\(path): line \(row): \(columns) columns with tabs between them are needed"
            }
        }
    }

    public var entries: [Entry]

    /// Columns of a table.
    public static let columns = 7
    /// Columns of the table `fonts.tsv` in a directory of fonts.
    public static let directoryColumns = 6

    /// Reads a table, or a directory's.
    ///
    /// A directory has a table `fonts.tsv` with a row of titles and the columns source, family, licence, style, ascii,
    /// and the file's name in the directory; all its fonts look like a hand.
    ///
    /// - Throws: ``ReadingError``.
    public init(path: String) throws {
        var isDirectory: ObjCBool = false
        let isFound = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        guard isFound, isDirectory.boolValue else {
            entries = try Self.rows(of: path, columns: Self.columns).compactMap(Self.entry)
            return
        }
        entries = try Self.rows(of: path + "/fonts.tsv", columns: Self.directoryColumns).dropFirst().map {
            Self.entry($0, in: path)
        }
    }

    private static func rows(of path: String, columns: Int) throws -> [[String]] {
        guard let data = FileManager.default.contents(atPath: path) else { throw ReadingError.unreadable(path) }
        let rows = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return try rows.enumerated().map { number, row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(unquoted)
            guard cells.count == columns else { throw ReadingError.badRow(path, number + 1, columns: columns) }
            return cells
        }
    }

    /// `nil` for a row of another kind, such as the titles.
    private static func entry(_ cells: [String]) -> Entry? {
        guard let kind = Kind(rawValue: cells[0]) else { return nil }
        return Entry(
            kind: kind, package: cells[1], family: cells[2], licence: cells[3], style: cells[4], path: cells[6],
            unusable: unusable(coverage: cells[5], style: cells[4]))
    }

    /// Of a directory's table; a family stands for its package.
    private static func entry(_ cells: [String], in directory: String) -> Entry {
        Entry(
            kind: .hand, package: cells[1], family: cells[1], licence: cells[2], style: cells[3],
            path: directory + "/" + cells[5], unusable: unusable(coverage: cells[4], style: cells[3]))
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
