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

    /// A file with holes takes no place, and would fill the memory.
    @Test func whatBeginsWrongIsNotReadToItsEnd() throws {
        struct Wrong: Error {}
        let url = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data([1, 2, 3]).write(to: url)
        try #require(truncate(url.path, 1 << 30) == 0)
        var seen: [Int] = []
        #expect(throws: Wrong.self) {
            try FileReading.bytes(of: FilePath(url.path)) { beginning in
                seen.append(beginning.count)
                throw Wrong()
            }
        }
        #expect(seen.count == 1 && (4096...1 << 20).contains(seen[0]), "\(seen)")
        #expect(throws: FileError(code: EFBIG)) { try FileReading.bytes(of: FilePath(url.path), limit: 1 << 20) }
    }

    /// One byte at a time.
    @Test func aPipesBeginningIsWaitedFor() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let writer = ends[1]
        Thread.detachNewThread {
            for _ in 0..<5000 { try? FileWriting.writeAll([7], to: writer) }
            close(writer)
        }
        defer { close(ends[0]) }
        var seen = 0
        let bytes = try FileReading.bytes(of: FilePath("/dev/fd/\(ends[0])")) { seen = $0.count }
        #expect(seen >= 4096 && bytes.count == 5000)
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
