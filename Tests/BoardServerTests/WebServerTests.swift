import Foundation
import Glibc
import Testing

@testable import BoardServer

/// A server on a port, and requests as bytes.
struct WebServerTests {
    private func ask(_ text: String, _ limits: ServerLimits = ServerLimits()) async throws -> String {
        let server = try await WebServer.listen(
            host: "127.0.0.1", port: 0, limits: limits, application: try BoardServer.sample(limits: limits))
        let answer = await Self.exchange(Array(text.utf8), port: server.port)
        await server.stop()
        return answer
    }

    /// Sends bytes, and receives until the connection is closed.
    private static func exchange(_ bytes: [UInt8], port: Int) async -> String {
        await withCheckedContinuation { continuation in
            // Receiving blocks a thread; tasks and queues share theirs, as many as there are processors.
            Thread.detachNewThread { continuation.resume(returning: received(bytes, port: port)) }
        }
    }

    private static func received(_ bytes: [UInt8], port: Int) -> String {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return "no connection" }
        _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = recv(socket, &piece, piece.count, 0), count > 0 { answer += piece[..<count] }
        return String(decoding: answer, as: UTF8.self)
    }

    private func head(_ line: String, _ headers: String...) -> String {
        ([line, "Host: localhost", "Connection: close"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    }

    @Test func answersWithWhatBrowsersNeedToKnow() async throws {
        let answer = try await ask(head("GET /v1/limits HTTP/1.1"))
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
        #expect(answer.contains("X-Content-Type-Options: nosniff"))
    }

    @Test func answersHEADWithoutABody() async throws {
        let answer = try await ask(head("HEAD /style.css HTTP/1.1"))
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n"))
    }

    @Test func readsAPhotoInPieces() async throws {
        let answer = try await ask(
            head("POST /v1/read HTTP/1.1", "Transfer-Encoding: chunked") + "1\r\nx\r\n1\r\ny\r\n0\r\n\r\n")
        #expect(answer.hasSuffix("merge sort\n"))
    }

    @Test func saysThatItGoesOn() async throws {
        let answer = try await ask(head("POST /v1/read HTTP/1.1", "Content-Length: 1", "Expect: 100-continue") + "x")
        #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n"))
        #expect(answer.hasSuffix("merge sort\n"))
    }

    @Test func answersRequestsThatCameTogether() async throws {
        let first = "GET /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let answer = try await ask(first + first + head("GET /v1/limits HTTP/1.1"))
        #expect(answer.split(separator: "HTTP/1.1 200 OK").count == 3)
        #expect(answer.contains("storesPhotos"))
    }

    @Test func refusesWhatIsTooLarge() async throws {
        var limits = ServerLimits()
        (limits.bytes, limits.smallBody) = (10, 10)
        let told = try await ask(
            head("POST /v1/read HTTP/1.1", "Content-Length: 21") + String(repeating: "x", count: 21), limits)
        #expect(told.hasPrefix("HTTP/1.1 413 "))
        let come =
            head("POST /v1/read HTTP/1.1", "Transfer-Encoding: chunked") + "15\r\n" + String(repeating: "x", count: 21)
        #expect(try await ask(come + "\r\n0\r\n\r\n", limits).hasPrefix("HTTP/1.1 413 "))
    }

    @Test func refusesWhatComesTooSlowly() async throws {
        var limits = ServerLimits()
        limits.headSeconds = 1
        #expect(try await ask("GET / HT", limits).isEmpty)
        let body = try await ask(head("POST /v1/read HTTP/1.1", "Content-Length: 100") + "x", limits)
        #expect(body.hasPrefix("HTTP/1.1 408 "))
    }

    @Test func refusesLongHeads() async throws {
        let answer = try await ask(head("GET / HTTP/1.1", "X: " + String(repeating: "x", count: 40_000)))
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
    }
}
