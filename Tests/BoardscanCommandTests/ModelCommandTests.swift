import BundledModels
import Foundation
import GlyphTraining
import Testing

/// `boardscan model`: the bundled weights and files that are none.
@Suite final class ModelCommandTests {
    private let program: Program

    init() throws { program = try Program() }

    deinit { program.remove() }

    private static var bundled: [UInt8] {
        var length = 0
        let start = boardscan_bundled_glyph_model(&length)
        return [UInt8](UnsafeBufferPointer(start: start, count: length))
    }

    @Test func infoDescribesTheBundledModel() throws {
        let result = try program.run("model", "info")
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.hasPrefix("built-in model\nformat       BSCM version 1\n"))
        #expect(result.output.contains("classes      306 characters and \"not a character\", table 2 of 2\n"))
        try program.write(Self.bundled, to: "copy.bsm")
        let copy = try program.run("model", "info", "copy.bsm")
        #expect(copy.output.dropFirst("copy.bsm".count) == result.output.dropFirst("built-in model".count))
    }

    @Test func infoDescribesTheModelOfSingleCharacters() throws {
        let result = try program.run("model", "info", "builtin-single")
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.hasPrefix("built-in model of single characters\nformat       BSCM version 1\n"))
        #expect(result.output.contains("recipe       single, "))
    }

    @Test(arguments: ["info", "evaluate"])
    func unusableFilesAreNamed(command: String) throws {
        let bytes = Self.bundled
        var newer = bytes
        newer[4] = 3
        var damaged = bytes
        damaged[bytes.count / 2] ^= 1
        let files: [(String, [UInt8], String)] = [
            ("text.bsm", Array("hello".utf8), "not a Boardscan model: a weights file of boardscan-train is needed"),
            ("cut.bsm", Array(bytes.dropLast(100)), "the model is truncated: get the file again"),
            ("new.bsm", newer, "the model has format version 3, this Boardscan reads up to 2: update Boardscan"),
            ("bad.bsm", damaged, "the model is damaged, its checksum does not match: get the file again"),
        ]
        for (name, bytes, message) in files {
            try program.write(bytes, to: name)
            let result = try program.run("model", command, name)
            #expect(result.status == 4 && result.output == "")
            #expect(result.errors == "boardscan: \(name): \(message)\n")
        }
        #expect(
            try program.run("model", command, "none.bsm").errors == "boardscan: none.bsm: no such file or directory\n")
    }

    /// Two glyphs in EMNIST's format: a bar that stands, and a circle of which nobody knows the case.
    private func writeImages() throws {
        var images: [UInt8] = [0, 0, 8, 3, 0, 0, 0, 2, 0, 0, 0, 28, 0, 0, 0, 28]
        for image in 0..<2 {
            for x in 0..<28 {
                for y in 0..<28 {
                    let radius = ((Double(x) - 13.5) * (Double(x) - 13.5) + (Double(y) - 13.5) * (Double(y) - 13.5))
                        .squareRoot()
                    let isInk = image == 0 ? abs(x - 14) < 2 && (4..<24).contains(y) : abs(radius - 9) < 1.5
                    images.append(isInk ? 255 : 0)
                }
            }
        }
        try program.write(images, to: "images")
        try program.write([0, 0, 8, 1, 0, 0, 0, 2, 0, 1], to: "labels")
        try program.write(Array("0 124\n1 79 111\n".utf8), to: "mapping")
    }

    @Test func evaluateMeasuresImages() throws {
        try writeImages()
        let command = "\"$B\" model evaluate --images images --labels labels --mapping mapping"
        let text = try program.shell(command + " --charset '|oO'")
        #expect(text.status == 0 && text.errors == "")
        #expect(text.output.hasPrefix("built-in model of single characters\n"))
        #expect(try program.shell(command + " builtin").output.hasPrefix("built-in model\n"))
        #expect(text.output.contains("images                          2     100.00 %     100.00 %"))
        #expect(text.output.contains("glyphs per second in batches, one core"))
        let none = try program.shell(command + " --charset xyz")
        #expect(none.status == 64 && none.errors == "boardscan: --charset: no sample is of these characters\n")
        #expect(try program.shell(command + " --charset é").status == 64)
        let json = try program.shell(command + " --json")
        let report = try JSONDecoder().decode(EvaluationReport.self, from: Data(json.output.utf8))
        #expect(report.parts.map(\.figures.samples) == [2])
        #expect(report.speed != nil)
    }

    @Test func evaluateSaysWhichFileIsWrong() throws {
        try writeImages()
        try program.write([0, 0, 8, 1, 0, 0, 0, 1, 0], to: "labels")
        let result = try program.run(
            "model", "evaluate", "--images", "images", "--labels", "labels", "--mapping", "mapping")
        #expect(result.status == 4)
        #expect(result.errors == "boardscan: labels: as many labels as images are needed\n")
        let usage = try program.run("model", "evaluate", "--images", "images")
        #expect(usage.status == 64)
        #expect(usage.errors.contains("--images, --labels and --mapping go together"))
        let unipen = try program.run("model", "evaluate", "--unipen", "none")
        #expect(unipen.errors == "boardscan: none: not an unpacked UNIPEN set (no directories data and include)\n")
    }
}
