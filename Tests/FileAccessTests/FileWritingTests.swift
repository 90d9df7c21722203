import Foundation
import Glibc
import Testing

@testable import FileAccess

@Suite final class FileWritingTests {
    private let directory: FilePath

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
        directory = FilePath(url.path)
        try FileWriting.makeDirectory(directory)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory.string) }

    @Test func writesAndReplaces() throws {
        let path = directory.child("a.txt")
        try FileWriting.write([1, 2, 3], to: path)
        try FileWriting.write([4], to: path)
        #expect(try FileReading.bytes(of: path) == [4])
        // No temporary file is left.
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.string) == ["a.txt"])
    }

    @Test func namesNeedNotBeUTF8() throws {
        let name = FilePath(bytes: [0x62, 0xFF, 0x0A])
        try FileWriting.write([7], to: directory.child(name))
        #expect(try FileReading.names(in: directory) == [name])
        #expect(try FileReading.bytes(of: directory.child(name)) == [7])
    }

    @Test func aLinksTargetIsWritten() throws {
        let target = directory.child("target")
        try FileWriting.write([1], to: target)
        try FileManager.default.createSymbolicLink(
            atPath: directory.child("link").string, withDestinationPath: target.string)
        try FileWriting.write([2], to: directory.child("link"))
        #expect(try FileReading.bytes(of: target) == [2])
        #expect(FileReading.identity(of: target) == FileReading.identity(of: directory.child("link")))
    }

    @Test func aLinkToNothingLeadsToWhatIsWritten() throws {
        let link = directory.child("link")
        for (from, to) in [("link", "other"), ("other", directory.child("target").string)] {
            try FileManager.default.createSymbolicLink(
                atPath: directory.child(FilePath(from)).string, withDestinationPath: to)
        }
        try FileWriting.write([2], to: link)
        #expect(try FileReading.bytes(of: directory.child("target")) == [2])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.string) == "other")
    }

    @Test func aRingOfLinksIsAnError() throws {
        let link = directory.child("ring")
        try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: "ring")
        #expect(throws: FileError(code: ELOOP)) { try FileWriting.write([2], to: link) }
    }

    @Test func errorsAreOneLine() {
        #expect(message { try FileReading.bytes(of: directory.child("none")) } == "no such file or directory")
        #expect(message { try FileReading.bytes(of: directory) } == "is a directory")
        #expect(message { try FileWriting.write([1], to: directory) } == "is a directory")
        #expect(message { try FileWriting.write([1], to: directory.child("x/y")) } == "no such file or directory")
        #expect(message { try FileWriting.write([1], to: "/dev/full") } == "no space left")
        #expect(message { try FileWriting.makeDirectory("/dev/null") } == "not a directory")
        #expect(message { try FileWriting.makeDirectory(directory) } == nil)
    }

    @Test func hiddenFilesAreNotListed() throws {
        for name in ["b", "a", ".c"] { try FileWriting.write([], to: directory.child(FilePath(name))) }
        #expect(try FileReading.names(in: directory) == ["a", "b"])
    }

    private func message<Result>(_ work: () throws -> Result) -> String? {
        do {
            _ = try work()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
