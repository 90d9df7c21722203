import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct ClosedBordersTests {
    private let borders = ClosedBorders(scale: PageScale(strokeWidth: 3, textHeight: 20))

    private func clean(_ mask: InkMask) -> InkMask { borders.removed(from: mask, mask.transposed()) }

    /// Expects all of the writing to be left of a drawing, and at most so many pixels besides.
    private func expect(
        _ written: InkMask, of drawn: InkMask, besides most: Int, _ location: SourceLocation = #_sourceLocation
    ) {
        let clean = clean(drawn)
        #expect(covers(clean, written), sourceLocation: location)
        #expect(clean.inkCount - written.inkCount <= most, sourceLocation: location)
    }

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
        // A little of the ellipse beside the letter.
        expect(letters, of: drawn, besides: 59)
    }

    @Test func boxesSideBySide() {
        var written = InkMask(width: 300, height: 160)
        for x in [90, 160] { written.drawLine(x: x, y: 70, count: 2) }
        var drawn = written
        drawn.frame(PixelBox(x: 80, y: 60, width: 62, height: 40))
        drawn.frame(PixelBox(x: 139, y: 60, width: 71, height: 40))
        // Corners, which are as thick as two strokes on the slant.
        expect(written, of: drawn, besides: 6 * 9)
    }

    @Test func aBorderThatIsOpenStays() {
        var drawn = written
        drawn.ellipse(PixelBox(x: 50, y: 40, width: 200, height: 80))
        for x in 140..<150 { for y in 30..<50 { drawn[x, y] = false } }
        #expect(isSame(clean(drawn), drawn))
    }

    @Test func aNodeWhoseStrokesHardlyMissGoes() {
        var written = InkMask(width: 300, height: 160)
        written.drawLetter(x: 100, y: 65)
        var drawn = written
        drawn.frame(PixelBox(x: 80, y: 50, width: 54, height: 50))
        for x in 131..<134 { for y in 94..<97 { drawn[x, y] = false } }
        for x in 95..<100 { for y in 50..<53 { drawn[x, y] = false } }
        expect(written, of: drawn, besides: 29)
    }

    @Test func aLetterThatTouchesItsNodeStays() {
        var written = InkMask(width: 300, height: 160)
        written.fill(PixelBox(x: 100, y: 63, width: 3, height: 26))
        written.fill(PixelBox(x: 96, y: 86, width: 12, height: 3))
        var drawn = written
        drawn.frame(PixelBox(x: 80, y: 60, width: 54, height: 50))
        expect(written, of: drawn, besides: 59)
    }

    @Test func separatorsThatDoNotReachTheOtherSideGo() {
        var written = InkMask(width: 300, height: 160)
        for x in [60, 120, 180] { written.drawLetter(x: x, y: 70) }
        var drawn = written
        drawn.frame(PixelBox(x: 40, y: 55, width: 190, height: 50))
        for x in [95, 155] { drawn.fill(PixelBox(x: x, y: 55, width: 3, height: 44)) }
        expect(written, of: drawn, besides: 39)
    }

    /// Letters between two rules close cells with them once gaps are bridged.
    @Test func lettersBetweenRulesStay() {
        var letters = InkMask(width: 300, height: 160)
        for x in [60, 100, 140, 180] { letters.fill(PixelBox(x: x, y: 60, width: 3, height: 40)) }
        for x in [80, 120, 160] { letters.drawLetter(x: x, y: 70) }
        var drawn = letters
        for y in [54, 102] { drawn.fill(PixelBox(x: 20, y: y, width: 260, height: 3)) }
        #expect(covers(clean(drawn), letters))
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
