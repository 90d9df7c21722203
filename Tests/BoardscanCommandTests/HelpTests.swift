import Foundation
import Testing

/// Compares help texts with the files in Snapshots; `BOARDSCAN_UPDATE_SNAPSHOTS=1 swift test --filter HelpTests`
/// writes them anew.
@Suite struct HelpTests {
    @Test(arguments: [
        ["--help"], ["help", "read"], ["help", "compare"], ["help", "tesseract"], ["help", "check"],
        ["help", "describe"], ["help", "watch"], ["help", "learn"],
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

    @Test func version() throws {
        let program = try Program()
        defer { program.remove() }
        #expect(try program.run("--version").output == "0.1.0\n")
    }
}
