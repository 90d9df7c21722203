import FileAccess
import Foundation
import Testing

@testable import Boardscan

@Suite final class ImageInputTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: directory.appending(path: "deeper.jpg"), withIntermediateDirectories: true)
        for name in ["b.png", "a.JPG", ".hidden.jpg", "notes.txt"] {
            try Data([1]).write(to: directory.appending(path: name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    @Test func aDirectoryStandsForItsPicturesByName() throws {
        let inputs = try ImageInput.inputs(for: FilePath(directory.path))
        #expect(inputs.map { "\($0.fileName)" } == ["a.JPG", "b.png"])
    }

    @Test func aDirectoryWithoutPicturesIsAnError() throws {
        #expect(throws: InputError.noImages) {
            try ImageInput.inputs(for: FilePath(directory.appending(path: "deeper.jpg").path))
        }
    }

    @Test func filesAndStandardInputStandForThemselves() throws {
        #expect(try ImageInput.inputs(for: "-") == [.standardInput])
        #expect(ImageInput.standardInput.displayName == "standard input")
        let file = FilePath(directory.appending(path: "notes.txt").path)
        #expect(try ImageInput.inputs(for: file) == [.file(file)])
        #expect(try ImageInput.file(file).bytes() == [1])
    }

    @Test func whatIsNotThereIsAnError() {
        #expect(throws: FileError.self) { try ImageInput.inputs(for: "/none/such.jpg") }
    }
}
