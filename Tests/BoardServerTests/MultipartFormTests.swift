import Testing

@testable import BoardServer

struct MultipartFormTests {
    private let type = "multipart/form-data; boundary=xyz"

    private func form(_ text: String, type: String? = nil) -> MultipartForm? {
        MultipartForm(type: type ?? self.type, body: Array(text.split(separator: "\n").joined(separator: "\r\n").utf8))
    }

    private let whole = """
        --xyz
        Content-Disposition: form-data; name="image"; filename="a b.jpg"
        Content-Type: image/jpeg\r\n
        first\r\n--xy\r\nlast
        --xyz
        Content-Disposition: form-data; name="other"\r\n
        --xyz--\r\n
        """

    @Test func takesFieldsApart() throws {
        let form = try #require(self.form(whole))
        #expect(form.fields.map(\.name) == ["image", "other"])
        #expect(form.fields.map(\.fileName) == ["a b.jpg", nil])
        #expect(String(decoding: form.fields[0].content, as: UTF8.self) == "first\r\n--xy\r\nlast")
        #expect(form.fields[1].content.isEmpty)
    }

    @Test func takesBoundariesInQuotes() { #expect(form(whole, type: "multipart/form-data;boundary=\"xyz\"") != nil) }

    @Test func refusesWhatIsNoForm() {
        #expect(form(whole, type: "multipart/mixed; boundary=xyz") == nil)
        #expect(form(whole, type: "multipart/form-data") == nil)
        #expect(form(whole, type: "multipart/form-data; boundary=" + String(repeating: "x", count: 71)) == nil)
        #expect(form("--xyz\nContent-Disposition: form-data; name=\"image\"\r\n\nno end") == nil)
        #expect(form("--xyz\nno name\r\n\n\n--xyz--") == nil)
        #expect(form("before\n--xyz--") == nil)
        #expect(MultipartForm(type: type, body: []) == nil)
    }

    @Test func refusesManyFields() {
        let field = "--xyz\nContent-Disposition: form-data; name=\"a\"\r\n\nb\n"
        #expect(form(String(repeating: field, count: 16) + "--xyz--")?.fields.count == 16)
        #expect(form(String(repeating: field, count: 17) + "--xyz--") == nil)
    }
}
