import FileAccess
import Testing

@testable import Boardscan

@Suite struct ImageStreamTests {
    private func lines(_ lines: [String]) -> AsyncStream<String> {
        AsyncStream { continuation in
            for line in lines { continuation.yield(line) }
            continuation.finish()
        }
    }

    @Test func linesOfJSON() async throws {
        let stream = ImageStream(
            jsonLines: lines([#""a.jpg""#, "", #"{"path": "b.jpg", "x": 1}"#, #"{"source": {"path": "c.jpg"}}"#]))
        var inputs: [ImageInput] = []
        for try await input in stream { inputs.append(input) }
        #expect(inputs == [.file("a.jpg"), .file("b.jpg"), .file("c.jpg")])
    }

    @Test func aLineWithoutAnImage() async throws {
        var inputs = 0
        await #expect(throws: JSONLinesError(line: 2)) {
            for try await _ in ImageStream(jsonLines: lines([#""a.jpg""#, "5", #""b.jpg""#])) { inputs += 1 }
        }
        #expect(inputs == 1)
    }

    @Test func pathsThatAreNotThere() {
        #expect(throws: FileError.self) { try ImageStream(paths: ["/nowhere"]) }
    }

    @Test func eachWalkBeginsAnew() async throws {
        let stream = ImageStream([.file("a"), .file("b")])
        for _ in 0..<2 {
            var count = 0
            for try await _ in stream { count += 1 }
            #expect(count == 2)
        }
    }
}
