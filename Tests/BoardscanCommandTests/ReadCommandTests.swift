import Foundation
import Testing

@Suite final class ReadCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Pictures.blank(), to: "blank.jpg")
    }

    deinit { program.remove() }

    @Test func aBlankBoardGivesNothing() throws {
        for arguments in [["blank.jpg"], ["read", "blank.jpg"]] {
            let result =
                arguments.count == 1 ? try program.run(arguments[0]) : try program.run(arguments[0], arguments[1])
            #expect(result.status == 0)
            #expect(result.output == "")
            #expect(result.errors == "")
        }
    }

    @Test func standardInput() throws {
        let result = try program.run("-", "-v", input: Pictures.blank())
        #expect(
            result.errors.hasPrefix(
                "boardscan: standard input: 64×48: 0 lines, 0 words\n"
                    + "boardscan: standard input:   finding: 0 lines, the photo shown at 1:1, 1:2\n"))
        #expect(result.status == 0)
        #expect(try program.run("-").errors == "boardscan: standard input: the file is empty\n")
    }

    @Test func aFormFeedStandsBetweenInputs() throws {
        #expect(try program.run("blank.jpg", "none.jpg", "blank.jpg", "blank.jpg").output == "\u{0C}\n\u{0C}\n")
    }

    @Test func directoriesAreReadByName() throws {
        for name in ["d/b.jpg", "d/a.JPEG", "d/.hidden.jpg", "d/deeper/c.jpg"] {
            try program.write(Pictures.blank(), to: name)
        }
        try program.write([1], to: "d/notes.txt")
        let result = try program.run("d", "-v")
        let summaries = result.errors.split(separator: "\n").filter { $0.hasSuffix("words") }
        #expect(
            summaries == [
                "boardscan: d/a.JPEG: 64×48: 0 lines, 0 words", "boardscan: d/b.jpg: 64×48: 0 lines, 0 words",
            ])
    }

    @Test func outputGoesToAFileOrADirectory() throws {
        #expect(try program.run("blank.jpg", "-o", "one.txt").status == 0)
        #expect(program.exists("one.txt"))
        try program.write([], to: "dir/keep")
        #expect(try program.run("blank.jpg", "-o", "dir").status == 0)
        #expect(program.exists("dir/blank.txt"))
        try program.write(Pictures.blank(), to: "other/blank.jpg")
        try program.write(Pictures.blank(), to: "other/blank.jpeg")
        try program.write(Pictures.blank(), to: "other/second.jpg")
        #expect(try program.run("blank.jpg", "other", "-o", "new", "--jobs", "3").status == 0)
        for name in ["blank.jpg.txt", "blank.jpeg.txt", "blank.jpg-2.txt", "second.txt"] {
            #expect(program.exists("new/\(name)"), "\(name)")
        }
    }

    @Test func namesNeedNotBeUTF8() throws {
        let result = try program.shell(
            """
            name=$(printf 'b\\377 x'); cp blank.jpg "$name.jpg"; "$B" -v "$name.jpg" -o out/ && ls out | od -An -tx1
            """)
        #expect(result.status == 0)
        #expect(result.output.split(separator: " ").joined(separator: " ") == "62 ff 20 78 2e 74 78 74 0a\n")
    }

    @Test func namesBeginningWithADash() throws {
        try program.write(Pictures.blank(), to: "-x.jpg")
        #expect(try program.run("--", "-x.jpg").status == 0)
    }

    @Test func lineFeedsInNamesDoNotBreakMessages() throws {
        #expect(try program.run("a\nb").errors == "boardscan: a?b: no such file or directory\n")
    }

    @Test func controlCharactersInNamesDoNotReachTheTerminal() throws {
        let result = try program.shell(
            "\"$B\" $'a\\x1b[31m\\x9b\\xc2\\x9bb' --none$'\\x1b'; \"$B\" $'a\\x1b[31m\\x9b\\xc2\\x9bb'")
        #expect(result.errors.hasPrefix("Error: Unknown option '--none?'"), "\(result.errors)")
        #expect(result.errors.hasSuffix("boardscan: a?[31m??b: no such file or directory\n"), "\(result.errors)")
    }

    @Test func aReaderThatLeavesEndsItQuietly() throws {
        let result = try program.shell("(sleep 0.2; \"$B\" blank.jpg blank.jpg; echo $? >&2) | true")
        #expect(result.errors == "141\n")
    }

    @Test func debugImages() throws {
        #expect(try program.run("blank.jpg", "--debug-images", "debug").status == 0)
        #expect(program.exists("debug/blank-3-ink.png"))
    }

    @Test func whatStandardOutputHoldsAlreadyIsKept() throws {
        try program.write(Pictures.blank(), to: "blank.jpg")
        let result = try program.shell(
            "(echo before; \"$B\" -o /dev/stdout -f json blank.jpg; echo after) > log; head -1 log; tail -1 log; grep -c schema log"
        )
        #expect(result.output.split(separator: "\n").map(String.init).prefix(2) == ["before", "after"])
        #expect(result.status == 0, "the document is between them")
    }
}
