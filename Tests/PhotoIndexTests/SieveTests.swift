import DocumentModel
import FileAccess
import Testing

@testable import PhotoIndex

@Suite struct SieveTests {
    private func sieveText(_ lines: String...) -> String {
        BlockLetters(IndexedBlock(Boards.page([lines]).blocks[0])).sieveText
    }

    @Test func eachTrigramWithARunnerUpIsThere() {
        #expect(sieveText("Merge-", "Sort") == "mergesort  ")
        #expect(sieveText("mer{cg}e") == "merce  merge  ")
        #expect(sieveText("m{ea}r{cg}e") == "merce  merge  marce  ")
        let text = sieveText("m{ea}{nr}{cg}e")
        for trigram in ["men", "anc", "mer", "erc", "rce", "eng", "nge", "man"] { #expect(text.contains(trigram)) }
    }

    @Test func unlikelyRunnersUpAreLeftOut() {
        var block = Boards.block("merge")
        block.lines[0].words[0].characters[2].alternatives = [Alternative(text: "n", confidence: 0.05)]
        #expect(BlockLetters(IndexedBlock(block)).sieveText == "merge  ")
    }

    @Test(arguments: [
        ("merge", ["merge"]), ("pre\\w+ing", ["pre", "ing"]), ("colou?r", ["colo", "r"]), ("a|b", []),
        ("(x|y)foo", ["foo"]), ("foo{2,3}bar", ["fo", "bar"]), ("\\bto do\\b", ["to do"]), ("(?i)foo", []),
        ("[a-z]+bar", ["bar"]),
        ("fo\\x41o", []), ("(?:ab)*cd", ["cd"]), ("\\Qa.b\\E", []), ("ab(cd", []), ("a.c", ["a", "c"]), ("", []),
        ("[)]foo", []), ("foo\\", []), ("fo+bar", ["fo", "bar"]),
    ])
    func literalsOfExpressions(_ source: String, _ texts: [String]) {
        #expect(RegexLiterals(source).texts == texts)
    }

    @Test func scopesAreBelowPaths() throws {
        let directory = try TemporaryDirectory()
        let index = try PhotoIndex.open(at: directory.file("i"))
        for path in ["/a/b/1", "/a/b/2", "/a/bc/3", "/a/b.jpg", "/d/4"] { try index.store(FilePath(path), [["sort"]]) }
        func found(_ paths: FilePath...) throws -> [String] {
            try index.photos(with: "sort", PhotoSearchOptions(paths: paths)).map(\.string)
        }
        #expect(try found("/a/b") == ["/a/b/1", "/a/b/2"])
        #expect(try found("/a/b/") == ["/a/b/1", "/a/b/2"])
        #expect(try found("/a/b/2", "/d", "/d/4") == ["/a/b/2", "/d/4"])
        #expect(try found("/").count == 5 && found("/a").count == 4 && found("/e").isEmpty)
    }

    /// A scope with more blocks than are looked at one by one, and one without.
    @Test func scopesOfManyBlocks() throws {
        let directory = try TemporaryDirectory()
        let index = try PhotoIndex.open(at: directory.file("i"))
        let page = Boards.page((0..<1500).map { [$0 % 750 == 7 ? "quicksort \($0)" : "tree \($0)"] })
        for path in ["/a/1", "/a/2", "/b/3"] {
            try index.store(FilePath(path), FileStamp(size: 1, modified: 1), hash: ContentHash([]), pages: [page])
        }
        let found = try index.find("quicksort", PhotoSearchOptions(paths: ["/a"]))
        #expect(found.matches.count == 4 && found.isComplete)
        #expect(try index.find("tree", PhotoSearchOptions(paths: ["/a"], limit: 10)).isComplete == false)
        #expect(try index.find("tree", PhotoSearchOptions(limit: 10)).matches.count == 10)
        #expect(try index.find("quiksort", PhotoSearchOptions(minimumConfidence: 0.3)).matches.count == 6)
    }
}
