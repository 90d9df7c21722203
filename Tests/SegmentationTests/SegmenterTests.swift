import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct SegmenterTests {
    private func board() -> InkMask {
        var mask = InkMask(width: 700, height: 260)
        for row in 0..<3 {
            mask.drawLine(x: 20, y: 20 + 70 * row, count: 14, slope: 0.04)
            mask.drawLine(x: 400, y: 30 + 70 * row, count: 13)
        }
        return mask
    }

    @Test func findsColumnsOfLinesOfLetters() throws {
        let page = Segmenter().segment(board())
        #expect(page.scale?.textHeight == 20)
        #expect(page.withoutRules == board())
        #expect(page.blocks.flatMap(\.self).map(\.box.x) == [20, 20, 20, 400, 400, 400])
        for block in page.blocks { #expect(block.map(\.box.y) == block.map(\.box.y).sorted()) }
        for line in page.blocks.joined() {
            #expect(line.primitives.count >= 13)
            #expect(line.height == 20)
            #expect(line.mask.inkCount == line.primitives.reduce(0) { $0 + $1.area })
            // As high as the zone where most of their strokes are, a little lower than they are.
            #expect(line.frame.scale >= 2 && line.frame.scale < 2.25)
        }
    }

    @Test func rulesAreNoLines() {
        var mask = board()
        mask.fill(PixelBox(x: 10, y: 250, width: 680, height: 3))
        let page = Segmenter().segment(mask)
        #expect(page.withoutRules == board())
        #expect(page.blocks.joined().count == 6)
    }

    @Test func nothingToRead() {
        for mask in [InkMask(width: 0, height: 0), InkMask(width: 80, height: 60)] {
            let page = Segmenter().segment(mask)
            #expect(page.scale == nil && page.blocks.isEmpty && page.withoutRules == mask)
        }
        var rule = InkMask(width: 300, height: 60)
        rule.fill(PixelBox(x: 10, y: 30, width: 280, height: 3))
        #expect(Segmenter().segment(rule).blocks.isEmpty)
    }

    @Test func someInkMayTellTheScaleOfAll() throws {
        var mask = InkMask(width: 600, height: 400)
        for row in 0..<3 { mask.drawLine(x: 20, y: 20 + 50 * row, count: 17) }
        let writing = mask
        mask.fill(PixelBox(x: 300, y: 200, width: 250, height: 150))
        let told = Segmenter().segment(mask, telling: writing)
        #expect(try #require(told.scale).textHeight == 20 && told.blocks.joined().count == 3)
        // Ink that tells nothing leaves it to all.
        let blank = InkMask(width: 600, height: 400)
        #expect(Segmenter().segment(mask, telling: blank).scale == Segmenter().segment(mask).scale)
    }
}
