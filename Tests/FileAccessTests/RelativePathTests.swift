import FileAccess
import Foundation
import Testing

@Suite struct RelativePathTests {
    @Test func pathsLeadFromTheDirectoryToTheFile() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(
            at: root.appending(path: "photos/board 1"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: root.appending(path: "out"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: root.appending(path: "out/link"), withDestinationURL: root.appending(path: "photos/board 1"))
        func path(_ file: String, from directory: String) throws -> FilePath {
            let root = FilePath(root.path)
            return try FileReading.relativePath(
                of: root.child(FilePath(file)), from: root.child(FilePath(directory)))
        }
        #expect(try path("photos/board 1/a.jpg", from: "out") == "../photos/board 1/a.jpg")
        #expect(try path("photos/board 1/a.jpg", from: "photos/board 1") == "a.jpg")
        #expect(try path("photos/../a.jpg", from: "photos/board 1") == "../../a.jpg")
        // ".." behind the link leads to photos, not to out.
        #expect(try path("photos/b.jpg", from: "out/link") == "../b.jpg")
        #expect(throws: FileError.self) { try path("none/a.jpg", from: "out") }
    }
}
