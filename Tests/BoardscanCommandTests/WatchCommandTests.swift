import Foundation
import Testing

@Suite final class WatchCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Array(Data(contentsOf: Program.fixture("dark.jpg"))), to: "photos/dark.jpg")
    }

    deinit { program.remove() }

    @Test func photosAsTheyCome() throws {
        try program.write(Array(Data(contentsOf: Program.fixture("print.jpg"))), to: "new.jpg")
        let wait = "for i in $(seq 300); do [ -e photos/%.txt ] && break; sleep 0.1; done"
        let result = try program.shell(
            "\"$B\" watch photos & W=$!; " + wait.replacingOccurrences(of: "%", with: "dark.jpg")
                + "; mv new.jpg photos/; " + wait.replacingOccurrences(of: "%", with: "new.jpg")
                + "; kill -TERM $W; wait $W")
        #expect(result.status == 0, "\(result)")
        #expect(try program.text("photos/dark.jpg.txt").contains("To do"))
        #expect(program.exists("photos/new.jpg.txt"))
    }

    @Test func onlyWhatIsThere() throws {
        try program.write([1, 2, 3], to: "photos/bad.png")
        let result = try program.run("watch", "--once", "photos", "-o", "out", "-f", "json", "-f", "text")
        #expect(result.status == 2, "one could not be read")
        #expect(program.exists("out/dark.jpg.json") && program.exists("out/dark.jpg.txt"))
        #expect(result.errors.contains("bad.png: not an image"))
        let again = try program.run("watch", "--once", "photos", "-o", "out")
        #expect(!again.errors.contains("dark.jpg"), "it has its result")
    }

    @Test func itEndsAfterThePhotoAtWork() throws {
        let blank = try Pictures.blank(width: 2000, height: 2000)
        for number in 1...50 { try program.write(blank, to: "many/\(number).jpg") }
        let result = try program.shell(
            "\"$B\" watch many & W=$!; for i in $(seq 300); do ls many/*.txt && break; sleep 0.1; done > list 2>&1; "
                + "kill -TERM $W; wait $W; echo $?; ls many/*.txt | wc -l")
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "0" && (lines.last.flatMap { Int($0) } ?? 50) < 50, "\(result)")
    }

    @Test func aDirectoryThatIsGoneEndsIt() throws {
        let result = try program.shell(
            "\"$B\" watch photos & W=$!; for i in $(seq 300); do [ -e photos/dark.jpg.txt ] && break; sleep 0.1; done; "
                + "mv photos elsewhere; wait $W")
        #expect(result.status == 2, "\(result)")
        #expect(result.errors.hasSuffix("boardscan: photos: no such file or directory\n"))
    }

    @Test func aDamagedPageIsTold() throws {
        try program.write(Pictures.scanWithADamagedPage(), to: "photos/scan.tif")
        let result = try program.run("watch", "--once", "photos")
        #expect(result.status == 2 && program.exists("photos/scan.tif.txt"))
        #expect(result.errors.contains("scan.tif: page 2: "))
    }

    @Test func noDirectory() throws {
        #expect(try program.run("watch", "nowhere").status == 2)
        #expect(try program.run("watch", "photos/dark.jpg").status == 2)
    }
}
