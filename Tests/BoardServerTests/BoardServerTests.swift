import FileAccess
import FoundationEssentials
import PhotoIndex
import Testing

@testable import BoardServer

struct BoardServerTests {
    private func text(_ response: WebResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private struct Photo: Decodable {
        let id: String
        let name: String
        let corrected: Int
    }

    private func photo(_ response: WebResponse) throws -> Photo {
        try JSONDecoder().decode(Photo.self, from: Data(response.body))
    }

    @Test(arguments: ["/", "/common.css", "/style.css", "/app.js", "/openapi.json", "/icon.svg"])
    func showsItsFiles(path: String) async throws {
        let response = try await BoardServer.sample().ask("GET", path)
        #expect(response.status == 200)
        #expect(!response.body.isEmpty)
    }

    @Test(arguments: ["/../etc/passwd", "/%2e%2e/x", "/pages/index.html", "//", "/v1", "/v1/%ff", "/v1/photos/x"])
    func hasNoOtherFiles(path: String) async throws {
        #expect(try await BoardServer.sample().ask("GET", path).status == 404)
    }

    @Test func readsAPhotoAndKeepsNothing() async throws {
        let server = try BoardServer.sample()
        let response = await server.ask("POST", "/v1/read", Samples.photo)
        #expect(text(response) == "merge sort\n")
        #expect(text(await server.ask("GET", "/v1/photos")) == #"{"photos":[]}"#)
    }

    @Test(arguments: [
        ("hocr", "ocrx_word"), ("alto", "<alto"), ("tsv", "level\t"), ("json", "schema"), ("pdf", "%PDF-"),
    ])
    func readsInAllForms(form: String, sign: String) async throws {
        let response = try await BoardServer.sample().ask("POST", "/v1/read?format=\(form)", Samples.photo)
        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self).contains(sign))
    }

    @Test func saysWhatIsWrong() async throws {
        let server = try BoardServer.sample()
        #expect(await server.ask("POST", "/v1/read?format=doc", Samples.photo).status == 400)
        #expect(await server.ask("POST", "/v1/read").status == 400)
        #expect(await server.ask("PUT", "/v1/read", Samples.photo).status == 405)
        #expect(await server.ask("GET", "/v1/find?text=").status == 400)
        let slow = try BoardServer.sample(reader: SameReading(problem: .tooSlow(seconds: 9)))
        let response = await slow.ask("POST", "/v1/read", Samples.photo)
        #expect(response.status == 422)
        #expect(text(response) == #"{"error":"reading the photo takes more than 9 s"}"#)
    }

    @Test func takesAForm() async throws {
        let body =
            "--x\r\nContent-Disposition: form-data; name=\"image\"; filename=\"../a<b>.jpg\"\r\n\r\n1\r\n--x--\r\n"
        let response = try await BoardServer.sample().ask(
            "POST", "/v1/photos", Array(body.utf8), headers: [("Content-Type", "multipart/form-data; boundary=x")])
        #expect(response.status == 201)
        #expect(try photo(response).name == "a<b>.jpg")
    }

    @Test func correctsFindsAndForgets() async throws {
        let server = try BoardServer.sample()
        let id = try photo(await server.ask("POST", "/v1/photos?name=b.jpg", Samples.photo)).id
        let word = "/v1/photos/\(id)/pages/0/words/1"
        let corrected = await server.ask("PUT", word, Array(#"{"text":" quick\u0007  sort\n"}"#.utf8))
        #expect(try photo(corrected).corrected == 1)
        #expect(text(await server.ask("GET", "/v1/photos/\(id)/result")) == "merge quick sort\n")
        #expect(text(await server.ask("GET", "/v1/find?text=quick")).contains(id))
        #expect(!text(await server.ask("GET", "/v1/find?text=bubble")).contains(id))
        let corrections = text(await server.ask("GET", "/v1/photos/\(id)/corrections"))
        #expect(corrections.contains(#""schema":"boardscan-corrections""#))
        #expect(corrections.contains(#""text":"quick sort""#))
        #expect(await server.ask("DELETE", "/v1/photos/\(id)").status == 204)
        #expect(await server.ask("GET", "/v1/photos/\(id)").status == 404)
        #expect(text(await server.ask("GET", "/v1/find?text=quick")).contains(#""places":[]"#))
    }

    @Test func correctsNoWordThatIsNotThere() async throws {
        let server = try BoardServer.sample()
        let id = try photo(await server.ask("POST", "/v1/photos", Samples.photo)).id
        let body = Array(#"{"text":"x"}"#.utf8)
        for place in ["pages/0/words/9", "pages/1/words/0", "pages/-1/words/0", "pages/a/words/b"] {
            #expect(await server.ask("PUT", "/v1/photos/\(id)/\(place)", body).status == 404)
        }
        let long = Array("{\"text\":\"\(String(repeating: "x", count: 201))\"}".utf8)
        #expect(await server.ask("PUT", "/v1/photos/\(id)/pages/0/words/0", long).status == 400)
        #expect(await server.ask("PUT", "/v1/photos/\(id)/pages/0/words/0", Array("no".utf8)).status == 400)
    }

    @Test func namesDownloadsSafely() async throws {
        let server = try BoardServer.sample()
        let id = try photo(await server.ask("POST", "/v1/photos?name=%22%0d%0aX:%20y.jpg", Samples.photo)).id
        let headers = await server.ask("GET", "/v1/photos/\(id)/result?format=hocr").headers
        let value = try #require(headers.first { $0.name == "Content-Disposition" }?.value)
        #expect(value == "attachment; filename=\"X-_y.hocr\"; filename*=UTF-8''X-%20y.hocr")
    }

    @Test func theOldestGoWhenThereAreTooMany() async throws {
        var limits = ServerLimits()
        limits.photosKept = 2
        let server = try BoardServer.sample(limits: limits)
        let first = try photo(await server.ask("POST", "/v1/photos", Samples.photo)).id
        for _ in 0..<2 { _ = await server.ask("POST", "/v1/photos", Samples.photo) }
        #expect(await server.ask("GET", "/v1/photos/\(first)").status == 404)
        #expect(!text(await server.ask("GET", "/v1/find?text=merge")).contains(first))
    }

    @Test func refusesMoreThanThereIsRoomFor() throws {
        var limits = ServerLimits()
        (limits.jobs, limits.waiting) = (1, 1)
        let server = try BoardServer.sample(limits: limits)
        let head = WebRequest.Head(method: "POST", target: "/v1/read", headers: [("Host", "localhost")])
        var held: [Admission] = []
        for _ in 0..<2 { held.append(server.admit(head)) }
        guard case .refused(let response) = server.admit(head) else {
            Issue.record("there is room for a third photo")
            return
        }
        #expect(response.status == 429)
        #expect(response.headers.contains { $0.name == "Retry-After" })
        held = []
        if case .refused = server.admit(head) { Issue.record("there is no room again") }
    }

    @Test func letsInWhoHasTheToken() async throws {
        let invitations = Invitations()
        let server = try BoardServer.sample(invitations: invitations)
        #expect(await server.ask("GET", "/").status == 401)
        #expect(await server.ask("POST", "/v1/read?token=\(invitations.token)", Samples.photo).status == 401)
        #expect(await server.ask("GET", "/?token=wrong").status == 401)
        let entered = await server.ask("GET", "/?token=\(invitations.token)")
        #expect(entered.status == 303)
        let cookie = try #require(entered.headers.first { $0.name == "Set-Cookie" }?.value.split(separator: ";").first)
        #expect(await server.ask("GET", "/v1/photos", headers: [("Cookie", String(cookie))]).status == 200)
    }
}
