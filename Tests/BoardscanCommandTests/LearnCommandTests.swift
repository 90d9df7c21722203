import Foundation
import Testing

/// From a review page and from corrected documents to a user's model.
@Suite final class LearnCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Array(Data(contentsOf: Program.fixture("clean-list.jpg"))), to: "photos/board.jpg")
    }

    deinit { program.remove() }

    @Test func reviewPage() throws {
        let result = try program.shell("\"$B\" read --review review.html photos/board.jpg")
        #expect(result.status == 0)
        let page = try program.text("review.html")
        #expect(page.contains("photos/board.jpg"))
        #expect(page.contains("data:image/jpeg;base64,"))
        #expect(try program.shell("\"$B\" read --review /nowhere/review.html photos/board.jpg").status == 3)
    }

    @Test(arguments: [
        "--review photos/board.jpg photos/board.jpg", "--review photos/board.jpg photos", "--review link photos",
    ])
    func aPageTakesNoPhotosPlace(_ arguments: String) throws {
        let result = try program.shell(
            "cp photos/board.jpg as-it-was; ln -s photos/board.jpg link; \"$B\" \(arguments)")
        #expect(result.status == 3, "\(result)")
        #expect(try program.shell("cmp photos/board.jpg as-it-was").status == 0)
    }

    /// Learning takes long, so that one test learns all that is learnt: by hand, and on top of it from a document.
    @Test func whatIsLearntBecomesTheUsersModel() throws {
        let corrections = """
            {"schema": "boardscan-corrections", "version": 1, "corrections": [
              {"image": "board.jpg", "word": 0, "text": "Problem"}, {"image": "board.jpg", "word": 1, "text": "domain"},
              {"image": "board.jpg", "word": 999, "text": "none"},
              {"image": "board.jpg", "box": {"x": 1, "y": 1, "width": 9223372036854775807, "height": 1}, "text": "empty"},
              {"image": "none.jpg", "word": 0, "text": "lost"}]}
            """
        try program.write(Array(corrections.utf8), to: "corrections.json")
        let result = try program.shell("\"$B\" learn corrections.json --images photos")
        #expect(result.status == 2, "one image is not there")
        #expect(result.errors.contains("none.jpg: no such file or directory"))
        #expect(result.errors.contains("photos/board.jpg: there is no word 999\n"))
        #expect(result.errors.contains("photos/board.jpg: there is no ink where \"empty\" should be\n"))
        #expect(result.output.hasPrefix("learnt 2 of 2 words, 13 characters"))
        #expect(program.exists("boardscan/user.bsm"), "in XDG_DATA_HOME")
        // It holds handwriting.
        #expect(try program.shell("stat -c %a boardscan boardscan/user.bsm").output == "700\n600\n")
        func knownWords() throws -> Int {
            let info = try program.shell("\"$B\" model info boardscan/user.bsm").output
            #expect(info.contains("corrections learnt"))
            let line = info.split(separator: "\n").first { $0.hasPrefix("known words") }
            return line.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? 0
        }
        #expect(try knownWords() == 2)
        // More corrections go on from there.
        let read = try program.shell(
            "\"$B\" --model builtin -f json -o read.json photos/board.jpg && \"$B\" learn read.json")
        #expect(read.status == 0 && read.output.hasPrefix("learnt "), "\(read)")
        #expect(try knownWords() > 10)
        let verbose = try program.shell("\"$B\" --verbose photos/board.jpg")
        #expect(verbose.errors.contains("boardscan/user.bsm: the model"))
        #expect(!(try program.shell("\"$B\" --verbose --model builtin photos/board.jpg")).errors.contains("user.bsm"))
        #expect(try program.run("tesseract", "photos/board.jpg", "-").output == verbose.output)
    }

    @Test func whatCannotBeUsed() throws {
        try program.write(Array("what?".utf8), to: "bad.json")
        let result = try program.shell("\"$B\" learn bad.json -o user.bsm")
        #expect(result.status == 2)
        #expect(result.errors.contains("bad.json: neither corrections nor a document of boardscan (JSON or hOCR)"))
        #expect(!program.exists("user.bsm"))
        let foreign = """
            {"schema": "boardscan-corrections", "version": 1, "corrections": [
              {"image": "board.jpg", "word": 0, "text": "你"}]}
            """
        try program.write(Array(foreign.utf8), to: "foreign.json")
        let unknown = try program.shell("\"$B\" learn foreign.json --images photos -o user.bsm")
        #expect(unknown.status == 2 && !program.exists("user.bsm"))
        #expect(unknown.errors.contains("no corrected word can be learnt"))
    }

    /// Bytes that are no UTF-8 travel as private characters, which a file may hold as well.
    @Test func whatAFileHoldsDoesNotActOnTheTerminal() throws {
        let corrections = """
            {"schema": "boardscan-corrections", "version": 1, "corrections": [
              {"image": "photos/board.jpg", "box": {"x": 0, "y": 0, "width": 1, "height": 1},
               "text": "\\udbff\\ude1b]0;title\\udbff\\ude07\\udbff\\ude0aboardscan: forged\\u001b[m"}]}
            """
        try program.write(Array(corrections.utf8), to: "hostile.json")
        let result = try program.run("learn", "hostile.json", "-o", "m.bsm")
        #expect(result.errors.contains("\"?]0;title??boardscan: forged?[m\""), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("boardscan: ") })
    }

    @Test func whatLeadsNowhereIsTold() throws {
        #expect(try program.run("-f", "json", "-o", "read.json", "photos/board.jpg").status == 0)
        let nowhere = try program.run("learn", "read.json", "--images", "none", "-o", "m.bsm")
        #expect(nowhere.status == 2 && nowhere.errors == "boardscan: none: not a directory\n")
        let newer = try program.shell(
            "sed 's/\"version\" : 1/\"version\" : 99/' read.json >newer.json; \"$B\" learn newer.json -o m.bsm")
        #expect(newer.status == 2)
        #expect(newer.errors.hasPrefix("boardscan: newer.json: a boardscan document of version 99, which is too new\n"))
    }
}
