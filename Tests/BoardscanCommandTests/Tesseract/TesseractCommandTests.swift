import Foundation
import Testing

@Suite final class TesseractCommandTests {
    private let program: Program
    private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Fixtures/clean-list.jpg").standardized

    init() throws {
        program = try Program()
        try program.write(Pictures.blank(), to: "blank.jpg")
        try program.write(Array(Data(contentsOf: Self.fixture)), to: "list.jpg")
    }

    deinit { program.remove() }

    private func run(_ arguments: String) throws -> Program.Result {
        try program.shell("\"$B\" tesseract \(arguments)")
    }

    @Test func theUsersModelIsReadWith() throws {
        try program.write([1, 2, 3], to: "boardscan/user.bsm")
        let result = try program.run("tesseract", "list.jpg", "-")
        #expect(result.errors.contains("boardscan/user.bsm: not a Boardscan model"))
        #expect(result.status == 1)
    }

    @Test func version() throws {
        #expect(try run("--version").output == "tesseract 5.3.0\n boardscan 0.1.0\n")
        #expect(try run("--list-langs").output.contains(" (18):\nces\ndan\ndeu\neng\n"))
        #expect(try run("--help-extra").output.contains("  7    Treat the image as a single text line.\n"))
        #expect(try run("--print-parameters").output.contains("tessedit_char_whitelist\t"))
    }

    @Test func eachOutputHasItsName() throws {
        let result = try run("list.jpg out -c tessedit_create_tsv=1 txt hocr alto makebox pdf")
        #expect(result.status == 0 && result.output == "" && result.errors == "")
        for name in ["txt", "hocr", "xml", "box", "tsv", "pdf"] { #expect(program.exists("out.\(name)"), "\(name)") }
        #expect(try program.text("out.txt") == program.run("list.jpg").output)
        #expect(try program.text("out.tsv") == program.run("-f", "tsv", "list.jpg").output)
        #expect(try program.text("out.pdf").hasPrefix("%PDF-"))
    }

    @Test func standardStreams() throws {
        let expected = try program.run("list.jpg").output
        #expect(try run("list.jpg stdout").output == expected)
        #expect(try run("list.jpg - txt").output == expected)
        #expect(try run("stdin stdout <list.jpg").output == expected)
        #expect(try run("- - <list.jpg").output == expected)
    }

    @Test func aListOfPicturesIsADocument() throws {
        try program.write(Array("list.jpg\nlist.jpg\n".utf8), to: "pictures.txt")
        let text = try program.run("list.jpg").output
        #expect(try run("pictures.txt -").output == text + "\u{0C}" + text)
        #expect(try run("pictures.txt - -c page_separator=").output == text + text)
        try program.write(Array("none.jpg\nlist.jpg\n".utf8), to: "gap.txt")
        let gap = try run("gap.txt -")
        #expect(gap.output == text && gap.status == 1)
        #expect(gap.errors == "boardscan: none.jpg: no such file or directory\n")
        #expect(try run("pictures.txt - -c tessedit_page_number=1").output == text)
        #expect(try run("pictures.txt - -c tessedit_page_number=7").output == "")
    }

    @Test func aListOfWhatIsNotThere() throws {
        try program.write(Array("none.jpg\nnobody.jpg\n".utf8), to: "pictures.txt")
        let result = try run("pictures.txt out")
        #expect(result.status == 1 && !program.exists("out.txt"))
        #expect(result.errors == "boardscan: none.jpg: no such file or directory\n")
        try program.write([0x01, 0x02, 0x0A], to: "binary")
        #expect(try run("binary out").errors.hasPrefix("boardscan: binary: not an image"))
    }

    @Test func orientationAndSlant() throws {
        let detection = try run("list.jpg out --psm 0 -l osd hocr")
        #expect(detection.status == 0 && !program.exists("out.hocr"), "\(detection)")
        let lines = try program.text("out.osd").split(separator: "\n")
        #expect(lines.prefix(3) == ["Page number: 0", "Orientation in degrees: 0", "Rotate: 0"])
        #expect(lines.count == 6 && lines[4] == "Script: Latin")
        #expect(try run("list.jpg stdout --psm 0").output == program.text("out.osd"))
        let layout = try run("list.jpg stdout --psm 2")
        #expect(layout.status == 0 && layout.output == "")
        #expect(layout.errors.hasPrefix("Orientation: 0\nWritingDirection: 0\nTextlineOrder: 2\nDeskew angle: "))
    }

    @Test func languagesOfADirectory() throws {
        try program.write([], to: "data/fra.traineddata")
        #expect(
            try run("--list-langs --tessdata-dir data").output == "List of available languages in \"data/\" (1):\nfra\n"
        )
        #expect(try run("--list-langs --tessdata-dir none").output.hasSuffix("\"none/\" (0):\n"))
    }

