import FileAccess
import Foundation
import Testing

@testable import Boardscan

@Suite struct WatchedDirectoryTests {
    @Test func imagesThatAreCompleteAndNothingElse() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        func write(_ name: String) throws { try Data([1]).write(to: directory.appending(path: name)) }
        try write("old.jpg")
        var iterator = WatchedDirectory(FilePath(directory.path)).makeAsyncIterator()
        func next() async throws -> FilePath? { try await iterator.next()?.displayName.lastComponent }
        #expect(try await next() == "old.jpg")
        try write("notes.txt")
        try write(".hidden.jpg")
        try FileManager.default.moveItem(
            at: directory.appending(path: ".hidden.jpg"), to: directory.appending(path: "moved.png"))
        #expect(try await next() == "moved.png")
        try write("phone.heic")
        #expect(try await next() == "phone.heic", "that it cannot be read is to be told")
        try write("moved.pdf")
        try write("scan.pdf")
        #expect(try await next() == "scan.pdf", "the other is what moved.png was read to")
        let slow = try #require(fopen(directory.appending(path: "slow.jpg").path, "w"))
        fputc(1, slow)
        fflush(slow)
        try write("quick.jpg")
        #expect(try await next() == "quick.jpg", "the other is not complete")
        fclose(slow)
        #expect(try await next() == "slow.jpg")
        try FileManager.default.removeItem(at: directory)
        #expect(try await next() == nil)
    }

    @Test func endsWhenItsTaskIsCancelled() async throws {
        let watched = WatchedDirectory(FilePath(FileManager.default.temporaryDirectory.path), includesPresent: false)
        let task = Task { for try await _ in watched {} }
        try await Task.sleep(for: .milliseconds(30))
        task.cancel()
        try await task.value
    }

    @Test func aDirectoryThatIsNotThere() async {
        await #expect(throws: FileError.self) { for try await _ in WatchedDirectory("/nowhere") {} }
    }
}
