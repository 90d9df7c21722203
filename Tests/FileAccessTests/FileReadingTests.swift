import Foundation
import Glibc
import Testing

@testable import FileAccess

@Suite struct FileReadingTests {
    @Test func aFileThatClaimsToBeHugeIsRefused() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        // Nothing but a hole.
        try #require(truncate(url.path, 1 << 33) == 0)
        #expect(throws: FileError(code: EFBIG)) { try FileReading.bytes(of: FilePath(url.path)) }
    }

    @Test func aPipeThatDoesNotWaitIsReadToItsEnd() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
        let writer = ends[1]
        let text = [UInt8](repeating: 7, count: 300_000)
        Thread.detachNewThread {
            usleep(20_000)
            try? FileWriting.writeAll(text, to: writer)
            close(writer)
        }
        var found: [UInt8] = []
        while case let bytes = try FileReading.some(of: ends[0]), !bytes.isEmpty {
            found += bytes
            // The pipe runs full.
            usleep(2000)
        }
        close(ends[0])
        #expect(found == text)
    }

    @Test func twoWaysToOnePlaceAreTheSame() {
        #expect(FileReading.place(of: "/usr/../tmp/a") == FileReading.place(of: "/tmp/a"))
        #expect(FileReading.place(of: "/tmp/a") != FileReading.place(of: "/tmp/b"))
        #expect(FileReading.place(of: "/nowhere/at/all") == "/nowhere/at/all")
    }
}
