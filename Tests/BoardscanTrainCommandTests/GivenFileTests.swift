import FileAccess
import Foundation
import GlyphClassifier
import Testing

@testable import BoardscanTrainCommand

@Suite final class GivenFileTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: directory) }

    private func file(_ name: String, _ content: String? = nil) throws -> String {
        let url = directory.appending(path: name)
        if let content { try Data(content.utf8).write(to: url) }
        return url.path
    }

    private func message(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch { return "\(error)" }
    }

    @Test func whatIsWrongIsToldWithTheName() throws {
        let none = try file("none")
        #expect(message { _ = try GivenFile.bytes(none) } == "\(none): no such file or directory")
        let text = try file("text", "[3]")
        #expect(message { _ = try GivenFile.model(text) } == "\(text): \(ModelFileError.notAModel)")
        #expect(message { _ = try GivenFile.json(text, as: [String].self) }?.hasPrefix("\(text): ") == true)
        #expect(try GivenFile.json(text, as: [Int].self) == [3])
        let recipe = try file("recipe", #"{"training": {"name": "a"}}"#)
        #expect(
            message { _ = try GivenFile.json(recipe, as: FitRecipe.self) }
                == "\(recipe): there is no \"architecture\" (in training)")
        let board = try file("board", "{")
        #expect(message { _ = try GivenFile.json(board, as: [Int].self) }?.contains("\n") == false)
    }

    @Test func errorsOfFoundationAreOneLine() throws {
        let none = try file("none")
        let told = message { try GivenFile.naming(none) { _ = try Data(contentsOf: URL(filePath: none)) } }
        #expect(told == "\(none): no such file or directory")
    }

    @Test func aNameIsToldOnce() {
        let told = message { try GivenFile.naming("outer") { throw FileProblem(path: "inner", message: "gone") } }
        #expect(told == "inner: gone")
    }

    @Test func outputsAreCheckedBeforeTheWork() throws {
        try GivenFile.checkOutput(file("new"), reading: [])
        let lost = try file("none") + "/new"
        #expect(message { try GivenFile.checkOutput(lost, reading: []) } == "\(lost): no such file or directory")
        #expect(message { try GivenFile.write([1], to: lost) } == "\(lost): no such file or directory")
        let whole = directory.path
        #expect(message { try GivenFile.checkOutput(whole, reading: []) } == "\(whole): is a directory")
        let input = try file("input", "1")
        #expect(
            message { try GivenFile.checkOutput(input, reading: [input]) }
                == "\(input): is an input and would be overwritten")
    }
}
