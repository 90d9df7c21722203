import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct EnclosuresTests {
    /// A hollow box with strokes of 3 pixels.
    private func ring(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Component {
        var mask = InkMask(width: x + width, height: y + height)
        mask.fill(PixelBox(x: x, y: y, width: width, height: 3))
        mask.fill(PixelBox(x: x, y: y + height - 3, width: width, height: 3))
        mask.fill(PixelBox(x: x, y: y, width: 3, height: height))
        mask.fill(PixelBox(x: x + width - 3, y: y, width: 3, height: height))
        return ConnectedComponents.label(mask)[0]
    }

    private func enclosures(_ components: [Component]) -> Set<Int> {
        Enclosures.indices(in: components, scale: PageScale(strokeWidth: 3, textHeight: 20))
    }

    @Test func aRingRoundANumberIsFound() {
        #expect(enclosures([.rectangle(30, 30, 12, 20), ring(15, 15, 50, 50), .rectangle(80, 30, 5, 20)]) == [1])
    }

    @Test func lettersAreNone() {
        // An o with a speck in it, and one that overhangs its neighbour.
        #expect(enclosures([ring(10, 10, 30, 40), .rectangle(22, 24, 3, 3)]).isEmpty)
        #expect(enclosures([ring(10, 10, 30, 40), .rectangle(35, 20, 12, 20)]).isEmpty)
        #expect(enclosures([ring(10, 10, 20, 26), .rectangle(16, 16, 5, 8)]).isEmpty, "a piece of a broken letter")
        #expect(enclosures([.rectangle(10, 10, 60, 60), .rectangle(20, 20, 12, 20)]).isEmpty, "a blot")
        #expect(enclosures([]).isEmpty)
    }

    @Test func theRingIsNoTextAndTheNumberIs() {
        let number = Component.rectangle(30, 30, 5, 20)
        let text = TextComponents([ring(15, 15, 50, 50), number], scale: PageScale(strokeWidth: 3, textHeight: 20))
        #expect(text.letters == [number] && text.others.count == 1)
    }
}
