/// Goes through XML or HTML tag by tag; forgiving, as browsers are: whatever is no tag is text.
///
/// ```swift
/// var scanner = MarkupScanner(bytes)
/// while let event = scanner.next() { … }
/// ```
package struct MarkupScanner {
    package enum Event: Equatable {
        /// A start tag; `isEmpty` when it ends its element at once, as `<br/>`.
        case start(name: String, attributes: [String: String], isEmpty: Bool)
        case end(name: String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static let lessThan = UInt8(ascii: "<")
    private static let greaterThan = UInt8(ascii: ">")
    private static let slash = UInt8(ascii: "/")

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    package mutating func next() -> Event? {
        while let byte = current {
            if byte != Self.lessThan { return .text(takeText()) }
            if skip("<!--", through: "-->") || skip("<?", through: "?>") { continue }
            if isAt("<![CDATA[") {
                position += "<![CDATA[".utf8.count
                return .text(String(decoding: take(before: "]]>"), as: UTF8.self))
            }
            if skip("<!", through: ">") { continue }
            if let tag = takeTag() { return tag }
            position += 1
            return .text("<" + takeText())
        }
        return nil
    }

    private func isAt(_ mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

    private mutating func takeText() -> String {
        MarkupReferences.resolve(take { $0 != Self.lessThan })
    }

    private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let result = bytes[position...].prefix(while: isWanted)
        position = result.endIndex
        return result
    }

    /// Skips what is between two marks; to the end where the second is missing.
    private mutating func skip(_ start: String, through end: String) -> Bool {
        guard isAt(start) else { return false }
        position += start.utf8.count
        _ = take(before: end)
        return true
    }

    private mutating func take(before mark: String) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !isAt(mark) { position += 1 }
        defer { position = min(bytes.count, position + mark.utf8.count) }
        return bytes[start..<position]
    }

    /// - Returns: `nil`, and nothing is taken, where no tag begins.
    private mutating func takeTag() -> Event? {
        let start = position
        position += 1
        let isEnd = current == Self.slash
        if isEnd { position += 1 }
        guard let first = current, Character(Unicode.Scalar(first)).isLetter else {
            position = start
            return nil
        }
        let name = takeName()
        var attributes: [String: String] = [:]
        var isEmpty = false
        while let byte = current, byte != Self.greaterThan {
            // A slash that is not the last thing in a tag means nothing.
            isEmpty = byte == Self.slash
            if byte == Self.slash || Self.isBlank(byte) {
                position += 1
            } else if byte == Self.lessThan {
                break
            } else {
                takeAttribute(into: &attributes)
            }
        }
        if current == Self.greaterThan { position += 1 }
        return isEnd ? .end(name: name) : .start(name: name, attributes: attributes, isEmpty: isEmpty)
    }

    private mutating func takeName() -> String {
        let name = take { !Self.isBlank($0) && ![Self.slash, Self.greaterThan, Self.lessThan].contains($0) }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    private mutating func takeAttribute(into attributes: inout [String: String]) {
        let equals = UInt8(ascii: "=")
        let start = position
        let name = String(
            decoding: take { !Self.isBlank($0) && ![equals, Self.slash, Self.greaterThan].contains($0) }, as: UTF8.self)
        _ = take(while: Self.isBlank)
        guard current == equals else {
            attributes[name.lowercased()] = ""
            // A tag cannot stand still.
            if position == start { position += 1 }
            return
        }
        position += 1
        _ = take(while: Self.isBlank)
        attributes[name.lowercased()] = takeValue()
    }

    private mutating func takeValue() -> String {
        guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return MarkupReferences.resolve(take { !Self.isBlank($0) && $0 != Self.greaterThan })
        }
        position += 1
        let value = take { $0 != quote }
        position = min(bytes.count, position + 1)
        return MarkupReferences.resolve(value)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
