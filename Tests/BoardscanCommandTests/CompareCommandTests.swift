import Comparison
import Foundation
import Testing

@Suite final class CompareCommandTests {
    private static let isInstalled = (try? TesseractReader(.automatic)) != nil

    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Pictures.blank(), to: "boards/blank.jpg")
        try program.write(Array("some text\n".utf8), to: "boards/blank.gt.txt")
    }

    deinit { program.remove() }

    private func lines(_ result: Program.Result) -> [String] {
        result.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    @Test(.enabled(if: isInstalled, "Tesseract is not installed")) func aBoardThatIsNotReadHasAnErrorRateOfOne() throws
    {
        let result = try program.run("compare", "boards")
        #expect(result.status == 0)
        #expect(result.errors == "")
        let lines = lines(result)
        #expect(lines[2].hasPrefix("blank            9  Boardscan               1.000  1.000  1.000"))
        #expect(lines[3].contains("Tesseract psm 3         1.000"))
        #expect(lines[4].hasPrefix("all 1 pages      9  Boardscan"))
        #expect(result.output.contains("neither is ahead"))
    }

    @Test func textsThatAreNotThereAreTold() throws {
        let result = try program.run("compare", "boards", "--truth", "txts")
        #expect(result.status == 2)
        #expect(result.errors == "boardscan: txts: no such file or directory\n")
    }

    @Test func aReportTakesNoPhotosPlace() throws {
        let result = try program.run("compare", "boards", "--report", "boards/blank.jpg")
        #expect(result.status == 3)
        #expect(result.errors.contains("boards/blank.jpg: has a picture's extension"))
        #expect(try program.run("boards/blank.jpg").status == 0, "it still is one")
    }

    @Test(.enabled(if: isInstalled, "Tesseract is not installed")) func aPageThatFailsIsARow() throws {
        try program.write(Array("no picture".utf8), to: "boards/bad.jpg")
        try program.write(Array("four".utf8), to: "boards/bad.gt.txt")
        let result = try program.run("compare", "boards", "none.jpg")
        #expect(result.status == 2)
        let message = "not an image (JPEG, PNG, TIFF, PDF, HEIC, AVIF, WebP, JPEG 2000, BMP, GIF or PNM)"
        #expect(
            result.errors == """
                boardscan: none.jpg: no such file or directory
                boardscan: boards/bad.jpg: \(message)

                """)
        #expect(lines(result)[2].hasPrefix("bad              4  Boardscan               1.000"))
        #expect(lines(result)[2].hasSuffix("failed: \(message)"))
        #expect(result.output.contains("all 2 pages     13  Boardscan               1.000"))
    }

    @Test(.enabled(if: isInstalled, "Tesseract is not installed")) func withoutTesseractsDataOurOwnFiguresAreThere()
        throws
    {
        let result = try program.shell("TESSDATA_PREFIX=/nowhere \"$B\" compare boards")
        #expect(result.status == 4)
        #expect(
            result.errors == "boardscan: Tesseract has no English data (eng.traineddata): install the Debian package "
                + "tesseract-ocr-eng; here are Boardscan's own figures\n")
        #expect(lines(result)[2].hasPrefix("blank            9  Boardscan   1.000"))
        #expect(!result.output.contains("Tesseract"))
    }

    @Test func truthMayStandElsewhere() throws {
        try program.write(Array("other".utf8), to: "truth/blank.gt.txt")
        let result = try program.run("compare", "boards/blank.jpg", "--truth", "truth")
        #expect(lines(result)[2].hasPrefix("blank            5  Boardscan"))
    }

    @Test func withoutTruthItIsACrossCheck() throws {
        let result = try program.run("compare", "boards/blank.jpg", "--truth", ".")
        #expect(result.output.hasPrefix("Without the truth of these pages"))
    }

    @Test func textsOfOthersAreScored() throws {
        try program.write(Array("some test\r\n".utf8), to: "texts/blank.txt")
        let result = try program.run("compare", "--texts", "texts", "--truth", "boards")
        #expect(result.status == 0)
        #expect(
            lines(result)[2]
                == "blank            9  text     0.111  0.111  0.111  0.111  0.500  0.500  0.500  0.500     0     0     1"
                + "             ")
        let json = try program.run("compare", "--texts", "texts", "--truth", "boards", "--json")
        #expect(json.output.hasPrefix("{\n"))
        #expect(json.output.contains("\"cer\" : 0.1111111111111111"))
        let missing = try program.run("compare", "--texts", "boards", "--truth", "boards")
        #expect(missing.status == 2)
        #expect(missing.errors == "boardscan: boards/blank.txt: no such file or directory\n")
        #expect(lines(missing)[2].contains(" 1.000  1.000  1.000  1.000 "))
        #expect(lines(missing)[2].hasSuffix("failed: no text"))
    }

    @Test func theReportIsOneFile() throws {
        let result = try program.run("compare", "boards", "--report", "report.html")
        #expect(result.output.contains("all 1 pages"))
        let html = try program.text("report.html")
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("data:image/jpeg;base64,"))
        #expect(html.hasSuffix("</html>\n"))
    }

    @Test func jsonTakesThePlaceOfTables() throws {
        let result = try program.run("compare", "boards", "--json")
        let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect((root?["inputs"] as? [Any])?.count == 1)
    }

    @Test(
        arguments: [
            (["compare"], 64 as Int32, "Error: name an image or a directory of images"),
            (["compare", "-"], 64, "Error: compare cannot read standard input"),
            (["compare", "--texts", "boards"], 64, "Error: --texts needs --truth"),
            (["compare", "none.jpg"], 2, "boardscan: none.jpg: no such file or directory"),
            (["compare", "boards", "--report", "none/x.html"], 3, "boardscan: none/x.html: no such file or directory"),
            (["compare", "boards", "--report", "boards"], 3, "boardscan: boards: is a directory"),
            (
                ["compare", "boards", "--model", "boards/blank.jpg"], 4,
                "boardscan: boards/blank.jpg: not a Boardscan model: a weights file of boardscan-train is needed"
            ),
            (["compare", "--texts", "none", "--truth", "boards"], 2, "boardscan: none: no such file or directory"),
            (
                ["compare", "--texts", "boards", "--truth", "."], 2,
                "boardscan: .: the directory has no texts named NAME.gt.txt"
            ),
        ])
    func whatIsWrong(arguments: [String], status: Int32, message: String) throws {
        let result = try program.shell("\"$B\" " + arguments.joined(separator: " "))
        #expect(result.status == status)
        #expect(result.errors.split(separator: "\n").first.map { String($0) } == message)
    }

    @Test func namesThatLookLikeOptions() throws {
        try program.write(Pictures.blank(), to: "-x.jpg")
        let result = try program.run("compare", "--", "-x.jpg")
        #expect(!result.output.contains("failed"))
    }

    @Test func aTruthThatIsNoTextIsTold() throws {
        try program.write([0x47, 0xF6], to: "texts/a.gt.txt")
        try program.write(Array("G".utf8), to: "read/a.txt")
        let result = try program.run("compare", "--texts", "read", "--truth", "texts")
        #expect(result.status == 2)
        #expect(result.errors == "boardscan: texts/a.gt.txt: the text is not UTF-8\n")
    }
}
