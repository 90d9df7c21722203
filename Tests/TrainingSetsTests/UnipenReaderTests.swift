import Foundation
import Testing

@testable import TrainingSets

/// A directory of its own that is gone when the test is.
final class TemporaryDirectory {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("boardscan-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

@Suite struct UnipenReaderTests {
    private let ink = """
        .INCLUDE apa/app.doc
        .WRITER_ID Ann
        .PEN_DOWN
        0 0
        0 20
        10 0
        .PEN_UP
        .PEN_DOWN
        15 0
        18 10
        14 18
        .PEN_UP
        .PEN_DOWN
        30 0
        40 9
        30 19
        """

    private func makeSet() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write(".COORD X Y\n.HIERARCHY TEXT CHARACTER\n", to: "include/apa/app.doc")
        try directory.write(ink, to: "include/apa/data/ann.dat")
        let head = ".VERSION 1.0\n.INCLUDE apa/data/ann.dat\n"
        try directory.write(
            head + ".SEGMENT CHARACTER 2 ? \"c\"\n.SEGMENT CHARACTER 0 ? \"a\"\n", to: "data/1c/apa/ann.dat")
        try directory.write(
            head + ".SEGMENT CHARACTER 0 ? \"a\"\n.SEGMENT CHARACTER 1 ? \"\\\"\"\n", to: "data/2/apa/ann.dat")
        try directory.write(
            head + ".SEGMENT TEXT 0-2 OK \"a\\\" c\"\n.SEGMENT TEXT 0-9 OK \"no such ink\"\n.SEGMENT WORD x\n",
            to: "data/8/apa/ann.dat")
        try directory.write(".INCLUDE apa/data/missing.dat\n.SEGMENT WORD 0 ? \"x\"\n", to: "data/6/apa/x.dat")
        return directory
    }

    @Test func readsEachStretchOfInkOnceAndInOrder() throws {
        let directory = try makeSet()
        let set = try UnipenReader(directory: directory.url).read()
        #expect(set.characters.map(\.label) == ["a", "\"", "c"])
        #expect(set.characters.map(\.category) == ["1c", "2", "1c"])
        #expect(set.characters.allSatisfy { $0.writer == "ap/ann" && $0.source == "apa" })
        #expect(set.characters[0].strokes == [[[0, 0], [0, -20], [10, 0]]])
        #expect(set.texts.map(\.label) == ["a\" c"])
        #expect(set.skippedFiles == 1 && set.malformedSegments == 2)
    }

    @Test func putsNeighboursIntoALineAndFindsItsSpaces() throws {
        let directory = try makeSet()
        let set = try UnipenReader(directory: directory.url).read()
        #expect(set.lines.map(\.labels) == ["a\"c"])
        #expect(set.lines.first?.text == "a\" c")
    }

    @Test func readsChosenCategoriesOnly() throws {
        let directory = try makeSet()
        let set = try UnipenReader(directory: directory.url).read(categories: ["8"])
        #expect(set.characters.isEmpty && set.texts.count == 1)
        #expect(try UnipenReader(directory: directory.url).read(sources: ["abm"]).texts.isEmpty)
    }

    @Test func stopsAtCircularIncludes() throws {
        let directory = try makeSet()
        let once = ".INCLUDE apa/app.doc\n"
        try directory.write(String(repeating: once, count: 40) + ".COORD X Y\n", to: "include/apa/app.doc")
        #expect(try UnipenReader(directory: directory.url).read().characters.count == 3)
    }

    @Test func saysWhatIsNotUnipen() throws {
        let directory = try TemporaryDirectory()
        #expect {
            try UnipenReader(directory: directory.url)
        } throws: { error in
            "\(error)".hasSuffix(": not an unpacked UNIPEN set (no directories data and include)")
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["BOARDSCAN_UNIPEN"] != nil))
    func readsTheRealSet() throws {
        let path = try #require(ProcessInfo.processInfo.environment["BOARDSCAN_UNIPEN"])
        let set = try UnipenReader(directory: URL(fileURLWithPath: path)).read(categories: ["1a"])
        #expect(set.characters.count > 10_000 && set.malformedSegments == 0)
        #expect(set.characters.allSatisfy { $0.label.allSatisfy { $0.isNumber } || $0.label.count == 1 })
    }
}
