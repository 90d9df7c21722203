@testable import BoardServer

/// What a browser sends to the server: the first line is the type of a form, the rest the form; all of it an address's query.
enum FuzzRequest {
    @Sendable static func test(_ bytes: [UInt8]) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let type = String(decoding: bytes[..<end], as: UTF8.self)
        let body = Array(bytes[end...].dropFirst())
        if let form = MultipartForm(type: type, body: body) {
            precondition(form.fields.reduce(0) { $0 + $1.content.count } <= body.count)
        }
        let query = String(decoding: bytes, as: UTF8.self)
        _ = QueryString.fields(of: query)
        _ = QueryString.decoded(query)
    }

    /// A form of two fields, one that does not end, and a query.
    static var seeds: [[UInt8]] {
        let type = "multipart/form-data; boundary=\"b\""
        let field = "--b\r\nContent-Disposition: form-data; name=\"image\"; filename=\"a%22.png\"\r\n\r\nbytes\r\n"
        return [
            "\(type)\n\(field)\(field)--b--\r\n", "\(type)\n\(field)--b", "format=hocr&q=%E2%86%92+a&q=%ff",
        ].map { Array($0.utf8) }
    }
}
