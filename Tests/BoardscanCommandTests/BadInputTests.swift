import Foundation
import Testing

/// Each kind of bad input with its message and exit code, word for word.
@Suite final class BadInputTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Pictures.blank(), to: "blank.jpg")
    }

    deinit { program.remove() }

    /// Asserts that reading `name` beside a good picture says exactly `message`, and that the good one is read.
    private func expect(_ name: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let result = try program.run(name, "blank.jpg", "-o", "out")
        #expect(result.errors == "boardscan: \(name): \(message)\n", sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        #expect(result.status == 2, sourceLocation: sourceLocation)
        #expect(try program.text("out/blank.txt") == "", sourceLocation: sourceLocation)
    }

    @Test func noSuchFile() throws { try expect("none.jpg", "no such file or directory") }

    @Test func directoryWithoutImages() throws {
        try program.write([1], to: "notes/a.doc")
        try expect("notes", "the directory has no images")
    }

    @Test func emptyFile() throws {
        try program.write([], to: "empty.jpg")
        try expect("empty.jpg", "the file is empty")
    }

    @Test func textFile() throws {
        try program.write(Array("Dear diary,\n".utf8), to: "text.jpg")
        try expect("text.jpg", "not an image (JPEG, PNG, TIFF, PDF, HEIC, AVIF, WebP, JPEG 2000, BMP, GIF or PNM)")
    }

    @Test func truncatedJPEG() throws {
        let jpeg = try Pictures.blank()
        try program.write(Array(jpeg[..<(jpeg.count - 30)]), to: "cut.jpg")
        try expect("cut.jpg", "the JPEG file is truncated")
    }

    @Test func imageWithoutPixels() throws {
        try program.write(Pictures.pngHeader(width: 0, height: 0), to: "zero.png")
        try expect("zero.png", "the image has no pixels (0×0)")
    }

    @Test func hugeImage() throws {
        try program.write(Pictures.pngHeader(width: 60000, height: 60000), to: "huge.png")
        try expect(
            "huge.png", "the image is too large: 60000×60000 is more than 100000000 pixels (see --max-pixels)")
    }

    @Test func maximumPixels() throws {
        let result = try program.run("blank.jpg", "--max-pixels", "3071")
        #expect(
            result.errors
                == "boardscan: blank.jpg: the image is too large: 64×48 is more than 3071 pixels (see --max-pixels)\n")
        #expect(result.status == 2)
        #expect(try program.run("blank.jpg", "--max-pixels", "3072").status == 0)
    }

    @Test func corruptModel() throws {
        try program.write(Array("junk".utf8), to: "junk.bsm")
        let junk = try program.run("blank.jpg", "--model", "junk.bsm")
        #expect(
            junk.errors == "boardscan: junk.bsm: not a Boardscan model: a weights file of boardscan-train is needed\n")
        #expect(junk.status == 4)
        let missing = try program.run("blank.jpg", "--model", "none.bsm")
        #expect(missing.errors == "boardscan: none.bsm: no such file or directory\n")
        #expect(missing.status == 4)
    }

    @Test func unwritableOutput() throws {
        let missing = try program.run("blank.jpg", "-o", "none/out.txt")
        #expect(missing.errors == "boardscan: none/out.txt: no such file or directory\n")
        #expect(missing.status == 3)
        let full = try program.run("blank.jpg", "blank.jpg", "-o", "/dev/null")
        #expect(full.errors == "boardscan: /dev/null: not a directory\n")
        #expect(full.status == 3)
        let input = try program.run("blank.jpg", "-o", "blank.jpg")
        #expect(input.errors == "boardscan: blank.jpg: is an input and would be overwritten\n")
        #expect(input.status == 3)
    }

    @Test func fullStandardOutput() throws {
        // Two blank pages are told apart by a form feed, so there is something to write.
        let result = try program.shell("\"$B\" blank.jpg blank.jpg > /dev/full")
        #expect(result.errors == "boardscan: standard output: no space left\n")
        #expect(result.status == 3)
    }

    /// As `boardscan *.png` gives them.
    @Test func namesThatBeginWithADash() throws {
        try program.write(Pictures.blank(), to: "-dash.jpg")
        let result = try program.run("-v", "blank.jpg", "-dash.jpg")
        #expect(result.status == 0 && result.errors.contains("boardscan: ./-dash.jpg: 64×48: 0 lines, 0 words\n"))
        #expect(try program.run("-v", "--", "-dash.jpg").errors.contains("boardscan: -dash.jpg: 64×48"))
    }

    @Test func usage() throws {
        #expect(try program.run().status == 64)
        #expect(
            try program.run("blank.jpg", "--jobs", "0").errors.hasPrefix("Error: --jobs must be between 1 and 256\n"))
        #expect(try program.run("blank.jpg", "--min-confidence", "2").status == 64)
        #expect(try program.run("blank.jpg", "--max-pixels", "0").status == 64)
        #expect(try program.run("blank.jpg", "--charset", "").status == 64)
        #expect(try program.run("blank.jpg", "--charset", "Digits,upper").errors == "")
        #expect(try program.run("blank.jpg", "--charset", "digits, upper").status == 0)
        for mistyped in ["digits,uper", "digits,,upper"] {
            #expect(try program.run("blank.jpg", "--charset", mistyped).status == 64)
        }
        let unknown = try program.run("blank.jpg", "--charset", "日本")
        #expect(unknown.status == 64 && unknown.errors == "boardscan: --charset: the model does not know 日本\n")
        let known = try program.run("blank.jpg", "--charset", "1日")
        #expect(known.status == 0 && known.errors == "boardscan: --charset: the model does not know 日\n")
        for characters in ["0-9", "a-f0-9", "+-*/", "-.0-9"] {
            #expect(try program.run("blank.jpg", "--charset=" + characters).errors == "")
        }
        let noRange = try program.run("blank.jpg", "--charset", "9-0")
        #expect(noRange.status == 64 && noRange.errors.contains("9-0 is no range of digits or letters"))
        #expect(try program.run("-", "-").errors.hasPrefix("Error: standard input can be read only once\n"))
    }
}
