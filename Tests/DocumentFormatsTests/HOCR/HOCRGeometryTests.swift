import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct HOCRGeometryTests {
    private func slantedPage() -> Page {
        var next = 0
        let lines = [100, 150].map {
            TestDocument.line(["slanted", "writing", "rises"], top: $0, slope: -0.1, nextWord: &next)
        }
        let block = Block(box: lines.map(\.box).union() ?? lines[0].box, lines: lines)
        return Page(width: 1000, height: 800, blocks: [block])
    }

    @Test func straightLinesKeepTheirBoxes() {
        let page = TestDocument.sample.pages[0]
        let geometry = HOCRGeometry(page)
        #expect(geometry.lines.joined().map(\.box) == page.blocks.flatMap(\.lines).map(\.box))
        #expect(geometry.lines.joined().allSatisfy { $0.outline == nil })
    }

    @Test func slantedLinesAreOutlined() throws {
        let page = slantedPage()
        let lines = page.blocks[0].lines
        #expect(BoxSeparation.overlap(lines[0].box, lines[1].box) > BoxSeparation.mostOverlap)
        let places = HOCRGeometry(page).lines[0]
        #expect(BoxSeparation.overlap(places[0].box, places[1].box) <= BoxSeparation.mostOverlap)
        let outline = try #require(places[0].outline)
        #expect(outline.map(\.x) == [lines[0].box.x, lines[0].box.maxX, lines[0].box.maxX, lines[0].box.x])
        #expect(outline[0].y - outline[1].y == Int((Double(lines[0].box.width) * 0.1).rounded()))
        // Every word lies within.
        for word in lines[0].words {
            let rise = Double(word.box.x - lines[0].box.x) * -0.1
            #expect(Double(word.box.y) >= Double(outline[0].y) + rise - 5)
            #expect(Double(word.box.maxY) <= Double(outline[3].y) + rise + 5)
        }
    }
}
