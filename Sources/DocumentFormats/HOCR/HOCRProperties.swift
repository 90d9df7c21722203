import DocumentModel

/// The properties in a `title`: names with their values, semicolons between them.
struct HOCRProperties {
    private let values: [String: Substring]

    /// A semicolon in double quotes ends no property, though hOCR's grammar allows none there.
    init(_ title: String) {
        var values: [String: Substring] = [:]
        var start = title.startIndex
        var isQuoted = false
        for position in title.indices + [title.endIndex] {
            if position < title.endIndex, title[position] == "\"" { isQuoted.toggle() }
            guard position == title.endIndex || title[position] == ";" && !isQuoted else { continue }
            let parts = title[start..<position].split(maxSplits: 1, whereSeparator: \.isWhitespace)
            if let name = parts.first { values[String(name)] = values[String(name)] ?? parts.dropFirst().first ?? "" }
            if position < title.endIndex { start = title.index(after: position) }
        }
        self.values = values
    }

    /// What stands in double quotes, or all.
    func string(_ name: String) -> String? {
        guard let value = values[name] else { return nil }
        let parts = value.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : String(value)
    }

    /// What follows a value in quotes.
    func numberBehindString(_ name: String) -> Int? {
        values[name].flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
    }

    func numbers(_ name: String) -> [Double] {
        (values[name] ?? "").split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.filter(\.isFinite)
    }

    /// Four numbers of a property as a box.
    func box(_ name: String = "bbox") -> PixelBox? { boxes(name).first }

    /// Each four numbers of a property as a box; none that no picture could hold.
    func boxes(_ name: String) -> [PixelBox] {
        let corners = numbers(name).map { $0.rounded() }
        guard corners.allSatisfy({ CoordinateLimit.range.contains(Int(max(-2e9, min(2e9, $0)))) }) else { return [] }
        return stride(from: 0, to: corners.count - 3, by: 4).map { start in
            let (left, top) = (Int(corners[start]), Int(corners[start + 1]))
            return PixelBox(
                x: left, y: top, width: max(0, Int(corners[start + 2]) - left),
                height: max(0, Int(corners[start + 3]) - top))
        }
    }
}
