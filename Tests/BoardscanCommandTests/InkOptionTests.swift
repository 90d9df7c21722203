import Foundation
import Testing

/// `--ink` and `--overlay` on the board of coloured inks.
@Suite final class InkOptionTests {
    private let program: Program

    init() throws {
        program = try Program()
        let fixture = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/coloured.jpg").standardized
        try program.write(Array(Data(contentsOf: fixture)), to: "coloured.jpg")
    }

    deinit { program.remove() }

    private func words(_ arguments: String) throws -> [String] {
        try program.shell("\"$B\" coloured.jpg \(arguments)").output.split(whereSeparator: \.isWhitespace).map(
            String.init)
    }

    @Test func inksPartTheBoard() throws {
        let all = try words("")
        let parts = try ["red", "blue", "green"].map { try words("--ink \($0)") }
        #expect(parts.allSatisfy { !$0.isEmpty })
        #expect(parts.joined().sorted() == all.sorted())
        #expect(try words("--ink red --ink blue").sorted() == (parts[0] + parts[1]).sorted())
        #expect(try words("--ink red,BLUE") == words("--ink blue --ink red"))
        #expect(try words("--ink white").isEmpty)
    }

    @Test func eachFormatKeepsTheSameWords() throws {
        let count = try words("--ink blue").count
        let rows = try program.shell("\"$B\" coloured.jpg --ink blue -f tsv").output.split(separator: "\n")
        #expect(rows.count { $0.hasPrefix("5\t") } == count)
        let hocr = try program.shell("\"$B\" coloured.jpg --ink blue -f hocr").output
        #expect(hocr.components(separatedBy: "class='ocrx_word'").count == count + 1)
        let alto = try program.shell("\"$B\" coloured.jpg --ink blue -f alto").output
        #expect(alto.components(separatedBy: "<String ").count == count + 1)
    }

    @Test func unknownInksAreRefused() throws {
        let result = try program.run("coloured.jpg", "--ink", "red,mauve")
        #expect(result.status == 64 && result.errors.contains("'red,mauve' is invalid for '--ink <colours>'"))
    }

    @Test func cleanedBoards() throws {
        #expect(try program.run("coloured.jpg", "--clean", "white.jpg").status == 0)
        #expect(try program.run("coloured.jpg", "--clean", "seen").status == 0)
        #expect(program.exists("white.jpg") && program.exists("seen/coloured.png"))
        // What is read of it is the same.
        #expect(try program.run("white.jpg").output.contains("Budget"))
        #expect(try program.run("coloured.jpg", "--clean", "coloured.jpg").status == 3)
        #expect(try program.run("coloured.jpg", "--clean", "seen", "--overlay", "seen").status == 3)
    }

    @Test func cleanedBoardsInPDF() throws {
        #expect(try program.shell("\"$B\" coloured.jpg -f pdf > plain.pdf").status == 0)
        #expect(try program.shell("\"$B\" coloured.jpg -f pdf --clean-pdf > white.pdf").status == 0)
        // The text is the same, the picture another one: evenly white is less to compress.
        let (plain, white) = (try program.text("plain.pdf"), try program.text("white.pdf"))
        #expect(white.hasPrefix("%PDF-") && white.utf8.count < plain.utf8.count)
        let refused = try program.run("coloured.jpg", "--clean-pdf")
        #expect(refused.status == 64 && refused.errors.contains("--clean-pdf needs -f pdf"))
    }

    @Test func overlays() throws {
        #expect(try program.run("coloured.jpg", "--overlay", "seen.jpg").status == 0)
        #expect(try program.run("coloured.jpg", "--overlay", "seen").status == 0)
        #expect(program.exists("seen.jpg") && program.exists("seen/coloured.png"))
        #expect(try program.run("seen.jpg", "seen/coloured.png", "--quiet").status == 0)
        let overwriting = try program.run("coloured.jpg", "--overlay", "coloured.jpg")
        #expect(overwriting.status == 3)
        #expect(overwriting.errors == "boardscan: coloured.jpg: is an input and would be overwritten\n")
        let nowhere = try program.run("coloured.jpg", "--overlay", "none/seen.png")
        #expect(nowhere.status == 3 && nowhere.errors == "boardscan: none/seen.png: no such file or directory\n")
    }
}
