import DocumentModel

/// The properties in a `title`: names with their values, semicolons between them.
struct HOCRProperties {
    private let values: [String: Substring]

    /// Quotes may stand in a value in quotes.
    ///
    /// So may semicolons, though hOCR's grammar allows none: the value ends at the quote that only numbers follow.
    init(_ title: String) {
        var values: [String: Substring] = [:]
        var rest = title[...]
        while !rest.isEmpty {
            let property = Self.first(of: rest)
            rest = title[property.endIndex...].dropFirst()
            let parts = property.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            if let name = parts.first { values[String(name)] = values[String(name)] ?? parts.dropFirst().first ?? "" }
        }
        self.values = values
    }

    private static func first(of properties: Substring) -> Substring {
        var end = properties.startIndex
        // No path has many semicolons; looking for the end of one that never ends would take long.
        for _ in 0..<32 {
            guard let semicolon = properties[end...].firstIndex(of: ";") else { break }
            if isWhole(properties[..<semicolon]) { return properties[..<semicolon] }
            end = properties.index(after: semicolon)
        }
        // A quote that never ends begins nothing.
        return isWhole(properties) ? properties : properties.prefix { $0 != ";" }
    }

    private static func isWhole(_ property: Substring) -> Bool {
        let value = property.split(maxSplits: 1, whereSeparator: \.isWhitespace).dropFirst().first ?? ""
        guard value.first == "\"" else { return true }
        guard let last = value.lastIndex(of: "\""), last > value.startIndex else { return false }
        return value[last...].dropFirst().allSatisfy { $0.isWhitespace || $0.isNumber }
    }

    /// What stands between the outermost double quotes, or all.
    func string(_ name: String) -> String? {
        guard let value = values[name] else { return nil }
        guard value.first == "\"", let last = value.lastIndex(of: "\""), last > value.startIndex else {
            return String(value)
        }
        return String(value[..<last].dropFirst())
    }

    /// What follows a value in quotes: a number that a file may have as many pictures as.
    func numberBehindString(_ name: String) -> Int? {
        values[name].flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
            .flatMap { (0...CoordinateLimit.range.upperBound).contains($0) ? $0 : nil }
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
