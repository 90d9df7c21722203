import Foundation
import Testing

/// What a program on this system is expected to do when files, streams and the environment are not as usual.
@Suite final class SystemConventionTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Pictures.blank(), to: "blank.jpg")
    }

    deinit { program.remove() }

    @Test func fullDisk() throws {
        let result = try program.shell("\"$B\" blank.jpg blank.jpg > /dev/full")
        #expect(result.status == 3)
        #expect(result.errors == "boardscan: standard output: no space left\n")
    }

    @Test(arguments: ["--help", "--version", "--generate-completion-script bash"])
    func fullDiskForHelp(_ arguments: String) throws {
        let result = try program.shell("\"$B\" \(arguments) > /dev/full")
        #expect(result.status == 3)
        #expect(result.errors == "boardscan: standard output: no space left\n")
    }

    @Test func outputWhereNothingMayBeWritten() throws {
        let result = try program.run("blank.jpg", "-o", "/proc/boardscan-result.txt")
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("boardscan: /proc/boardscan-result.txt: "))
    }

    @Test func namedPipe() throws {
        let result = try program.shell("mkfifo pipe.jpg && (cat blank.jpg > pipe.jpg &) && \"$B\" -v pipe.jpg")
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("boardscan: pipe.jpg: 64×48: 0 lines, 0 words\n"))
    }

    @Test func endlessDevice() throws {
        let result = try program.run("/dev/zero")
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("boardscan: /dev/zero: not an image "))
        #expect(try program.run("/dev/null").errors == "boardscan: /dev/null: the file is empty\n")
    }

    @Test func aCallerMayIgnoreThatChildrenEnd() throws {
        #expect(try program.run("blank.jpg", "-f", "pdf", "-o", "one.pdf").status == 0)
        // Where poppler is not installed, both say so.
        let (usual, ignoring) = try (program.run("one.pdf"), program.shell("env --ignore-signal=CHLD \"$B\" one.pdf"))
        #expect(ignoring.status == usual.status && ignoring.errors == usual.errors, "\(ignoring)")
    }

    @Test func symbolicLinkToItself() throws {
        let result = try program.shell("ln -s loop.jpg loop.jpg; \"$B\" loop.jpg")
        #expect(result.status == 2)
        #expect(result.errors == "boardscan: loop.jpg: too many levels of symbolic links\n")
    }

    @Test func vanishedInput() throws {
        // A link to nothing is listed with its directory and gone when it is read.
        let result = try program.shell("mkdir d && cp blank.jpg d/ && ln -s none d/gone.jpg && \"$B\" -v d")
        #expect(result.status == 2)
        #expect(result.errors.contains("boardscan: d/gone.jpg: no such file or directory\n"))
        #expect(result.errors.contains("boardscan: d/blank.jpg: 64×48: 0 lines, 0 words\n"))
    }

    @Test func noEnvironmentAndTheCLocale() throws {
        #expect(try program.shell("env -i \"$B\" blank.jpg").status == 0)
        #expect(
            try program.shell("cp blank.jpg é.jpg; LC_ALL=C \"$B\" -v é.jpg").errors.hasPrefix("boardscan: é.jpg: "))
    }

    @Test func closedStandardStreams() throws {
        let output = try program.shell("\"$B\" blank.jpg blank.jpg >&-")
        #expect(output.status == 3)
        #expect(output.errors == "boardscan: standard output: bad file descriptor\n")
        #expect(try program.shell("\"$B\" - <&-").errors == "boardscan: standard input: bad file descriptor\n")
        #expect(try program.shell("\"$B\" none.jpg 2>&-").status == 2)
    }
}
