import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct SurroundingsTests {
    /// Boxes of one word each, as of a flow chart.
    private var chart: InkMask {
        var mask = InkMask(width: 300, height: 400)
        for row in 0..<4 {
            mask.frame(PixelBox(x: 20, y: 10 + 100 * row, width: 110, height: 80))
            mask.drawLine(x: 40, y: 40 + 100 * row, count: 4)
        }
        return mask
    }

    @Test func framesAreFoundAndLettersAreNot() {
        let components = ConnectedComponents.label(chart)
        let found = Surroundings.indices(in: components, leastHeight: 8)
        #expect(found == Set(components.indices.filter { components[$0].box.height == 80 }))
    }

    @Test func lettersTellHowHighWritingIs() throws {
        #expect(try #require(PageScale(of: chart)).textHeight == 20)
    }

    @Test func aHollowLetterIsNone() {
        var mask = InkMask(width: 100, height: 100)
        mask.ellipse(PixelBox(x: 10, y: 10, width: 50, height: 60))
        mask.fill(PixelBox(x: 30, y: 35, width: 4, height: 4))
        #expect(Surroundings.indices(in: ConnectedComponents.label(mask), leastHeight: 8).isEmpty)
        #expect(Surroundings.indices(in: [], leastHeight: 8).isEmpty)
    }
}
