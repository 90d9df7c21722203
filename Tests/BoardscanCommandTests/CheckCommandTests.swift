import Foundation
import Testing

@testable import BoardscanCommand

/// `boardscan check` on a shipped board.
@Suite final class CheckCommandTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Array(Data(contentsOf: Program.fixture("clean-list.jpg"))), to: "board.jpg")
    }

    deinit { program.remove() }

    @Test(arguments: [
        ("--contains database", 0), ("--contains zebra", 1), ("--contains 'DATA BASE'", 0),
        ("--contains zebra --contains database --any", 0), ("--contains zebra --contains database", 1),
        ("--contains zebra --none", 0), ("--contains database --none", 1), ("--regex 'data[a-z]+'", 0),
        ("--regex '[0-9]{9}'", 1), ("--contains database --min-confidence 1", 1),
    ])
    func exitCodes(_ arguments: String, _ status: Int32) throws {
        let result = try program.shell("\"$B\" check board.jpg \(arguments)")
        #expect(result.status == status, "\(result)")
        #expect(result.output.split(separator: "\n").last?.hasPrefix(status == 0 ? "yes" : "no") == true)
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: ["check scan.tif --contains a", "describe scan.tif"])
    func aDamagedPageIsTold(_ arguments: String) throws {
        try program.write(Pictures.scanWithADamagedPage(), to: "scan.tif")
        let result = try program.shell("\"$B\" \(arguments)")
        #expect(result.status == 2, "\(result)")
        #expect(result.errors.hasPrefix("boardscan: scan.tif: page 2: "))
    }

    @Test func json() throws {
        let result = try program.shell("\"$B\" check board.jpg --contains database --contains zebra --any --json")
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(json["answer"] as? Bool == true)
        #expect(json["mode"] as? String == "any")
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings.map { $0["wanted"] as? String } == ["database", "zebra"])
        #expect(findings[0]["box"] != nil)
    }

    @Test func quiet() throws {
        let result = try program.shell("\"$B\" check board.jpg --contains database -q")
        #expect(result.status == 0 && result.output.isEmpty)
    }

    @Test func whatCannotBeRead() throws {
        let result = try program.shell("\"$B\" check none.jpg --contains x")
        #expect(result.status == 2)
        #expect(result.errors == "boardscan: none.jpg: no such file or directory\n")
    }

    @Test(arguments: [
        "", "--contains ' '", "--regex '('", "--regex ''", "--contains x --min-confidence 2",
        "--contains x --any --all", "--contains \"$(printf 'a%.0s' {1..1001})\"",
        "--regex \"$(printf '[%.0s' {1..2000})\"", "--regex \"$(printf '(%.0s' {1..51})a$(printf ')%.0s' {1..51})\"",
        "--regex \"$(printf 'a|%.0s' {1..60000})\"",
    ])
    func badArguments(_ arguments: String) throws {
        #expect(try program.shell("\"$B\" check board.jpg \(arguments)").status == 64)
    }

    /// Fifty brackets, and any number of escaped ones.
    @Test func patternsMayBeDeep() throws {
        let groups = String(repeating: "(", count: 50) + "a" + String(repeating: ")", count: 50)
        for pattern in [groups, String(repeating: "\\(", count: 60), "\\\\(a)"] {
            #expect(throws: Never.self) { try WantedArguments.check(pattern: pattern) }
        }
        #expect(throws: (any Error).self) { try WantedArguments.check(pattern: "(" + groups + ")") }
        #expect(throws: (any Error).self) { try WantedArguments.check(pattern: "\\\\" + "(" + groups + ")") }
    }

    @Test func namesThatAreNotUTF8() throws {
        let result = try program.shell(
            "cp board.jpg \"$(printf 'n\\377.jpg')\"; \"$B\" check n*.jpg --contains database --json")
        let json = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(json["source"] as? String == "n\u{FFFD}.jpg" && json["pathBytes"] as? String == "6eff2e6a7067")
    }
}
