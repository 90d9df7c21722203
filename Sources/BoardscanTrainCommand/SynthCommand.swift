import ArgumentParser
import FontGlyphs
import Foundation
import TrainingSets

/// `boardscan-train synth`: made-up photos of boards with exact truth.
struct SynthCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "synth",
        abstract: "Makes photos of boards, each with its text and its characters' boxes.",
        discussion: """
            Writes NAME.jpg, NAME.gt.txt and NAME.json per board. Without --unipen the writing is of the project's own \
            alphabet, or of a font; the same recipe and texts give the same files.

            boardscan-train synth --recipe Fixtures/recipe.json -o Fixtures
            boardscan-train synth --level hard --count 20 --seed 7 -o boards
            boardscan-train synth --topic meters --count 20 -o meters
            boardscan-train synth --unipen train_r01_v07 --count 200 -o boards
            boardscan-train synth --unipen train_r01_v07 --texts german.txt -o boards
            """)

    @Option(help: ArgumentHelp("A list of boards to make, in JSON.", valueName: "file"))
    var recipe: String?
    @Option(help: "What the boards are like; all in turn by default.")
    var level: BoardLevel?
    @Option(help: "What stands on them: meters or scores, digits alone; by default notes, lists, code and figures.")
    var topic: BoardTopic?
    @Option(help: ArgumentHelp("Lines to write, in any language; made-up ones by default.", valueName: "file"))
    var texts: String?
    @Option(help: "How many boards.")
    var count = 10
    @Option(help: "Random seed.")
    var seed: UInt64 = 1
    @Option(help: "Width in pixels.")
    var width = 1400
    @Option(help: "Height in pixels.")
    var height = 1050
    @Option(help: "Quality of the JPEG, 1 to 100.")
    var quality = 85
    @Option(help: "How far the camera stands to the side, in degrees up to 60; to the left and to the right in turn.")
    var yaw: Float?
    @Option(help: ArgumentHelp("A font file to print with, by its name.", valueName: "name"))
    var font: String?
    @Option(help: ArgumentHelp("An unpacked UNIPEN set, whose held-out writers write.", valueName: "directory"))
    var unipen: String?
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the files go.", valueName: "directory"))
    var output: String

    func validate() throws {
        guard BoardRecipe.sides.contains(width), BoardRecipe.sides.contains(height) else {
            throw ValidationError("--width and --height must be between 64 and 8000.")
        }
        guard BoardRecipe.qualities.contains(quality) else {
            throw ValidationError("--quality must be between 1 and 100.")
        }
        guard BoardRecipe.yaws.contains(yaw ?? 0) else { throw ValidationError("--yaw must be between -60 and 60.") }
        guard texts == nil || topic == nil else { throw ValidationError("--texts and --topic exclude each other.") }
        guard count >= 0 else { throw ValidationError("--count must not be negative.") }
    }

    func run() throws {
        let recipes = try recipes()
        let texts = try lines()
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        guard let unipen else {
            for recipe in recipes { try write(try recipe.board(texts: texts)) }
            return
        }
        let boards = WriterBoards(
            set: try UnipenReader(directory: URL(fileURLWithPath: unipen)).read(), texts: texts)
        guard boards.count > 0 else { throw ValidationError("\(unipen): no writer of whom there is enough.") }
        for (index, recipe) in recipes.enumerated() { try write(boards.board(recipe: recipe, writer: index)) }
    }

    /// What is to be written; `nil` for made-up text.
    private func lines() throws -> [String]? {
        guard let texts else { return nil }
        let lines = try GivenFile.text(texts).split(whereSeparator: \.isNewline).map(String.init)
        guard lines.contains(where: { $0.contains { !$0.isWhitespace } }) else {
            throw ValidationError("\(texts): there is no line to write.")
        }
        return lines
    }

    private func recipes() throws -> [BoardRecipe] {
        if let recipe {
            let recipes: [BoardRecipe] = try GivenFile.json(recipe)
            try GivenFile.naming(recipe) { for board in recipes { try board.check() } }
            return recipes
        }
        let levels = level.map { [$0] } ?? BoardLevel.allCases.filter { font != nil || $0 != .print }
        return (0..<count).map { index in
            let level = levels[index % levels.count]
            return BoardRecipe(
                name: "\(level.rawValue)-\(index + 1)", level: level, seed: seed &+ UInt64(index), width: width,
                height: height, quality: quality, font: font, topic: topic,
                yaw: yaw.map { index.isMultiple(of: 2) ? $0 : -$0 })
        }
    }

    private func write(_ board: SyntheticBoard) throws {
        let base = "\(output)/\(board.truth.recipe.name)"
        try GivenFile.write(board.jpeg(), to: base + ".jpg")
        try GivenFile.write(Array(board.truth.text.utf8), to: base + ".gt.txt")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try GivenFile.write([UInt8](encoder.encode(board.truth)), to: base + ".json")
    }
}

extension BoardLevel: ExpressibleByArgument {}
extension BoardTopic: ExpressibleByArgument {}
