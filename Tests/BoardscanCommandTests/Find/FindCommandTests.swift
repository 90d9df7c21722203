import Foundation
import Testing

@testable import BoardscanCommand

/// `boardscan find` on shipped boards.
@Suite final class FindCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        for name in ["clean-list.jpg", "dark.jpg"] {
            try program.write(Array(Data(contentsOf: Program.fixture(name))), to: "photos/\(name)")
        }
    }

    deinit { program.remove() }

    @Test func exitCodesAreThoseOfGrep() throws {
        #expect(try program.run("find", "database", "photos").status == 0)
        for (arguments, status) in [
            ("database", 0), ("'data base'", 0), ("zebra", 1), ("database photos/dark.jpg", 1),
            ("-e database -e server", 1), ("-e database -e server --any", 0), ("--regex 'data ?[a-z]+'", 0),
            ("--regex '[0-9]{9}'", 1), ("-e database photos", 0), ("database --min-confidence 1", 1),
            ("database none.jpg", 2), ("database --index photos/dark.jpg", 2),
        ] {
            let result = try program.shell("\"$B\" find \(arguments)")
            #expect(result.status == status, "\(arguments): \(result)")
        }
    }

    @Test func linesAndNames() throws {
        let result = try program.run("find", "data base", "photos")
        let line = try #require(result.output.split(separator: "\n").first)
        #expect(line.hasPrefix("photos/clean-list.jpg: ") && line.hasSuffix(")"), "\(result)")
        #expect(try program.run("find", "-l", "database", "photos").output == "photos/clean-list.jpg\n")
        #expect(try program.run("find", "-l0", "database", "photos").output == "photos/clean-list.jpg\0")
        let elsewhere = try program.shell("cd photos; \"$B\" find -l database; cd /usr; \"$B\" find -l database")
        #expect(elsewhere.output == "clean-list.jpg\n\(program.directory.path)/photos/clean-list.jpg\n", "\(elsewhere)")
        #expect(try program.run("find", "-q", "database").output.isEmpty)
    }

    @Test func theBestOfSeveral() throws {
        let result = try program.run("find", "-l", "--any", "-e", "database", "-e", "server", "photos")
        #expect(Set(result.output.split(separator: "\n")) == ["photos/clean-list.jpg", "photos/dark.jpg"])
        let one = try program.run("find", "-l", "-m", "1", "--any", "-e", "database", "-e", "server", "photos")
        #expect(one.output.split(separator: "\n") == Array(result.output.split(separator: "\n").prefix(1)))
    }

    @Test func changesAreNoticed() throws {
        #expect(try program.run("find", "database", "photos").status == 0)
        let result = try program.shell("mv photos/clean-list.jpg photos/b.jpg; \"$B\" find -l database")
        #expect(result.output == "photos/b.jpg\n", "\(result)")
        let replaced = try program.shell(
            "cp -p photos/dark.jpg photos/b.jpg; \"$B\" find -l database --no-update; \"$B\" find -l database")
        #expect(replaced.output == "photos/b.jpg\n" && replaced.status == 1, "\(replaced)")
        #expect(try program.shell("rm photos/*; \"$B\" find server").status == 1)
    }

    @Test func json() throws {
        let result = try program.run("find", "database", "photos", "--json")
        let json = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(json["schema"] as? String == "boardscan-find" && json["isComplete"] as? Bool == true)
        let photos = try #require(json["photos"] as? [[String: Any]])
        #expect(photos.map { $0["path"] as? String } == ["photos/clean-list.jpg"])
        let place = try #require((photos.first?["places"] as? [[String: Any]])?.first)
        #expect(place["box"] != nil && place["confidence"] as? Double ?? 0 > 0.5)
        #expect((place["lines"] as? [[String: Any]])?.first?["found"] as? String != nil)
    }

    @Test func report() throws {
        #expect(try program.run("find", "database", "photos", "--report", "found.html").status == 0)
        let html = try program.text("found.html")
        #expect(html.contains("<mark>") && html.contains("href=\"./photos/clean-list.jpg\""))
        #expect(try program.run("find", "database", "photos", "--report", "none/found.html").status == 3)
        #expect(try program.run("find", "database", "photos", "--report", "photos/dark.jpg").status == 3)
    }

    /// A program of that name that notes what it was given.
    @Test func whatWasFoundIsOpened() throws {
        let result = try program.shell(
            """
            mkdir bin; printf '#!/bin/sh\\necho "$@" > opened.part; mv opened.part opened\\n' > bin/xdg-open
            chmod +x bin/xdg-open; PATH="$PWD/bin:$PATH" "$B" find database photos --open
            for i in $(seq 100); do [ -e opened ] && break; sleep 0.1; done; cat opened
            PATH=/nowhere "$B" find database --open
            """)
        #expect(result.output.contains("\(program.directory.path)/photos/clean-list.jpg\n"), "\(result)")
        #expect(result.status == 2 && result.errors == "boardscan: xdg-open: no such file or directory\n")
    }

    /// What a hostile file name or an index that was tampered with holds does not act on a terminal.
    @Test func namesAreShownAsTheyMayBe() throws {
        let result = try program.shell(
            "cp photos/clean-list.jpg $'n\\e[31m\\377.jpg'; \"$B\" find database n*; \"$B\" find -l database n* | od -c"
        )
        #expect(result.output.hasPrefix("n?[31m?.jpg: ") && result.output.contains("033"), "\(result)")
        #expect(result.output.contains("377"))
    }

    @Test(arguments: [
        "", "' '", "-- -", "-e x --json -l", "x -0", "--regex '('", "x --min-confidence 2", "x -m 0", "x -",
    ])
    func badArguments(_ arguments: String) throws {
        #expect(try program.shell("\"$B\" find \(arguments)").status == 64)
    }

    @Test func nothingIsIndexedYet() throws {
        let result = try program.run("find", "x")
        #expect(result.status == 2)
        #expect(
            result.errors
                == "boardscan: nothing is indexed yet: name a directory of photos, or run boardscan index\n")
    }
}
