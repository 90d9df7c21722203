import DocumentModel
import Imaging
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct PaintedAreasTests {
    private let scale = PageScale(strokeWidth: 3, textHeight: 20)
    private let area = PixelBox(x: 20, y: 20, width: 160, height: 40)

    private func letters(in width: Int = 200, _ height: Int = 80) -> InkMask {
        var mask = InkMask(width: width, height: height)
        mask.drawLine(x: 40, y: 30, count: 6)
        return mask
    }

    /// What is left of an area and of the letters on it, each of its own contrast.
    private func rest(of painted: InkMask, _ pale: UInt8, under letters: InkMask, _ dark: UInt8) -> InkMask {
        var contrast = Preprocessor().preprocess(RGBImage(width: letters.width, height: letters.height)).contrast
        var mask = painted
        for index in mask.pixels.indices {
            let isLetter = letters.pixels[index] != 0
            contrast.pixels[index] = isLetter ? dark : painted.pixels[index] != 0 ? pale : 0
            if isLetter { mask.pixels[index] = 1 }
        }
        return PaintedAreas(scale: scale, contrast: contrast).removed(from: mask)
    }

    @Test func lettersUnderAHighlighterStay() {
        var painted = InkMask(width: 200, height: 80)
        painted.fill(area)
        #expect(isSame(rest(of: painted, 60, under: letters(), 200), letters()))
    }

    @Test func itsRimGoesAsWell() {
        var painted = InkMask(width: 200, height: 80)
        painted.frame(area, stroke: 10)
        #expect(isSame(rest(of: painted, 60, under: letters(), 200), letters()))
    }

    @Test func anAreaAsDarkAsItsLettersStays() {
        var painted = InkMask(width: 200, height: 80)
        painted.fill(area)
        #expect(isSame(rest(of: painted, 150, under: letters(), 200), painted))
    }

    @Test func aPictureWithADarkPartStays() {
        var painted = InkMask(width: 200, height: 80)
        painted.fill(area)
        var part = InkMask(width: 200, height: 80)
        part.fill(PixelBox(x: 60, y: 28, width: 40, height: 24))
        #expect(isSame(rest(of: painted, 60, under: part, 200), painted))
    }

    /// Strokes of a dry pen are pale in part; they are as narrow as others.
    @Test func dryStrokesStay() {
        var dry = InkMask(width: 200, height: 80)
        dry.drawLine(x: 45, y: 30, count: 6)
        var all = dry
        for index in all.pixels.indices where letters().pixels[index] != 0 { all.pixels[index] = 1 }
        #expect(isSame(rest(of: dry, 60, under: letters(), 200), all))
    }
}
