import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct ClosedBordersTests {
    private let borders = ClosedBorders(scale: PageScale(strokeWidth: 3, textHeight: 20))

    private func clean(_ mask: InkMask) -> InkMask { borders.removed(from: mask, mask.transposed()) }

    private var written: InkMask {
        var mask = InkMask(width: 300, height: 160)
        mask.drawLine(x: 90, y: 70, count: 6)
        return mask
    }

    @Test func anEllipseGoesAndWhatItSurroundsStays() {
        var drawn = written
        drawn.ellipse(PixelBox(x: 50, y: 40, width: 200, height: 80))
        #expect(isSame(clean(drawn), written))
    }

    @Test func aLetterThatTheBorderCrossesStays() {
        var drawn = written
        drawn.drawLetter(x: 140, y: 30)
        let letters = drawn
        drawn.ellipse(PixelBox(x: 50, y: 40, width: 200, height: 80))
        let clean = self.clean(drawn)
        #expect(covers(clean, letters))
        #expect(clean.inkCount - letters.inkCount < 60, "little of the ellipse is left beside it")
    }

    @Test func boxesSideBySide() {
        var written = InkMask(width: 300, height: 160)
        for x in [90, 160] { written.drawLine(x: x, y: 70, count: 2) }
        var drawn = written
        drawn.frame(PixelBox(x: 80, y: 60, width: 62, height: 40))
        drawn.frame(PixelBox(x: 139, y: 60, width: 71, height: 40))
        let clean = self.clean(drawn)
        #expect(covers(clean, written))
        // Corners, which are as thick as two strokes on the slant.
        #expect(clean.inkCount - written.inkCount <= 6 * 9)
    }

    @Test func aBorderThatIsOpenStays() {
        var drawn = written
        drawn.ellipse(PixelBox(x: 50, y: 40, width: 200, height: 80))
        for x in 140..<150 { for y in 30..<50 { drawn[x, y] = false } }
        #expect(isSame(clean(drawn), drawn))
    }

    /// Whose inside is large, but has no letter in it.
    @Test func aLargeLetterStays() {
        var drawn = written
        drawn.ellipse(PixelBox(x: 40, y: 55, width: 40, height: 50))
        #expect(isSame(clean(drawn), drawn))
        // Nor does it matter that it stands within a border itself.
        let letters = drawn
        drawn.ellipse(PixelBox(x: 4, y: 20, width: 250, height: 110))
        #expect(isSame(clean(drawn), letters))
    }

    @Test func aBlotWithAHoleStays() {
        var drawn = InkMask(width: 300, height: 160)
        drawn.fill(PixelBox(x: 20, y: 10, width: 260, height: 140))
        for x in 60..<240 { for y in 40..<120 { drawn[x, y] = false } }
        drawn.drawLine(x: 90, y: 70, count: 6)
        #expect(isSame(clean(drawn), drawn))
    }
}
