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
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// A text as a path or a header can carry it: all but letters, figures and `-._~` as `%XX`.
    static func encoded(_ text: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
        let digits = Array("0123456789ABCDEF")
        return text.utf8.map { byte in
            plain.contains(byte)
                ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
    }
}
