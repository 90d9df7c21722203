import Testing

@testable import DocumentFormats

@Suite struct PagePartTests {
    @Test(arguments: PagePart.allCases) func eachPartIsInTheProgram(part: PagePart) {
        #expect(part.text.count > 100 && part.text.hasSuffix("\n"))
        // Nothing in it ends the element that it is put into, and nothing is loaded from elsewhere.
        for end in ["</style", "</script", "@import", "url(", "http:", "https:"] {
            #expect(!part.text.contains(end), "\(end)")
        }
    }

    @Test func allPagesShareTheColours() throws {
        let page = HTMLPage(title: "t", style: .found, body: "").html
        let colours = try #require(page.range(of: PagePart.common.text))
        let own = try #require(page.range(of: PagePart.found.text))
        #expect(colours.upperBound == own.lowerBound)
        for part in PagePart.allCases where part.rawValue.hasSuffix(".css") && part != .common {
            #expect(!part.text.contains("--ground:"), "\(part) has a ground of its own")
        }
    }
}
