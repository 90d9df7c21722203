import Foundation
import Testing

/// Lists of inputs.
@Suite final class FilesFromTests {
    private let program: Program

    init() throws {
        program = try Program()
        for name in ["a.jpg", "b.jpg", "d/c.jpg"] { try program.write(Pictures.blank(), to: name) }
    }

    deinit { program.remove() }

    private func sources(_ output: String) -> [String] {
        output.split(separator: "\n").map { line in
            line.components(separatedBy: #""source":{"path":""#).last?.components(separatedBy: "\"").first ?? ""
        }
    }

    @Test func namesFollowTheArguments() throws {
        try program.write(Array("a.jpg\n\nd".utf8), to: "list")
        let result = try program.run("b.jpg", "--files-from", "list", "-f", "jsonl")
        #expect(sources(result.output) == ["b.jpg", "a.jpg", "d/c.jpg"])
        #expect(result.status == 0)
    }

    @Test func severalLists() throws {
        try program.write([0xEF, 0xBB, 0xBF] + Array("a.jpg\r\n\r\n".utf8), to: "windows")
        let result = try program.run(
            arguments: ["--files-from", "windows", "--files-from", "-", "-f", "jsonl"], input: Array("b.jpg\n".utf8))
        #expect(sources(result.output) == ["a.jpg", "b.jpg"])
        #expect(result.status == 0)
    }

    @Test func listInUTF16() throws {
        try program.write("\u{FEFF}a.jpg\r\nb.jpg\r\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "list")
        let result = try program.run("--files-from", "list", "-f", "jsonl")
        #expect(sources(result.output) == ["a.jpg", "b.jpg"] && result.errors == "")
    }

    @Test func namesOnStandardInput() throws {
        for arguments in [["-f", "jsonl"], ["-f", "jsonl", "--null"]] {
            let separator = arguments.count == 3 ? "\0" : "\n"
            let list = Array(["a.jpg", "none.jpg", "d"].joined(separator: separator).utf8)
            let result = try program.run(arguments: ["--files-from", "-"] + arguments, input: list)
            #expect(sources(result.output) == ["a.jpg", "none.jpg", "d/c.jpg"])
            #expect(result.errors == "boardscan: none.jpg: no such file or directory\n")
            #expect(result.status == 2)
        }
    }

    @Test func resultsComeBeforeTheListEnds() throws {
        // The second name is written only when the first result is there.
        let result = try program.shell(
            """
            mkfifo names results; "$B" --files-from - -f jsonl <names >results & exec 3>names 4<results
            echo a.jpg >&3; read -r first <&4; echo b.jpg >&3; read -r second <&4; exec 3>&-
            echo "$first"; echo "$second"; wait $!
            """)
        #expect(sources(result.output) == ["a.jpg", "b.jpg"])
        #expect(result.status == 0)
    }

    @Test func listsGoToDirectoriesToo() throws {
        let result = try program.run(
            arguments: ["--files-from", "-", "-o", "out"], input: Array("a.jpg\nb.jpg\n".utf8))
        #expect(result.status == 0)
        #expect(try program.shell("ls out").output == "a.txt\nb.txt\n")
    }

    @Test func listsThatCannotBe() throws {
        let missing = try program.run("--files-from", "none")
        #expect(missing.errors == "boardscan: none: no such file or directory\n")
        #expect(missing.status == 2)
        let empty = try program.run("--files-from", "-")
        #expect(empty.status == 2 && empty.errors == "boardscan: standard input: the list names no images\n")
        #expect(
            try program.run("-", "--files-from", "-").errors.hasPrefix("Error: standard input can be read only once"))
        #expect(try program.run("a.jpg", "--null").status == 64)
        #expect(try program.run().errors.hasPrefix("Error: Missing expected argument '<image> ...'\n"))
    }

    @Test func aListForNullWithoutIt() throws {
        let result = try program.run(
            arguments: ["--files-from", "-", "-o", "out"], input: Array("a.jpg\0b.jpg\0".utf8))
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("a list of names that end with one needs --null\n"))
        #expect(!program.exists("out/b.txt"))
    }
}
