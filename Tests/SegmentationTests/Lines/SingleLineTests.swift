import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct SingleLineTests {
    /// Two words far apart, which are two columns to anybody who does not know better.
    private var mask: InkMask {
        var mask = InkMask(width: 900, height: 80)
        mask.drawLine(x: 20, y: 30, count: 4)
        mask.drawLine(x: 600, y: 34, count: 4)
        return mask
    }

    @Test func wideGapsDoNotPartALine() throws {
        #expect(Segmenter().segment(mask).blocks.flatMap(\.self).count == 2)
        for layout in [PageLayout.singleLine, .singleWord] {
            let lines = Segmenter(layout: layout).segment(mask).blocks.flatMap(\.self)
            #expect(lines.count == 1)
            #expect(lines.first?.box == PixelBox(x: 20, y: 30, width: 654, height: 24))
            #expect(lines.first?.primitives.count ?? 0 >= 8)
        }
    }

    @Test func aSingleCharacterIsOnePrimitive() throws {
        let line = try #require(Segmenter(layout: .singleCharacter).segment(mask).blocks.first?.first)
        #expect(line.primitives.count == 1)
        #expect(line.primitives.first?.area == line.mask.inkCount)
    }

    @Test(arguments: [PageLayout.singleLine, .singleWord, .singleCharacter])
    func noInkNoLine(layout: PageLayout) {
        #expect(Segmenter(layout: layout).segment(InkMask(width: 50, height: 50)).blocks.isEmpty)
    }
}
