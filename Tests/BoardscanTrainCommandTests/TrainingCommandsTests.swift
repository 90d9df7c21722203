import ArgumentParser
import FileAccess
import Finding
import Foundation
import TrainingSets
import Testing

@testable import BoardscanTrainCommand

/// The commands one after the other, as train.sh runs them, on next to no data.
@Suite final class TrainingCommandsTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "boardscan-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try write("kind\tdebian package\tfamily\tlicence\tstyle\tascii\tpath\n", to: "fonts.tsv")
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    private func path(_ name: String) -> String { directory.appending(path: name).path }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: directory.appending(path: name))
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: directory.appending(path: name)))
    }

    private func run<Command: ParsableCommand>(_: Command.Type, _ arguments: String...) throws {
        var command = try Command.parse(arguments)
        try command.run()
    }

    private func makeBoards() throws {
        try run(
            WholeBoardsCommand.self, path("boards"), "--count", "3", "--seed", "4", "--fonts", path("fonts.tsv"))
    }

    private func writeRecipe(steps: Int) throws {
        let recipe = """
            {"name": "finding", "width": 128, "optimization": {"steps": \(steps), "batchSize": 2, "shardSize": 1,
             "warmUpSteps": 1, "shares": {"boards": 1}}}
            """
        try write(recipe, to: "finding.json")
    }

    private func fitFinding() throws {
        try run(
            FindingFitCommand.self, path("finding.json"), "--pictures", "boards=" + path("boards"), "-o",
            path("finding.bsf"))
    }

    @Test func givenTextsStandOnBoards() throws {
        try write("Größe\n\nfin déjà vu\n", to: "lines.txt")
        try run(
            SynthCommand.self, "--texts", path("lines.txt"), "--level", "clean", "--count", "1", "-o", path("boards"))
        let text = String(decoding: try bytes("boards/clean-1.gt.txt"), as: UTF8.self)
        let known = Set(["Größe", "fin", "déjà", "vu"])
        #expect(Set(text.split(whereSeparator: \.isWhitespace).map(String.init)).isSubset(of: known))
        #expect(text.contains("Größe"))
    }

    @Test func textsWithoutALineAreTold() throws {
        try write(" \n\n", to: "lines.txt")
        #expect(throws: ValidationError.self) {
            try run(SynthCommand.self, "--texts", path("lines.txt"), "-o", path("boards"))
        }
        #expect(throws: (any Error).self) {
            try SynthCommand.parse(["--texts", path("lines.txt"), "--topic", "meters", "-o", path("boards")])
        }
    }

    @Test func madeUpBoardsBecomeWeights() throws {
        try makeBoards()
        try writeRecipe(steps: 2)
        try fitFinding()
        #expect(try FindingModel(bytes: bytes("finding.bsf")).architecture == FindingArchitecture())
        // What is finished stays as it is.
        let weights = try bytes("finding.bsf")
        try fitFinding()
        #expect(try bytes("finding.bsf") == weights)
        try FileManager.default.removeItem(atPath: path("finding.bsf"))
        try FileManager.default.removeItem(atPath: path("finding.bsf.checkpoint"))
        try fitFinding()
        #expect(try bytes("finding.bsf") == weights)
    }

    @Test func theWeightsBeforeHaveTheirShare() throws {
        try makeBoards()
        try writeRecipe(steps: 1)
        try fitFinding()
        let recipe =
            "{\"name\": \"more\", \"width\": 128, \"optimization\": {\"steps\": 1, \"batchSize\": 2, "
            + "\"shardSize\": 1, \"startShare\": 1, \"shares\": {\"boards\": 1}}}"
        try write(recipe, to: "more.json")
        let pictures = "boards=" + path("boards")
        #expect(throws: ValidationError.self) {
            try run(FindingFitCommand.self, path("more.json"), "--pictures", pictures, "-o", path("more.bsf"))
        }
        try run(
            FindingFitCommand.self, path("more.json"), "--pictures", pictures, "--from", path("finding.bsf"), "-o",
            path("more.bsf"))
        let (before, after) = try (FindingModel(bytes: bytes("finding.bsf")), FindingModel(bytes: bytes("more.bsf")))
        #expect(after.layers == before.layers && after.provenance.recipe == "more")
    }

    @Test func aSourceThatTheRecipeNamesMustBeThere() throws {
        try makeBoards()
        try write(#"{"name": "finding", "optimization": {"steps": 1, "shares": {"photos": 1}}}"#, to: "finding.json")
        let error = #expect(throws: (any Error).self) { try fitFinding() }
        #expect("\(try #require(error))".contains("photos"))
        #expect(!FileManager.default.fileExists(atPath: path("finding.bsf")))
    }

    @Test func boardsAreCutIntoLinesOfKnownText() throws {
        try makeBoards()
        try run(CutCommand.self, path("boards"), "-o", path("boards.bspl"))
        let lines = try PhotographedLineFile.lines(bytes("boards.bspl"))
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { !$0.text.isEmpty })
    }

    @Test func noOutputIsWrittenOverAnInput() throws {
        try writeRecipe(steps: 1)
        #expect(throws: (any Error).self) {
            try run(FindingFitCommand.self, path("finding.json"), "--pictures", "a=b", "-o", path("finding.json"))
        }
        #expect(try !bytes("finding.json").isEmpty)
    }
}
