/// The files of a form as browsers send it (`multipart/form-data`, RFC 7578).
struct MultipartForm {
    /// A field of the form.
    struct Field {
        var name: String
        /// As its sender calls it.
        var fileName: String?
        var content: ArraySlice<UInt8>
    }

    /// The fields in their order.
    let fields: [Field]

    /// Fields that are looked at; the page sends one.
    private static let mostFields = 16
    private static let mostHeader = 4096

    /// Takes a form apart; `nil` for what is no such form, or none that ends as it should.
    ///
    /// - Parameters:
    ///   - type: the value of the header `Content-Type`.
    ///   - body: the form.
    init?(type: String, body: [UInt8]) {
        guard let boundary = Self.boundary(of: type) else { return nil }
        let line = Array("--\(boundary)".utf8)
        guard body.starts(with: line) else { return nil }
        let between = Array("\r\n".utf8) + line
        var rest = body[line.count...]
        var found: [Field] = []
        while !rest.starts(with: Array("--".utf8)) {
            guard found.count < Self.mostFields, rest.starts(with: Array("\r\n".utf8)),
                let headEnd = rest.prefix(Self.mostHeader).position(of: Array("\r\n\r\n".utf8)),
                let end = rest[headEnd...].position(of: between),
                let field = Self.field(rest[rest.startIndex..<headEnd], content: rest[min(headEnd + 4, end)..<end])
            else { return nil }
            found.append(field)
            rest = rest[(end + between.count)...]
        }
        fields = found
    }

    private static func boundary(of type: String) -> String? {
        let parts = type.split(separator: ";").map { $0.trimmed }
        guard parts.first?.lowercased() == "multipart/form-data",
            let part = parts.first(where: { $0.lowercased().hasPrefix("boundary=") })
        else { return nil }
        let boundary = part.dropFirst("boundary=".count).filter { $0 != "\"" }
        return (1...70).contains(boundary.utf8.count) ? String(boundary) : nil
    }

    private static func field(_ head: ArraySlice<UInt8>, content: ArraySlice<UInt8>) -> Field? {
        let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
            let name = value("name", in: line)
        else { return nil }
        return Field(name: name, fileName: value("filename", in: line), content: content)
    }

    /// A parameter in quotes, in which browsers write quotes as `%22`.
    private static func value(_ name: String, in line: Substring) -> String? {
        guard let start = line.firstRange(of: "; \(name)=\"")?.upperBound else { return nil }
        let text = line[start...].prefix { $0 != "\"" }
        return String(text)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
    }

}

extension ArraySlice<UInt8> {
    /// Where some bytes stand first.
    fileprivate func position(of wanted: [UInt8]) -> Index? {
        guard let first = wanted.first, count >= wanted.count else { return nil }
        let last = endIndex - wanted.count
        return withUnsafeBufferPointer { bytes in
            var place = 0
            while place <= last - startIndex {
                // Most bytes are passed over at once.
                guard let next = bytes[place...].firstIndex(of: first), next <= last - startIndex else { return nil }
                if bytes[next..<(next + wanted.count)].elementsEqual(wanted) { return startIndex + next }
                place = next + 1
            }
            return nil
        }
    }
}
