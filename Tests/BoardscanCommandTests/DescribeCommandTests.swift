import Foundation
import Testing

@Suite final class DescribeCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Array(Data(contentsOf: Program.fixture("dark.jpg"))), to: "board.jpg")
        try program.write(Pictures.blank(), to: "blank.jpg")
    }

    deinit { program.remove() }

    @Test func oneSentence() throws {
        let result = try program.run("describe", "board.jpg")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Dark board with 9 lines of "))
        #expect(result.output.contains(" titled “To do”"))
        #expect(result.output.count <= 126)
        #expect(try program.run("describe", "--long", "board.jpg").output.split(separator: "\n").count == 10)
    }

    @Test func howTheTextStands() throws {
        let result = try program.run("describe", "--orientation", "board.jpg")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Page number: 0\nOrientation in degrees: 0\nRotate: 0\n"), "\(result)")
        #expect(result.output.contains("\nDeskew angle: "))
        #expect(try program.run("describe", "--orientation", "blank.jpg").status == 1)
        #expect(try program.run("describe", "--orientation", "--long", "board.jpg").status == 64)
    }

    @Test func nothingIsBetterThanSomethingWrong() throws {
        let unsure = try program.run("describe", "board.jpg", "--min-confidence", "1")
        #expect(unsure.status == 1 && unsure.output.isEmpty && unsure.errors.isEmpty)
        #expect(try program.run("describe", "blank.jpg").status == 1)
        #expect(try program.run("describe", "none.jpg").status == 2)
    }
}
