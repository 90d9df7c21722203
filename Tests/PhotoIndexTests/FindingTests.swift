import DocumentModel
import FileAccess
import Testing

@testable import PhotoIndex

@Suite struct FindingTests {
    private let directory: TemporaryDirectory
    private let index: PhotoIndex

    init() throws {
        directory = try TemporaryDirectory()
        index = try PhotoIndex.open(at: directory.file("index.sqlite"))
        try index.store("/exact", [["Today: Merge Sort"]])
        try index.store("/runner-up", [["mer{cg}e sort"]])
        try index.store("/lines", [["first merge", "sort last"]])
        try index.store("/divided", [["a mer-", "gesort"]])
        try index.store("/letter", [["merg sort"]])
        try index.store("/columns", [["merge"], ["sort"]])
        try index.store("/other", [["quick brown fox", "jumps"], ["over the lazy dog"]])
    }

    @Test func whatIsFound() throws {
        let found = try index.find("merge sort")
        #expect(Set(found.matches.map(\.photo)) == ["/exact", "/runner-up", "/lines", "/divided", "/letter"])
        #expect(found.isComplete)
        #expect(found.matches.map(\.confidence) == found.matches.map(\.confidence).sorted(by: >))
        #expect(found.matches.last?.photo == "/letter")
        #expect(try index.find("zebra crossing").matches.isEmpty)
        #expect(try index.find(" – ").matches.isEmpty && index.find("").matches.isEmpty)
    }

    @Test func whereItStands() throws {
        let found = try index.find("merge sort", PhotoSearchOptions(paths: ["/exact", "/lines"])).matches
        let exact = try #require(found.first { $0.photo == "/exact" })
        #expect(exact.parts.map(\.before) == ["Today: "] && exact.parts.map(\.matched) == ["Merge Sort"])
        #expect(exact.parts.map(\.after) == [""] && exact.page == 0)
        #expect(exact.pageSize == PageSize(width: 4000, height: 3000))
        // Six characters of 20 pixels and a gap of 15 are before it.
        #expect(exact.box == PixelBox(x: 135, y: 0, width: 195, height: 30))
        let lines = try #require(found.first { $0.photo == "/lines" })
        #expect(lines.parts.map(\.text) == ["first merge", "sort last"])
        #expect(lines.parts.map(\.matched) == ["merge", "sort"])
        #expect(lines.box == PixelBox(x: 0, y: 0, width: 215, height: 130))
    }

    @Test func shortTexts() throws {
        #expect(try index.photos(with: "fox") == ["/other"])
        #expect(try index.photos(with: "ox", PhotoSearchOptions(minimumConfidence: 0.01)) == ["/other"])
        #expect(try index.photos(with: "q", PhotoSearchOptions(minimumConfidence: 0.01)) == ["/other"])
        #expect(try index.photos(with: "g", PhotoSearchOptions(minimumConfidence: 0.01)).contains("/other"))
        #expect(try index.find("7").matches.isEmpty && index.find("zz").matches.isEmpty)
    }

    @Test func aQuotationMarkIsALetter() throws {
        try index.store("/quoted", [["say \"hello\" now"]])
        #expect(try index.photos(with: "say \u{201C}hello\u{201D}") == ["/quoted"])
    }

    @Test func limits() throws {
        let all = try index.find("sort", PhotoSearchOptions(minimumConfidence: 0.2))
        let two = try index.find("sort", PhotoSearchOptions(minimumConfidence: 0.2, limit: 2))
        #expect(two.matches == Array(all.matches.prefix(2)) && !two.isComplete)
        #expect(try index.find("sort", PhotoSearchOptions(limit: 0)).matches.isEmpty)
        let sure = try index.find("merge sort", PhotoSearchOptions(minimumConfidence: 0.9)).matches
        #expect(sure.allSatisfy { $0.confidence >= 0.9 } && sure.count < 5 && !sure.isEmpty)
    }

    @Test func evidenceForFitting() throws {
        let evidence = try index.evidence(for: "merge sort")
        #expect(evidence["/exact"]?.lag == 0 && evidence["/letter"]?.lag ?? 0 > 0.5)
        #expect(evidence["/other"] == nil)
        #expect(evidence["/exact"]?.features.count == MatchEvidence.Feature.allCases.count)
    }

    @Test func expressions() throws {
        let lines = try index.find(Regex("^sort l.st$"), source: "^sort l.st$")
        #expect(lines.matches.map(\.photo) == ["/lines"] && lines.matches.first?.parts.first?.matched == "sort last")
        let across = try index.find(Regex("merge\\ssort"), source: nil).matches
        #expect(Set(across.map(\.photo)) == ["/lines"])
        #expect(across.first?.parts.map(\.matched) == ["merge", "sort"])
        #expect(Set(try index.find(Regex("[Mm]erge"), source: "[Mm]erge").matches.map(\.photo)).count == 3)
        #expect(try index.find(Regex("x*"), source: nil).matches.map(\.parts.first?.matched) == ["x"])
        #expect(try index.find(Regex("dog"), source: "dog", PhotoSearchOptions(paths: ["/lines"])).matches.isEmpty)
        #expect(try index.find(Regex("mer-"), source: "mer-").matches.map(\.parts.first?.matched) == ["mer-"])
    }
}
