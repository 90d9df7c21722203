import FileAccess
import Foundation
import Testing

@testable import Boardscan

@Suite struct ModelChoiceTests {
    @Test func argumentsComeFirst() {
        #expect(ModelChoice("a.bsm") { _ in "/nowhere" } == .file("a.bsm"))
        #expect(ModelChoice("builtin") { _ in "/nowhere" } == .builtIn)
        #expect(ModelChoice(nil) { _ in "/nowhere" } == .builtIn)
        #expect(ModelChoice("builtin-single") { _ in "/nowhere" } == .builtInForSingleCharacters)
    }

    @Test func singleCharactersHaveAModelOfTheirOwnUnlessTheUserHasOne() throws {
        #expect(ModelChoice.builtIn.forSingleCharacters == .builtInForSingleCharacters)
        #expect(ModelChoice.file("a.bsm").forSingleCharacters == .file("a.bsm"))
        let bytes = try #require(try ModelChoice.builtInForSingleCharacters.bytes())
        #expect(bytes == BoardReader.bundledSingleGlyphModel() && bytes != BoardReader.bundledModel())
        #expect(try BoardReader(modelBytes: bytes).characterSet == BoardReader().characterSet)
        #expect(bytes.count + BoardReader.bundledModel().count < 4_000_000, "what the weights in the program may take")
    }

    @Test func whereTheUsersModelIs() {
        func place(_ variables: [String: String]) -> FilePath? { ModelChoice.userModel { variables[$0] } }
        #expect(place(["XDG_DATA_HOME": "/data", "HOME": "/home/a"]) == "/data/boardscan/user.bsm")
        #expect(place(["HOME": "/home/a"]) == "/home/a/.local/share/boardscan/user.bsm")
        #expect(place(["XDG_DATA_HOME": "relative", "HOME": "/h"]) == "/h/.local/share/boardscan/user.bsm")
        #expect(place([:]) == nil)
    }

    @Test func homesKeepTheirBytes() throws {
        // "/\xFF" is no UTF-8.
        setenv("BOARDSCAN_TEST_HOME", [0x2F, 0xFF, 0].map { CChar(bitPattern: $0) }, 1)
        defer { unsetenv("BOARDSCAN_TEST_HOME") }
        let home = try #require(ModelChoice.variable("BOARDSCAN_TEST_HOME"))
        #expect(FilePath(home).bytes == [0x2F, 0xFF])
        #expect(ModelChoice.variable("BOARDSCAN_TEST_NONE") == nil)
    }

    @Test func theUsersModelIsTaken() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let file = directory.appending(path: "boardscan/user.bsm")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try Data([1, 2]).write(to: file)
        let choice = ModelChoice(nil) { $0 == "XDG_DATA_HOME" ? directory.path : nil }
        #expect(choice == .file(FilePath(file.path)))
        #expect(try choice.bytes() == [1, 2])
        #expect(try ModelChoice.builtIn.bytes() == nil)
        // What is there but no file is an error, not a reason to read with another one.
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        #expect(throws: (any Error).self) { try ModelChoice(nil) { _ in directory.path }.bytes() }
    }
}
