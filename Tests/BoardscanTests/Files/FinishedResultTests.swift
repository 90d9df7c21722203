import FileAccess
import Foundation
import Testing

@testable import Boardscan

@Suite final class FinishedResultTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")
    private let input: ImageInput

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let photo = directory.appending(path: "a.jpg")
        try Data([1]).write(to: photo)
        input = .file(FilePath(photo.path))
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    private func isThere(_ name: String, _ text: String, time: FileTime? = nil) throws -> Bool {
        let file = FilePath(directory.appending(path: name).path)
        try FileWriting.write(Array(text.utf8), to: file, durably: false, time: time)
        return FinishedResult.isThere(file, of: input)
    }

    @Test(arguments: [
        ("a.txt", "text\n", "te"), ("a.md", "# x\n", "# x"), ("a.tsv", "1\t\n", ""),
        ("a.hocr", "<html></html>\n", "<html></ht"), ("a.xml", "<alto></alto>\n", "\0\0"),
        ("a.json", "{\n}\n", "{"), ("a.jsonl", "{}\n", "{}"), ("a.pdf", "%PDF %%EOF\n", ""), ("a.other", "x", ""),
    ])
    func itEndsAsItShould(name: String, whole: String, part: String) throws {
        #expect(try isThere(name, whole))
        #expect(try !isThere(name, part))
        // Of other forms nothing is known.
        let zeros = String(repeating: "\0", count: whole.utf8.count)
        #expect(try isThere(name, zeros) == (name == "a.other"))
    }

    @Test func aBoardWithoutTextIsRead() throws { #expect(try isThere("a.txt", "")) }

    @Test func aDirectoryOrNothingIsNoResult() {
        #expect(!FinishedResult.isThere(FilePath(directory.path), of: input))
        #expect(!FinishedResult.isThere("/none", of: input))
    }

    @Test func whatIsOlderThanItsPhotoIsReadAgain() throws {
        let changed = try #require(input.changeTime)
        #expect(try isThere("a.txt", "x\n", time: FinishedResult.time(for: changed, isWhole: true)))
        #expect(try isThere("a.txt", "x\n", time: changed))
        #expect(try !isThere("a.txt", "x\n", time: FinishedResult.time(for: changed, isWhole: false)))
    }

    /// A camera's clock may be ahead.
    @Test func aPhotoOfTomorrowIsReadOnce() throws {
        guard case .file(let photo) = input else { return }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 86_400)], ofItemAtPath: photo.string)
        let changed = try #require(input.changeTime)
        #expect(try isThere("a.txt", "x\n", time: FinishedResult.time(for: changed, isWhole: true)))
        #expect(FinishedResult.time(for: nil, isWhole: false) == nil)
    }
}
