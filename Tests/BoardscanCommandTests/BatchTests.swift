import Foundation
import Glibc
import Testing

/// Many inputs: what is left out, interrupted, resumed.
@Suite final class BatchTests {
    private let program: Program

    init() throws {
        program = try Program()
        for name in ["a", "b", "c"] { try program.write(Pictures.blank(), to: "d/\(name).jpg") }
    }

    deinit { program.remove() }

    @Test func resumingReadsWhatIsMissing() throws {
        #expect(try program.run("d", "-o", "out").status == 0)
        try program.write(Array("kept\n".utf8), to: "out/a.txt")
        try FileManager.default.removeItem(at: program.directory.appending(path: "out/b.txt"))
        let result = try program.run("d", "-o", "out", "--resume")
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("boardscan: 3 inputs: 1 read, 2 done before, in 00:0"))
        #expect(try program.text("out/a.txt") == "kept\n" && program.text("out/b.txt") == "")
    }

    /// What a power cut or another program left, what is older than its photo, and what lacks a page.
    @Test func resumingReadsAgainWhatIsNotWhole() throws {
        try program.write(Pictures.scanWithADamagedPage(), to: "d/scan.tif")
        #expect(try program.run("d", "-f", "json", "-f", "text", "-o", "out").status == 2)
        try program.write([UInt8](repeating: 0, count: 500), to: "out/a.json")
        let result = try program.shell("touch -d tomorrow d/b.jpg; \"$B\" d -f json -f text -o out --resume")
        #expect(result.status == 2 && result.errors.contains("d/scan.tif: page 2: "), "\(result)")
        #expect(result.errors.contains("4 inputs: 2 read, 1 failed, 1 done before"), "\(result)")
        #expect(try program.text("out/a.json").hasSuffix("}\n"))
        #expect(try program.run("d", "-o", "out", "--resume").errors.contains("0 read, 1 failed, 3 done before"))
    }

    /// One input today may be more tomorrow.
    @Test func whatIsResumedGoesToADirectory() throws {
        for _ in 1...2 { #expect(try program.run("d/a.jpg", "-o", "out", "--resume", "-q").status == 0) }
        #expect(program.exists("out/a.txt"))
        try program.write([], to: "file")
        let result = try program.run("d/a.jpg", "-o", "file", "--resume")
        #expect(result.status == 3 && result.errors.hasPrefix("boardscan: file: "))
    }

    @Test func resumingRemovesWhatKilledProgramsLeft() throws {
        var host = [CChar](repeating: 0, count: 65)
        gethostname(&host, 64)
        let machine = String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let left = ["out", "seen"].map { "\($0)/.boardscan-\(machine)-999999999-7" }
        // Of a program at work, of another machine, of none.
        let kept = [
            "\(machine)-\(getpid())-7", "elsewhere.\(machine)-999999999-7", "\(machine)-999999999-8-7", "notes",
        ].map {
            "out/.boardscan-" + $0
        }
        for name in left + kept { try program.write([1], to: name) }
        #expect(try program.run("d", "-o", "out", "--overlay", "seen", "--resume", "-q").errors == "")
        for name in left { #expect(!program.exists(name)) }
        for name in kept { #expect(program.exists(name)) }
    }

    @Test func resumingDrawsMissingOverlays() throws {
        #expect(try program.run("d", "-o", "out").status == 0)
        let result = try program.run("d", "-o", "out", "--overlay", "seen", "--resume")
        #expect(result.status == 0 && program.exists("seen/a.png"))
        #expect(try program.run("d", "-o", "out", "--overlay", "seen", "--resume").errors.contains("3 done before"))
    }

    @Test func resumingNeedsNamesThatDiffer() throws {
        try program.write(Pictures.blank(), to: "e/a.jpg")
        let result = try program.run("d", "e", "-o", "out", "--resume")
        #expect(result.status == 64 && result.errors.contains("two are called a.jpg"))
        #expect(!program.exists("out/b.txt"))
        #expect(try program.run("d", "e", "-o", "out").status == 0 && program.exists("out/a.jpg-2.txt"))
    }

    @Test func resumingMakesNoReviewPage() throws {
        let result = try program.run("d", "-o", "out", "--review", "page.html", "--resume")
        #expect(result.status == 64 && !program.exists("page.html"))
    }

    @Test(arguments: ["--files-from list", "--files-from - -o out < list", "-0 --files-from list -f json"])
    func anEmptyListIsAnError(_ arguments: String) throws {
        let result = try program.shell(": > list; \"$B\" \(arguments)")
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors.hasSuffix("the list names no images\n"), "as of a directory without images")
    }

    @Test func directoriesWithinDirectories() throws {
        for name in ["d/deep/x.jpg", "d/deep/er/y.jpg", "d/.hidden/z.jpg", "d/texts/a.txt"] {
            try program.write(Pictures.blank(), to: name)
        }
        _ = try program.shell("ln -s .. d/deep/up")
        let flat = try program.run("d", "-o", "out")
        #expect(flat.status == 0 && !program.exists("out/x.txt"))
        #expect(flat.errors == "boardscan: d: a directory of images within it is passed over (see --recursive)\n")
        #expect(try program.run("d", "-q", "-o", "out").errors == "")
        let deep = try program.run("-r", "d", "-o", "out")
        #expect(deep.status == 0 && deep.errors == "")
        #expect(try program.shell("ls out").output == "a.txt\nb.txt\nc.txt\nx.txt\ny.txt\n")
    }

    @Test func whatIsNamedAndFoundIsReadOnce() throws {
        let result = try program.run("d/b.jpg", "d", "./d", "-f", "jsonl")
        let paths = result.output.split(separator: "\n").compactMap {
            $0.components(separatedBy: "\"path\":\"").last?.first
        }
        #expect(result.status == 0 && paths.count == 3, "\(result.output)")
        #expect(try program.run("d/b.jpg", "d/b.jpg", "-f", "jsonl").output.split(separator: "\n").count == 2)
    }

    @Test func resumingNeedsADirectory() throws {
        #expect(try program.run("d", "--resume").errors.hasPrefix("Error: --resume needs --output DIR\n"))
    }

    @Test func whatIsNotThereCounts() throws {
        let result = try program.run("d", "none.jpg", "-o", "out", "--resume")
        #expect(result.status == 2)
        #expect(result.errors.contains("boardscan: 4 inputs: 3 read, 1 failed, in 00:"), "\(result)")
    }

    @Test func eachInputHasItsLine() throws {
        let result = try program.shell("mkdir empty; \"$B\" -f jsonl empty none.jpg d/a.jpg")
        #expect(result.status == 2)
        #expect(result.output.split(separator: "\n").count == 3)
        let listed = try program.shell("echo empty | \"$B\" --files-from - -f jsonl")
        #expect(listed.output.contains("the directory has no images"))
        #expect(listed.errors == "boardscan: empty: the directory has no images\n")
    }

    @Test func picturesThatCannotBeDecodedAreTold() throws {
        try program.write([0, 0, 0, 12] + Array("JXL ".utf8), to: "d/phone.jxl")
        let result = try program.run("d", "-o", "out")
        #expect(result.status == 2)
        #expect(result.errors == "boardscan: d/phone.jxl: JPEG XL cannot be read; convert it to PNG or JPEG first\n")
    }

    @Test func oneFailureDoesNotStopTheRest() throws {
        try program.write([1], to: "d/b.jpg")
        let result = try program.run("d", "-o", "out", "--jobs", "2")
        #expect(result.status == 2)
        #expect(
            result.errors
                == "boardscan: d/b.jpg: not an image (JPEG, PNG, TIFF, PDF, HEIC, AVIF, WebP, JPEG 2000, BMP, GIF or PNM)\n"
        )
        #expect(program.exists("out/a.txt") && !program.exists("out/b.txt") && program.exists("out/c.txt"))
    }

    @Test(arguments: ["INT", "TERM"]) func signalsEndItCleanly(signal: String) throws {
        // Reading the pipe keeps the program busy until the signal; job control leaves SIGINT as it is.
        let result = try program.shell(
            """
            set -m; mkfifo wait.jpg; "$B" d wait.jpg -o out & sleep 0.7; kill -\(signal) $!; wait $!; echo $?; ls -A out
            """)
        let code = signal == "INT" ? 130 : 143
        #expect(result.output.split(separator: "\n").first == "\(code)")
        #expect(!result.output.contains(".boardscan"))
    }

    @Test func aKilledRunIsFinishedByTheNext() throws {
        let result = try program.shell(
            """
            mkfifo wait.jpg; "$B" d wait.jpg -o out & sleep 0.7; kill -9 $!; wait $!; rm wait.jpg
            cp d/a.jpg wait.jpg; "$B" d wait.jpg -o out --resume -q && ls -A out
            """)
        #expect(result.output == "a.txt\nb.txt\nc.txt\nwait.txt\n")
    }
}