    @Test func boxesOfLines() throws {
        #expect(try run("list.jpg out lstmbox").status == 0)
        #expect(try program.text("out.box").hasPrefix("P "))
        #expect(try run("list.jpg - wordstrbox").output.hasPrefix("WordStr "))
    }

    @Test func whatCanBeReadIsNotLost() throws {
        try program.write(Array("list.jpg\nnone.jpg\nlist.jpg\n".utf8), to: "pictures.txt")
        let result = try run("pictures.txt out")
        #expect(result.status == 1)
        #expect(result.errors == "boardscan: none.jpg: no such file or directory\n")
        let text = try program.run("list.jpg").output
        #expect(try program.text("out.txt") == "\(text)\u{0C}\(text)")
        // A page that is not wanted may be missing.
        let first = try run("pictures.txt - -c tessedit_page_number=0")
        #expect(first.output == text)
    }

    @Test func charactersThatNobodyKnowsAreTold() throws {
        let result = try run("list.jpg - -c tessedit_char_whitelist=日")
        #expect(result.status == 0)
        #expect(result.errors == "boardscan: tessedit_char_whitelist: the model does not know 日\n")
    }

    @Test func whatIsWrongIsToldWithExitCode1() throws {
        for (arguments, message) in [
            ("none.jpg out", "boardscan: none.jpg: no such file or directory\n"),
            ("blank.jpg none/out", "boardscan: none/out.txt: no such file or directory\n"),
            ("blank.jpg out --foo", "boardscan: Error, unknown command line argument '--foo'\n"),
            ("blank.jpg", "boardscan: IMAGE and OUTPUTBASE are missing; see --help\n"),
            ("blank.jpg out --psm 0", "Too few characters. Skipping this page\n"),
            ("blank.jpg out --psm 2", "Empty page!!\n"),
        ] {
            let result = try run(arguments)
            #expect(result.status == 1 && result.output == "" && result.errors == message)
        }
        #expect(!program.exists("out.txt"))
    }

    @Test func oneCharacterIsRead() throws {
        // A T, 80×80 pixels.
        let pixels = (0..<6400).map { place -> UInt8 in
            let (x, y) = (place % 80, place / 80)
            let isBar = (16..<64).contains(x) && (12..<20).contains(y)
            return isBar || (36..<44).contains(x) && (12..<68).contains(y) ? 20 : 235
        }
        try program.write(Array("P5\n80 80\n255\n".utf8) + pixels, to: "t.pgm")
        let result = try run("t.pgm - --psm 10")
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{0C}"])) == "T")
    }

    @Test func notesAreNoErrors() throws {
        let result = try run("blank.jpg out --psm 4")
        #expect(result.status == 0 && program.exists("out.txt"))
        #expect(result.errors == "boardscan: --psm 4: the layout is found as by --psm 3\n")
        #expect(try run("blank.jpg out --psm 4 quiet").errors == "")
    }

    @Test func aPipeIsReadOnce() throws {
        let result = try program.shell("\"$B\" tesseract <(cat '\(Program.fixture("dark.jpg").path)') -")
        #expect(result.status == 0 && result.output.contains("To do"), "\(result)")
    }

    @Test(arguments: ["--version", "--help"]) func whatCannotBeAnsweredIsTold(_ question: String) throws {
        let result = try program.shell("\"$B\" tesseract \(question) > /dev/full")
        #expect(result.status == 1)
        #expect(result.errors == "boardscan: standard output: no space left\n")
    }

    @Test func whatCannotBeWrittenHoldsNothingElseUp() throws {
        let result = try run("list.jpg taken/out txt hocr")
        #expect(result.status == 1)
        let partly = try program.shell("mkdir -p some/out.hocr; \"$B\" tesseract list.jpg some/out hocr txt tsv")
        #expect(partly.status == 1 && partly.errors == "boardscan: some/out.hocr: is a directory\n")
        #expect(program.exists("some/out.txt") && program.exists("some/out.tsv"))
    }
}
