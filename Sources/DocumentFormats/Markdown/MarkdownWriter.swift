import DocumentModel

/// Writes a document as Markdown (CommonMark, with the task lists of GitHub): what goes into notes.
///
/// - Lines larger than the rest, underlined by dashes, or alone above a block are headings.
/// - Lines that begin with a bullet, a number or a box to tick are list items, nested as they are indented.
/// - Blocks that look like code stand between fences with their indentation.
/// - Rows with as many cells each are tables.
/// - All other lines keep their ends. A rule stands between columns and between pages.
public struct MarkdownWriter: Sendable {
    /// What stands between two pages, and between the results of two inputs.
    public static let pageSeparator = "\n---\n\n"

    /// Creates a writer of Markdown.
    public init() {}

    /// The whole document; pages without text are left out.
    public func render(_ document: Document) -> String {
        document.pages.map(render).filter { !$0.isEmpty }.joined(separator: Self.pageSeparator)
    }

    private func render(_ page: Page) -> String {
        MarkdownLayout(of: page).elements.map { $0.text + "\n" }.joined(separator: "\n")
    }
}

/// A part of a Markdown page.
enum MarkdownElement: Equatable {
    case heading(level: Int, String)
    /// Lines as they end on the board.
    case paragraph([String])
    case list([Item])
    case code([String])
    /// Rows with as many cells each.
    case table([[String]])
    /// Stands between columns.
    case rule

    struct Item: Equatable {
        var marker: ListMarker
        /// 0 for the outermost.
        var level: Int
        /// The item's lines without their marker.
        var lines: [String]
    }

    /// Without a line feed at the end.
    var text: String {
        switch self {
        case .heading(let level, let text): String(repeating: "#", count: level) + " " + MarkdownText.heading(text)
        case .paragraph(let lines): MarkdownText.lines(lines).joined(separator: "\n")
        case .list(let items): Self.text(of: items)
        case .code(let lines): Self.text(ofCode: lines)
        case .table(let rows): Self.text(ofTable: rows)
        case .rule: "---"
        }
    }

    /// Text of an item begins where its marker ends, and so does the marker of an item within it.
    private static func text(of items: [Item]) -> String {
        var starts: [Int] = []
        return items.map { item in
            starts.removeLast(max(0, starts.count - item.level))
            let margin = String(repeating: " ", count: starts.last ?? 0)
            let marker = item.marker.text
            // What is ticked belongs to the text; below it begins where the bullet ends.
            starts.append(margin.count + item.marker.bullet.count + 1)
            let lines = MarkdownText.lines(item.lines)
            let continued = String(repeating: " ", count: starts.last ?? 0)
            return ([margin + marker + " " + (lines.first ?? "")] + lines.dropFirst().map { continued + $0 })
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The fence is longer than any within.
    private static func text(ofCode lines: [String]) -> String {
        let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return ([fence] + lines + [fence]).joined(separator: "\n")
    }
}

extension ListMarker {
    /// What Markdown begins the item with.
    var bullet: String {
        switch self {
        case .bullet, .task: "-"
        case .number(let number): "\(number)."
        }
    }

    /// What Markdown begins the item with, including the box of a task.
    var text: String {
        if case .task(let isDone) = self { return bullet + (isDone ? " [x]" : " [ ]") }
        return bullet
    }
}
