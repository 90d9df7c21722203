import FileAccess
import Imaging
import Synchronization
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

    @Test func aDocumentsPathNeedNotBeUTF8() async throws {
        let stream = ImageStream(
            jsonLines: lines([#"{"source": {"path": "b\uFFFD.jpg", "pathBytes": "62ff2e6a7067"}}"#]))
        var inputs: [ImageInput] = []
        for try await input in stream { inputs.append(input) }
        #expect(inputs == [.file(FilePath(bytes: [0x62, 0xFF] + Array(".jpg".utf8)))])
    }

    @Test func aLineWithoutAnImage() async throws {
        var inputs = 0
        await #expect(throws: JSONLinesError(line: 2)) {
            for try await _ in ImageStream(jsonLines: lines([#""a.jpg""#, "5", #""b.jpg""#])) { inputs += 1 }
        }
        #expect(inputs == 1)
    }

    @Test func framesInChunks() async throws {
        let frame = Array("P5 2 1 255\n".utf8) + [7, 8]
        let stream = frame + Array("what? ".utf8) + frame + frame.dropLast()
        let chunks = AsyncStream<[UInt8]> { continuation in
            for byte in stream { continuation.yield([byte]) }
            continuation.finish()
        }
        var inputs: [ImageInput] = []
        for try await input in ImageStream(frames: chunks) { inputs.append(input) }
        #expect(
            inputs == [
                .frame(0, .success(frame)), .frame(1, .failure(.notAFrame)), .frame(2, .success(frame)),
                .frame(3, .failure(.truncated(.pnm))),
            ])
        #expect(inputs[3].displayName == "frame 4" && inputs[3].source == nil && inputs[3].frame == 3)
        #expect(throws: ImageError.truncated(.pnm)) { try inputs[3].bytes() }
    }

    @Test func noChunkIsAskedForBeforeItsFrameIs() async throws {
        let asked = Mutex(0)
        let chunks = AsyncStream<[UInt8]>(unfolding: {
            asked.withLock { $0 += 1 }
            return Array("P5 1 1 255\n0".utf8)
        })
        var frames = ImageStream(frames: chunks).makeAsyncIterator()
        for count in 1...3 {
            #expect(try await frames.next()?.frame == count - 1)
            #expect(asked.withLock(\.self) == count)
        }
    }

    /// One failure among the readings, with its name; the others are read.
    @Test func pathsThatAreNotThere() async throws {
        var names: [FilePath] = []
        var failures = 0
        for try await input in ImageStream(paths: ["/nowhere.jpg", "/nothing.png"]) {
            names.append(input.displayName)
            do { _ = try input.bytes() } catch is FileError { failures += 1 }
        }
        #expect(names == ["/nowhere.jpg", "/nothing.png"] && failures == 2)
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
