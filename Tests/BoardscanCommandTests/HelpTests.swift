import Foundation
import Testing

/// Compares help texts with the files in Snapshots; `BOARDSCAN_UPDATE_SNAPSHOTS=1 swift test --filter HelpTests`
/// writes them anew.
@Suite struct HelpTests {
    @Test(arguments: [
        ["--help"], ["help", "read"], ["help", "compare"], ["help", "tesseract"], ["help", "check"],
        ["help", "describe"], ["help", "index"], ["help", "find"], ["help", "watch"], ["help", "learn"],
    ])
    func help(_ arguments: [String]) throws {
        let program = try Program()
        defer { program.remove() }
        let result = try program.shell("\"$B\" " + arguments.joined(separator: " "))
        #expect(result.status == 0)
        let name = (["boardscan"] + arguments.dropFirst()).joined(separator: "-") + ".txt"
        let snapshot = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name)")
        if ProcessInfo.processInfo.environment["BOARDSCAN_UPDATE_SNAPSHOTS"] != nil {
            try Data(result.output.utf8).write(to: snapshot)
        }
        #expect(result.output == String(decoding: try Data(contentsOf: snapshot), as: UTF8.self))
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completions(_ shell: String) throws {
        let program = try Program()
        defer { program.remove() }
        let result = try program.run("--generate-completion-script", shell)
        #expect(result.status == 0)
        #expect(result.output.contains("files-from"))
        #expect(result.output.contains("hocr"))
    }

    @Test func imagesAreCompletedWithoutASubcommand() throws {
        let program = try Program()
        defer { program.remove() }
        // A text is no picture.
        for name in ["photo.jpg", "phone.txt"] { try program.write([], to: name) }
        let result = try program.shell(
            """
            source <("$B" --generate-completion-script bash)
            complete() {
                COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
                _boardscan_or_read boardscan "${@: -1}" "${@: -2:1}"
                echo "${COMPREPLY[*]}"
            }
            complete boardscan ph; complete boardscan wat; complete boardscan --for; complete boardscan x.jpg --charset d
            complete boardscan compare ph; complete boardscan model inf
            """)
        #expect(result.output == "photo.jpg\nwatch\n--format\ndigits\nphoto.jpg\ninfo\n", "\(result)")
    }

    @Test(arguments: [("zsh", "read \"${(@)words[2,-1]}\""), ("fish", "-ge 1' -F\n")])
    func otherShellsToo(_ shell: String, _ addition: String) throws {
        let program = try Program()
        defer { program.remove() }
        #expect(try program.run("--generate-completion-script", shell).output.contains(addition))
    }

    @Test func helpOnNothingIsAnError() throws {
        let program = try Program()
        defer { program.remove() }
        let result = try program.run("help", "nonsense")
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("Error: There is no subcommand 'nonsense'"))
        #expect(try program.run("help", "model", "nonsense").status == 64)
        #expect(try program.run("help", "model", "info").status == 0)
    }

    @Test func version() throws {
        let program = try Program()
        defer { program.remove() }
        #expect(try program.run("--version").output == "0.1.0\n")
    }
}
