import FileAccess
import Foundation
import Imaging
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

    /// One that is called as a picture beside it is its result.
    @Test func pdfsOfADirectoryAreReadUnlessTheyAreResults() throws {
        for name in ["scan.pdf", "b.pdf", "b.png.pdf", "A.PDF"] {
            try Data([1]).write(to: directory.appending(path: name))
        }
        let inputs = try ImageInput.inputs(for: FilePath(directory.path))
        #expect(inputs.map { "\($0.fileName)" } == ["A.PDF", "a.JPG", "b.png", "scan.pdf"])
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
        // It does not begin as one.
        #expect(throws: ImageError.notAnImage) { try ImageInput.file(file).bytes() }
        #expect(try ImageInput.file(file).bytes(ofAnyFile: true) == [1])
    }

    @Test func whatIsNotThereIsAnError() {
        #expect(throws: FileError.self) { try ImageInput.inputs(for: "/none/such.jpg") }
    }

    @Test func pipesOfADirectoryArePassedOver() throws {
        #expect(mkfifo(directory.appending(path: "pipe.jpg").path, 0o600) == 0)
        #expect(try ImageInput.inputs(for: FilePath(directory.path)).count == 2)
        let pipe = FilePath(directory.appending(path: "pipe.jpg").path)
        #expect(try ImageInput.inputs(for: pipe) == [.file(pipe)], "one that is named is read")
    }

    @Test func noNameHasAZeroByte() {
        let joined = FilePath(bytes: Array("a.jpg".utf8) + [0] + Array("b.jpg".utf8))
        #expect(throws: InputError.zeroByte) { try ImageInput.inputs(listed: joined) }
        #expect(ImageInput.allInputs(listed: joined) == [.nothing(joined, .zeroByte)])
    }
}
