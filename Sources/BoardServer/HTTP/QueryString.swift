import FileAccess

/// The form in which addresses and forms carry texts.
enum QueryString {
    /// Fields of `a=1&b=2`; of several with one name the first, and none that is no UTF-8.
    static func fields(of query: String) -> [String: String] {
        var result: [String: String] = [:]
        for field in query.split(separator: "&") {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                decoded($0.map { $0 == "+" ? " " : String($0) }.joined())
            }
            guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "", result[name] == nil else {
                continue
            }
            result[name] = value
        }
        return result
    }

    /// A text with `%XX` undone; `nil` where that gives no UTF-8, or something is no such escape.
    static func decoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let escaped = PercentEncoding.escapedByte(atStartOf: rest)
            if byte == UInt8(ascii: "%"), escaped == nil { return nil }
            bytes.append(escaped ?? byte)
            rest = rest.dropFirst(escaped == nil ? 1 : 3)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
