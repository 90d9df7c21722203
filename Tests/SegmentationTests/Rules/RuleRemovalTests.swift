import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct RuleRemovalTests {
    private let removal = RuleRemoval(scale: PageScale(strokeWidth: 3, textHeight: 20))

    private func letters(slope: Double = 0) -> InkMask {
        var mask = InkMask(width: 400, height: 200)
        mask.drawLine(x: 40, y: 60, count: 15, slope: slope)
        return mask
    }

    /// Adds a line of 3 pixels.
    private func ruled(_ mask: InkMask, y: Int, from: Int, to: Int, slope: Double = 0) -> InkMask {
        var mask = mask
        for x in from..<to {
            mask.fill(PixelBox(x: x, y: y + Int((slope * Double(x - from)).rounded()), width: 1, height: 3))
        }
        return mask
    }

    @Test func lettersAloneStay() {
        #expect(removal.removeRules(from: letters()).ink == letters())
        #expect(removal.removeRules(from: letters(slope: 0.05)).ink == letters(slope: 0.05))
    }

    @Test(arguments: [0, 0.06]) func anUnderlineBelowTheLettersGoes(slope: Double) {
        let written = letters(slope: slope)
        #expect(removal.removeRules(from: ruled(written, y: 90, from: 30, to: 360, slope: slope)).ink == written)
    }

    @Test func lettersThatStandOnARuleStayWhole() {
        let written = letters()
        let clean = removal.removeRules(from: ruled(written, y: 74, from: 10, to: 390)).ink
        // Nothing of a letter is lost, and little of the rule is left: where it meets a letter.
        for index in written.pixels.indices where written.pixels[index] != 0 { #expect(clean.pixels[index] != 0) }
        #expect(clean.inkCount - written.inkCount < 400)
        for x in [12, 36, 56, 76, 385] { #expect(!clean[x, 75], "\(x)") }
    }

    @Test func whereLettersStandInARuleItIsCutOffBelowThem() {
        let written = letters()
        // The letters' feet reach down to the rule's middle.
        let clean = removal.removeRules(from: ruled(written, y: 78, from: 10, to: 390)).ink
        for x in 0..<400 { #expect(!clean[x, 80], "\(x)") }
        for y in 60..<77 { #expect(clean[41, y] == written[41, y], "\(y)") }
        #expect(clean.inkCount <= written.inkCount)
    }

    @Test func aFrameGoesAndWhatItFramesStays() {
        let written = letters()
        var framed = written
        framed.fill(PixelBox(x: 10, y: 20, width: 380, height: 3))
        framed.fill(PixelBox(x: 10, y: 170, width: 380, height: 3))
        framed.fill(PixelBox(x: 10, y: 20, width: 3, height: 153))
        framed.fill(PixelBox(x: 387, y: 20, width: 3, height: 153))
        let clean = removal.removeRules(from: framed).ink
        // The corners belong to both rules and may stay.
        #expect(clean.inkCount - written.inkCount <= 4 * 9)
        for index in written.pixels.indices where written.pixels[index] != 0 { #expect(clean.pixels[index] != 0) }
    }

    /// Too low to have long sides.
    @Test func aFrameAroundALineGoesAndTallLettersStay() {
        var written = letters()
        // As high as the frame, but at none of its corners.
        written.fill(PixelBox(x: 200, y: 48, width: 3, height: 40))
        var framed = written
        framed.fill(PixelBox(x: 20, y: 44, width: 340, height: 3))
        framed.fill(PixelBox(x: 20, y: 90, width: 332, height: 3))
        framed.fill(PixelBox(x: 20, y: 44, width: 3, height: 49))
        for y in 44..<96 { framed.fill(PixelBox(x: 357 + (y - 44) / 12, y: y, width: 3, height: 1)) }
        let clean = removal.removeRules(from: framed).ink
        #expect(clean.inkCount - written.inkCount <= 4 * 12)
        for index in written.pixels.indices where written.pixels[index] != 0 { #expect(clean.pixels[index] != 0) }
    }

    @Test func stemsAlongAMarginAreNoBrokenRule() {
        // The stems of a letter that begins each line, where paper with a grid would have two such rows at least.
        var margin = InkMask(width: 300, height: 400)
        for row in 0..<9 { margin.fill(PixelBox(x: 30, y: 20 + 40 * row, width: 3, height: 24)) }
        #expect(removal.removeRules(from: margin).ink == margin)
        var grid = margin
        for row in 0..<9 { grid.fill(PixelBox(x: 200, y: 20 + 40 * row, width: 3, height: 24)) }
        #expect(!removal.removeRules(from: grid).ink.pixels.contains { $0 != 0 })
    }

    @Test func aRuleOfUnevenThicknessGoesWhole() {
        let written = letters()
        var mask = ruled(written, y: 90, from: 30, to: 360)
        for x in stride(from: 60, to: 350, by: 40) {
            // Here the pen pressed, there a sliver of ink came off.
            mask.fill(PixelBox(x: x, y: 88, width: 2, height: 7))
            mask.fill(PixelBox(x: x + 20, y: 88, width: 1, height: 1))
        }
        #expect(removal.removeRules(from: mask).ink.inkCount - written.inkCount <= 8 * 14)
        mask = ruled(written, y: 90, from: 30, to: 360)
        for x in stride(from: 60, to: 350, by: 40) { mask.fill(PixelBox(x: x, y: 93, width: 1, height: 1)) }
        #expect(removal.removeRules(from: mask).ink == written)
    }

    @Test func joinedUpWritingIsNoRule() {
        var mask = InkMask(width: 400, height: 100)
        for x in 20..<380 {
            let wave = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0][x / 2 % 10]
            mask.fill(PixelBox(x: x, y: 40 + wave, width: 1, height: 3))
        }
        #expect(removal.removeRules(from: mask).ink == mask)
    }

    @Test func dashesAndBarsAreNoRules() {
        var mask = InkMask(width: 300, height: 200)
        mask.fill(PixelBox(x: 20, y: 40, width: 55, height: 3))
        mask.fill(PixelBox(x: 150, y: 40, width: 3, height: 60))
        mask.fill(PixelBox(x: 20, y: 120, width: 200, height: 30))
        #expect(removal.removeRules(from: mask).ink == mask)
    }

    @Test func transposingTwiceGivesTheMask() {
        let mask = InkMask(width: 31, height: 17, density: 0.4, seed: 5)
        let turned = mask.transposed()
        #expect(turned.width == 17 && turned[3, 20] == mask[20, 3])
        #expect(turned.transposed() == mask)
    }
}
