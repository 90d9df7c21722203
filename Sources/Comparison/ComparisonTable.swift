import DocumentModel

/// The table that `boardscan compare` prints.
public struct ComparisonTable: Sendable {
    /// One input's rows, or those of all.
    public struct Group: Sendable {
        /// What stands in front of the rows.
        public let name: String
        /// One for each engine.
        public let rows: [Comparison.Row]

        /// Rows under one name.
        public init(name: String, rows: [Comparison.Row]) {
            self.name = name.printable
            self.rows = rows
        }
    }

    private let groups: [Group]
    private let nameWidth: Int
    private let engineWidth: Int

    private static let longestName = 32

    /// A table of groups, one below the other; long names are cut short.
    public init(_ groups: [Group]) {
        self.groups = groups
        nameWidth = min(Self.longestName, max(4, groups.map(\.name.count).max() ?? 0))
        engineWidth = max(6, groups.flatMap(\.rows).map(\.engine.count).max() ?? 0)
    }

    /// Lines without a line feed at the end.
    public var lines: [String] { headings + groups.flatMap(lines) }

    private var headings: [String] {
        let margin = String(repeating: " ", count: nameWidth + engineWidth + 10)
        let pairs = Comparison.Row.ratePairs.map { Self.centred($0, 14) }.joined()
        let columns = Comparison.Row.rateTitles.map { Self.right($0, 7) }
        let rest =
            Comparison.Row.countTitles.map { Self.right($0, 6) } + [Self.right("sec", 7), Self.right("MB", 6)]
        return [
            margin + pairs,
            Self.left("page", nameWidth) + "  " + Self.right("chars", 5) + "  " + Self.left("engine", engineWidth) + " "
                + (columns + rest).joined(),
        ]
    }

    private func lines(_ group: Group) -> [String] {
        group.rows.enumerated().map { position, row in
            let name = position == 0 ? group.name : ""
            let characters = position == 0 ? String(row.accuracy.asWritten.anyOrder.characters) : ""
            return Self.left(name, nameWidth) + "  " + Self.right(characters, 5) + "  "
                + Self.left(row.engine, engineWidth) + " " + Self.cells(row).joined()
                + (row.failure.map { "  failed: \($0)" } ?? "")
        }
    }

    private static func cells(_ row: Comparison.Row) -> [String] {
        row.rates.map { cell(Figures.rate($0), 7) } + row.counts.map { cell(String($0), 6) } + [
            cell(row.seconds.map(Figures.seconds) ?? "", 7), cell(row.peakMemory.map(Figures.megabytes) ?? "", 6),
        ]
    }

    /// Apart from the one before it, however long it is.
    private static func cell(_ text: String, _ width: Int) -> String {
        text.count < width ? right(text, width) : " " + text
    }

    static func left(_ text: String, _ width: Int) -> String {
        text.count > width
            ? String(text.prefix(width - 1)) + "…" : text + String(repeating: " ", count: width - text.count)
    }

    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func centred(_ text: String, _ width: Int) -> String {
        left(right(text, (width + text.count + 2) / 2), width)
    }
}
