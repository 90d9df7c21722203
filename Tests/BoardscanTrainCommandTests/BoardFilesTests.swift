import Foundation
import Testing

@testable import BoardscanTrainCommand

@Suite final class BoardFilesTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in ["a.jpg", "a.gt.txt", "a.b.jpg", "a.b.gt.txt", "c.gt.txt"] {
            try Data(name.utf8).write(to: directory.appending(path: name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    @Test func eachTextHasTheImageOfItsName() throws {
        try FileManager.default.removeItem(at: directory.appending(path: "c.gt.txt"))
        let boards = try BoardFiles(directory: directory.path).boards
        #expect(boards.map(\.name) == ["a.b", "a"])
        #expect(boards.map(\.file) == ["a.b.jpg", "a.jpg"].map { "\(directory.path)/\($0)" })
    }

    @Test func aTextWithoutAnImageIsTold() {
        let error = #expect(throws: FileProblem.self) { try BoardFiles(directory: directory.path) }
        #expect(error?.message == "there is no image beside it")
    }
}
