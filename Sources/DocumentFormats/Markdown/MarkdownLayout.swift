import Algorithms
import DocumentModel

/// What the lines of a page are in Markdown.
struct MarkdownLayout {
    private(set) var elements: [MarkdownElement] = []

    /// How much larger than most of the page's letters those of a heading are: hands vary by a fifth.
    private static let headingSize = 1.35
    private static let titleSize = 1.8
    /// More words are a sentence.
    private static let mostHeadingWords = 8

    /// A line as it is looked at here.
    struct TextLine {
        var words: [String]
        /// Between wide gaps.
        var cells: [String]
        var indentation: Int
        /// Its left edge once it is level.
        var left: Double
        /// How high its letters are.
        var height: Double
        var box: PixelBox

        var text: String { words.joined(separator: " ") }
        /// Whether it is nothing but a stroke below another line.
        var isUnderline: Bool { !words.isEmpty && words.allSatisfy { $0.allSatisfy { "-–—_=~".contains($0) } } }
    }

    init(of page: Page) {
        let blocks = page.blocks.map { block in block.lines.compactMap { Self.textLine($0, on: page) } }
            .filter { !$0.isEmpty }
        let usual = Self.usualHeight(of: blocks.flatMap(\.self))
        for (index, block) in blocks.enumerated() {
            if index > 0, Self.isBeside(block, blocks[index - 1]) { elements.append(.rule) }
            let next = index + 1 < blocks.count ? blocks[index + 1] : []
            append(block, isTitle: Self.isTitle(block, of: next), usualHeight: usual)
        }
    }

    private static func textLine(_ line: Line, on page: Page) -> TextLine? {
        let view = page.view(of: line)
        let texts = line.words.map { (cell: $0.cell, text: PrintableText.text($0.text)) }.filter { !$0.text.isEmpty }
        let words = texts.map(\.text)
        guard !words.isEmpty else { return nil }
        let cells = texts.chunked(on: \.cell).map { $1.map(\.text).joined(separator: " ") }
        let heights = line.words.flatMap(\.characters).map { view.around($0.box).height }.sorted()
        // Uses the 75th percentile: the tallest may be a bracket or a slip.
        let height = heights.isEmpty ? view.box(of: line).height : heights[heights.count * 3 / 4]
        return TextLine(
            words: words, cells: cells, indentation: max(0, line.indentation), left: view.box(of: line).left,
            height: height,
            box: line.box)
    }

    /// The median letter height of lines, weighted by their words.
    private static func usualHeight(of lines: [TextLine]) -> Double {
        let heights = lines.flatMap { Array(repeating: $0.height, count: $0.words.count) }
        return max(1, heights.median ?? 1)
    }

    /// A block that begins above the end of the one before it, and to its right, begins another column.
    private static func isBeside(_ block: [TextLine], _ previous: [TextLine]) -> Bool {
        guard let box = block.map(\.box).union(), let before = previous.map(\.box).union() else { return false }
        return box.y < before.maxY && box.midX > Double(before.maxX)
    }

    /// A short line by itself above a block of several.
    private static func isTitle(_ block: [TextLine], of next: [TextLine]) -> Bool {
        guard block.count == 1, let line = block.first, next.count > 1, let below = next.map(\.box).union(),
            line.words.count <= mostHeadingWords, ListMarker.leading(line.words) == nil
        else { return false }
        let overlap = min(line.box.maxX, below.maxX) - max(line.box.x, below.x)
        return below.y > line.box.y && overlap > 0 && !CodeLikeness.isCode(line.words)
    }

    /// Whether two items come first.
    private static func beginsList(_ lines: ArraySlice<TextLine>) -> Bool {
        lines.count >= 2 && lines.prefix(2).allSatisfy { ListMarker.leading($0.words) != nil }
    }

    private mutating func append(_ block: [TextLine], isTitle: Bool, usualHeight: Double) {
        for part in block.chunkedByTables {
            if let rows = part.table {
                elements.append(.table(rows))
            } else {
                append(lines: part.lines, isTitle: isTitle, usualHeight: usualHeight)
            }
        }
    }

    private mutating func append(lines block: [TextLine], isTitle: Bool, usualHeight: Double) {
        var rest = block[...]
        while let line = rest.first {
            let isUnderlined = rest.dropFirst().first?.isUnderline == true
            let isAboveList = rest.startIndex == block.startIndex && Self.beginsList(rest.dropFirst())
            let isHeading = isTitle || isUnderlined || isAboveList
            if let level = Self.headingLevel(line, isTitle: isHeading, usualHeight: usualHeight) {
                elements.append(.heading(level: level, line.text))
                rest = rest.dropFirst(isUnderlined ? 2 : 1)
            } else {
                // Up to the next heading.
                var lines = [line]
                rest = rest.dropFirst()
                while let next = rest.first,
                    Self.headingLevel(
                        next, isTitle: rest.dropFirst().first?.isUnderline == true, usualHeight: usualHeight) == nil
                {
                    lines.append(next)
                    rest = rest.dropFirst()
                }
                append(body: lines)
            }
        }
    }

    /// `nil` for no heading; `isTitle` tells whether something besides its size says that the line is one.
    private static func headingLevel(_ line: TextLine, isTitle: Bool, usualHeight: Double) -> Int? {
        guard line.words.count <= mostHeadingWords, !line.isUnderline, ListMarker.leading(line.words) == nil else {
            return nil
        }
        let size = line.height / usualHeight
        // One character by itself is a mark more often than a word.
        if size >= headingSize, line.text.count > 1 { return size >= titleSize ? 1 : 2 }
        return isTitle ? 2 : nil
    }

    private mutating func append(body lines: [TextLine]) {
        if CodeLikeness.isCode(lines.map { ($0.words, $0.indentation) }) {
            let margin = lines.map(\.indentation).min() ?? 0
            elements.append(.code(lines.map { String(repeating: " ", count: $0.indentation - margin) + $0.text }))
            return
        }
        var paragraph: [String] = []
        var items: [(item: MarkdownElement.Item, left: Double, height: Double)] = []
        var result: [MarkdownElement] = []
        func take() {
            if !paragraph.isEmpty { result.append(.paragraph(paragraph)) }
            if !items.isEmpty { result.append(.list(Self.nested(items))) }
            (paragraph, items) = ([], [])
        }
        for line in lines {
            if let (marker, count) = ListMarker.leading(line.words) {
                let text = line.words.dropFirst(count).joined(separator: " ")
                items.append((MarkdownElement.Item(marker: marker, level: 0, lines: [text]), line.left, line.height))
            } else if let last = items.last, line.left > last.left + last.height / 2 {
                // What goes on below an item begins behind its marker.
                items[items.count - 1].item.lines.append(line.text)
            } else {
                if !items.isEmpty { take() }
                paragraph.append(line.text)
            }
        }
        take()
        elements += result
    }

    /// An item that begins farther to the right than the one before it, by most of a letter's height, is within it.
    private static func nested(
        _ items: [(item: MarkdownElement.Item, left: Double, height: Double)]
    ) -> [MarkdownElement.Item] {
        var open: [Double] = []
        return items.map { item, left, height in
            while let last = open.last, left < last - height * step { open.removeLast() }
            if let last = open.last {
                if left > last + height * step { open.append(left) }
            } else {
                open.append(left)
            }
            var item = item
            item.level = open.count - 1
            return item
        }
    }

    /// Least step of an indentation, in letter heights.
    private static let step = 0.8
}
