import Foundation
import Testing

@testable import FileAccess

@Suite struct DirectoryEventsTests {
    private func event(_ mask: UInt32, _ name: String) -> [UInt8] {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let padded = Array(name.utf8) + [UInt8](repeating: 0, count: 16 - name.utf8.count % 16)
        let field = name.isEmpty ? [] : padded
        return bytes(1) + bytes(mask) + bytes(0) + bytes(UInt32(field.count)) + field
    }

    @Test func eventsOfTheKernel() {
        let bytes =
            event(0x8, "a.jpg") + event(0x80, "b.png") + event(0x4000, "") + event(0x400, "")
            + event(0x100, "new")
        #expect(
            DirectoryEvents.events(in: bytes[...])
                == [.complete("a.jpg"), .complete("b.png"), .lost, .gone, .made("new")])
        #expect(DirectoryEvents.events(in: bytes.prefix(10)).isEmpty)
    }

    @Test func namesComeWhenFilesAreComplete() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data([1]).write(to: directory.appending(path: "old"))
        var names = DirectoryEvents.names(in: FilePath(directory.path), includingPresent: true).makeAsyncIterator()
        #expect(try await names.next() == "old")
        let handle = directory.appending(path: "new")
        _ = FileManager.default.createFile(atPath: handle.path, contents: nil)
        try Data([1]).write(to: directory.appending(path: "other"))
        #expect(try await names.next() == "new")
    }

    @Test func linksAreCompleteAsTheyAreMade() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let photo = directory.appending(path: "photo")
        try Data([1]).write(to: photo)
        var names = DirectoryEvents.names(in: FilePath(directory.path), includingPresent: false).makeAsyncIterator()
        let links = ["symbolic", "hard"].map { directory.appending(path: $0) }
        try FileManager.default.createSymbolicLink(at: links[0], withDestinationURL: photo)
        try FileManager.default.createDirectory(
            at: directory.appending(path: "none"), withIntermediateDirectories: true)
        try FileManager.default.linkItem(at: photo, to: links[1])
        #expect(try await names.next() == "symbolic")
        #expect(try await names.next() == "hard")
    }

    @Test func aDirectoryThatIsNotThere() async {
        await #expect(throws: FileError.self) {
            for try await _ in DirectoryEvents.names(in: "/nowhere/at/all", includingPresent: true) {}
        }
    }
}
