import Foundation
import Testing

@testable import BoardscanCommand

/// `boardscan index`: what is read, known again, taken out.
@Suite final class IndexCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Array(Data(contentsOf: Program.fixture("dark.jpg"))), to: "photos/dark.jpg")
        try program.write(Pictures.blank(), to: "photos/more/blank.jpg")
    }

    deinit { program.remove() }

    @Test func onlyWhatIsNewIsRead() throws {
        let first = try program.run("index", "photos")
        #expect(first.output == "2 photos: 2 read\n" && first.status == 0, "\(first)")
        #expect(try program.run("index").output == "2 photos: 2 unchanged\n")
        try program.write(Pictures.blank(width: 90), to: "photos/new.jpg")
        #expect(try program.run("index").output == "3 photos: 1 read, 2 unchanged\n")
        let again = try program.shell(
            """
            mv photos/dark.jpg photos/more/moved.jpg; touch -d yesterday photos/new.jpg; rm photos/more/blank.jpg
            "$B" index
            """)
        #expect(again.output == "2 photos: 2 moved, 1 removed\n", "\(again)")
        #expect(try program.run("find", "-l", "to do").output == "photos/more/moved.jpg\n")
        #expect(try program.run("index", "--again", "photos/new.jpg").output == "1 photo: 1 read\n")
    }

    @Test func onlyItsUserMayReadIt() throws {
        let result = try program.shell("\"$B\" index photos -q; stat -c '%a' boardscan boardscan/index.sqlite")
        #expect(result.output == "700\n600\n", "\(result)")
        let other = try program.shell(
            """
            touch mine.sqlite; chmod 644 mine.sqlite; "$B" index photos -q --index mine.sqlite
            stat -c '%a' mine.sqlite
            """)
        #expect(other.output == "600\n", "\(other)")
    }

    @Test func whatCannotBeReadIsToldOnce() throws {
        try program.write([1, 2, 3], to: "photos/bad.png")
        let result = try program.run("index", "photos")
        #expect(result.status == 2 && result.output == "3 photos: 2 read, 1 failed\n", "\(result)")
        #expect(result.errors.hasPrefix("boardscan: photos/bad.png: not an image"), "\(result)")
        #expect(try program.run("index").status == 0, "it is as it was")
        #expect(try program.run("index", "--again", "photos/bad.png").status == 2)
        let none = try program.run("index", "photos/none.jpg", "photos/dark.jpg")
        #expect(none.status == 2 && none.errors == "boardscan: photos/none.jpg: no such file or directory\n", "\(none)")
    }

    @Test func placesThatAreGone() throws {
        #expect(try program.run("index", "photos", "-q").status == 0)
        let result = try program.shell("mv photos elsewhere; \"$B\" index; \"$B\" find -l 'to do'")
        #expect(result.status == 0 && result.errors.contains("photos: no such file or directory; what was read there"))
        #expect(result.output == "0 photos\nphotos/dark.jpg\n", "\(result)")
        let forgotten = try program.shell("\"$B\" index --forget photos; \"$B\" find -l 'to do' elsewhere")
        #expect(forgotten.output == "2 photos: forgotten\nelsewhere/dark.jpg\n", "\(forgotten)")
    }

    @Test func aDamagedIndexIsSaidAndMadeAnew() throws {
        #expect(try program.run("index", "photos", "-q").status == 0)
        let result = try program.shell(
            "dd if=/dev/urandom of=boardscan/index.sqlite bs=1000 count=3 conv=notrunc 2>&-; \"$B\" index photos")
        #expect(result.status == 0 && result.output == "2 photos: 2 read\n", "\(result)")
        #expect(
            result.errors.contains(
                "index.sqlite: the index was damaged; it is kept as index.sqlite.damaged-1 and made anew\n"))
        #expect(program.exists("boardscan/index.sqlite.damaged-1"))
    }

    @Test func otherFilesAreLeftAlone() throws {
        let result = try program.run("index", "photos", "--index", "photos/dark.jpg")
        #expect(result.status == 4, "\(result)")
        #expect(result.errors == "boardscan: photos/dark.jpg: the file is no index of boardscan\n")
        #expect(try program.run("photos/dark.jpg").output.contains("To do"))
        #expect(try program.run("index", "photos", "--index", "/proc/none/index.sqlite").status == 4)
    }

    @Test func readingAndWatchingFeedIt() throws {
        #expect(try program.run("read", "photos/dark.jpg", "--index", "default").status == 0)
        #expect(try program.run("find", "-l", "to do").output == "photos/dark.jpg\n")
        #expect(try program.run("watch", "--once", "-q", "photos/more", "--index", "default").status == 0)
        let index = try program.run("index")
        #expect(index.output == "2 photos: 2 unchanged\n", "\(index)")
        #expect(try program.run("photos", "--index", "default", "--charset", "digits").status == 64)
    }

    @Test(arguments: [["index", "-"], ["index", "--forget"], ["index", "--jobs", "0", "photos"]])
    func badArguments(_ arguments: [String]) throws { #expect(try program.run(arguments: arguments).status == 64) }

    @Test func nothingIsIndexedYet() throws {
        let result = try program.run("index")
        #expect(result.status == 2)
        #expect(result.errors == "boardscan: nothing is indexed yet: name a directory of photos\n")
    }

    @Test func severalRunsAtOnce() throws {
        for number in 1...6 { try program.write(Pictures.blank(width: 60 + number), to: "photos/\(number).jpg") }
        let result = try program.shell(
            "for i in 1 2 3; do \"$B\" index photos -q & done; wait; \"$B\" index")
        #expect(result.output == "8 photos: 8 unchanged\n" && result.errors.isEmpty, "\(result)")
    }
}
