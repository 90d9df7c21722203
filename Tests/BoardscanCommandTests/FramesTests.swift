import Foundation
import Testing

/// Images that come one behind the other on standard input.
@Suite final class FramesTests {
    private let program: Program
    private let board: [UInt8]

    init() throws {
        program = try Program()
        board = try Array(Data(contentsOf: Program.fixture("dark.jpg")))
    }

    deinit { program.remove() }

    @Test func textOfEachFrame() throws {
        let alone = try program.run("-", input: board)
        for arguments in [["--frames"], ["--frames", "-"], ["read", "--frames", "--jobs", "1"]] {
            let result = try program.run(arguments: arguments, input: board + board)
            #expect(result.status == 0 && result.errors.isEmpty)
            #expect(result.output == alone.output + "\u{0C}\n" + alone.output)
        }
    }

    @Test func aLineForEachFrame() throws {
        let stream = board + Array("junk".utf8) + (try Pictures.blank()) + board.dropLast(9)
        let result = try program.run(arguments: ["--frames", "-f", "jsonl"], input: stream)
        #expect(result.status == 2)
        #expect(
            result.errors == """
                boardscan: frame 2: no image begins here (PNG, JPEG and binary PNM may stand one behind the other)
                boardscan: frame 4: the JPEG file is truncated

                """)
        let lines = result.output.split(separator: "\n")
        #expect(lines.map { $0.contains(#""pages":[{"#) } == [true, false, true, false])
        #expect(lines.map { $0.contains(#""problems""#) } == [false, true, false, true])
        #expect(lines[2].contains(#""frame":2"#))
    }

    @Test func resultsComeBeforeTheStreamEnds() throws {
        try program.write(board, to: "board.jpg")
        let result = try program.shell(
            """
            mkfifo frames results; "$B" --frames -f jsonl <frames >results & exec 3>frames 4<results
            cat board.jpg >&3; read -r first <&4; cat board.jpg >&3; read -r second <&4; exec 3>&-
            echo "${#first} ${#second}"; wait $!
            """)
        #expect(result.status == 0)
        #expect(result.output.split(separator: " ").count == 2)
    }

    @Test func nothingIsAnError() throws {
        let result = try program.run("--frames")
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors == "boardscan: standard input: no image came\n")
    }

    @Test func whatFramesCannotGoWith() throws {
        for arguments in [
            ["a.jpg"], ["-", "a.jpg"], ["--files-from", "list"], ["-o", "out"], ["--overlay", "out"],
            ["--review", "r.html"],
        ] {
            let result = try program.run(arguments: ["--frames"] + arguments)
            #expect(result.status == 64 && result.errors.hasPrefix("Error: --frames "), "\(result.errors)")
        }
    }
}
