import FileAccess
import Foundation
import Testing

@testable import Boardscan

@Suite final class OutputPlanTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in ["a.jpg", "b.jpg"] { try Data([1]).write(to: directory.appending(path: name)) }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    private func path(_ name: String) -> FilePath { FilePath(directory.appending(path: name).path) }

    private func plan(
        _ names: [String], output: String? = nil, formats: [String] = ["txt"], overlay: String? = nil,
        cleaned: String? = nil
    ) throws -> OutputPlan {
        try OutputPlan(
            inputs: names.map { .file(path($0)) }, output: output.map { FilePath(directory.path + "/" + $0) },
            isSingle: names.count == 1, fileExtensions: formats, debugDirectory: nil,
            overlay: overlay.map { FilePath(directory.path + "/" + $0) },
            cleaned: cleaned.map { FilePath(directory.path + "/" + $0) })
    }

    @Test func oneResultIsAFile() throws {
        #expect(try plan(["a.jpg"], output: "x.txt").files == [[path("x.txt")]])
        #expect(try plan(["a.jpg"]).files == [[]])
    }

    @Test func severalGoToADirectoryThatIsMadeWithThoseAbove() throws {
        let plan = try plan(["a.jpg", "b.jpg"], output: "deep/er/", formats: ["txt", "hocr"])
        #expect(plan.files.map { $0.map(\.lastComponent) } == [["a.txt", "a.hocr"], ["b.txt", "b.hocr"]])
        #expect(try FileReading.kind(of: path("deep/er")) == .directory)
    }

    @Test func nothingIsWrittenOverAnInput() {
        #expect(throws: OutputProblem.self) { try plan(["a.jpg"], output: "a.jpg") }
        #expect(throws: OutputProblem.self) { try plan(["a.jpg"], output: "x.txt", overlay: "a.jpg") }
    }

    @Test func aPictureHasAPicturesExtensionOrGoesToADirectory() throws {
        #expect(try plan(["a.jpg"], cleaned: "c.png").cleaned == [path("c.png")])
        #expect(try plan(["a.jpg"], cleaned: "out").cleaned.map { $0?.lastComponent } == ["a.png"])
        for name in ["c.txt", "c.tif"] {
            #expect(throws: OutputProblem.self) { try plan(["a.jpg"], cleaned: name) }
            #expect(FileReading.identity(of: path(name)) == nil)
        }
        #expect(throws: OutputProblem.self) { try plan(["a.jpg", "b.jpg"], overlay: "c.png") }
        #expect(try plan(["a.jpg", "b.jpg"], overlay: "c.png/").overlays.count == 2)
    }

    @Test func twoResultsDoNotShareAFile() {
        #expect(throws: OutputProblem.self) { try plan(["a.jpg"], overlay: "c.png", cleaned: "c.png") }
    }

    @Test func whatIsThereIsNotReadAgain() throws {
        let plan = try plan(["a.jpg", "b.jpg"], output: "out/")
        try Data("x\n".utf8).write(to: directory.appending(path: "out/a.txt"))
        let rest = plan.unfinished(["a.jpg", "b.jpg"].map { .file(path($0)) })
        #expect(rest.inputs == [.file(path("b.jpg"))])
        #expect(rest.plan.files.map { $0.map(\.lastComponent) } == [["b.txt"]])
    }
}
