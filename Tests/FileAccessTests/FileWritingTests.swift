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

    /// To a file, to nothing, to itself, to a device.
    @Test(arguments: ["target", "none", "link", "/dev/null"])
    func aLinkIsReplacedAndNotFollowed(to place: String) throws {
        let (link, target) = (directory.child("link"), directory.child("target"))
        try FileWriting.write([1], to: target)
        try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: place)
        try FileWriting.write([2], to: link)
        #expect(!FileReading.isLink(link))
        #expect(try FileReading.bytes(of: link) == [2] && FileReading.bytes(of: target) == [1])
    }

    @Test func aLinkHandsNoModeOn() throws {
        let (link, target) = (directory.child("link"), directory.child("target"))
        try FileWriting.write([1], to: target)
        chmod(target.string, 0o400)
        try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: "target")
        try FileWriting.write([2], to: link)
        #expect(try mode(of: link) == 0o666 & ~Self.mask())
    }

    private static func mask() -> Int {
        let mask = umask(0)
        umask(mask)
        return Int(mask)
    }

    private func mode(of path: FilePath) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path.string)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test func whatIsTheOwnersIsReadByNobodyElse() throws {
        let secrets = directory.child("a").child("b")
        try FileWriting.makeDirectories(secrets, access: .owner)
        #expect(try mode(of: secrets) == 0o700 && mode(of: secrets.directory) == 0o700)
        let file = secrets.child("model")
        try FileWriting.write([1], to: file)
        try FileWriting.write([2], to: file, access: .owner)
        #expect(try mode(of: file) == 0o600)
        // Once it is so it stays so.
        try FileWriting.write([3], to: file, durably: false)
        #expect(try mode(of: file) == 0o600 && FileReading.bytes(of: file) == [3])
    }

    /// As a shell hands it over.
    @Test func anOpenFileIsWrittenTo() throws {
        let path = directory.child("open")
        try FileWriting.write([1, 2, 3], to: path)
        let descriptor = open(path.string, O_RDWR)
        defer { close(descriptor) }
        try FileWriting.write([4], to: FilePath("/dev/fd/\(descriptor)"))
        var byte: UInt8 = 0
        #expect(read(descriptor, &byte, 1) == 1 && byte == 4)
        #expect(try FileReading.bytes(of: path) == [4])
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
