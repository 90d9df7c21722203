import FoundationEssentials

/// An answer.
public struct WebResponse: Sendable {
    /// The status, such as 200.
    public var status: Int
    /// Header fields besides those that every answer has.
    public var headers: [(name: String, value: String)]
    /// The body.
    public var body: [UInt8]

    /// An answer of its parts.
    public init(_ status: Int, _ headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// Bytes of a media type.
    static func bytes(_ body: [UInt8], type: String) -> WebResponse {
        WebResponse(200, [("Content-Type", type)], body: body)
    }

    /// A value as JSON.
    static func json(_ value: some Encodable, status: Int = 200) -> WebResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return .problem(500, "the answer could not be written") }
        return WebResponse(status, [("Content-Type", "application/json")], body: Array(data))
    }

    private struct Problem: Encodable { let error: String }

    /// Why something is not done, a line for people, as JSON.
    static func problem(_ status: Int, _ message: String, _ headers: [(name: String, value: String)] = [])
        -> WebResponse
    {
        var response = WebResponse.json(Problem(error: message), status: status)
        response.headers += headers
        return response
    }

    /// What every answer tells the browser: to run and load nothing but the server's own files, to show them in no
    /// frame, to keep nothing, and to take nothing for what it is not called.
    static let everywhere: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
                + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]
}
