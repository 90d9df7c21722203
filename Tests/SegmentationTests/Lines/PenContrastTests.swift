import DocumentModel
import Imaging
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct PenContrastTests {
    @Test func theDarkTenthIsThePen() {
        var mask = InkMask(width: 10, height: 4)
        var contrast = Preprocessor().preprocess(RGBImage(width: 10, height: 4)).contrast
        contrast.pixels = (0..<40).map { UInt8($0 < 20 ? 5 * $0 : 255) }
        for x in 0..<10 { for y in 0..<2 { mask[x, y] = true } }
        let ink = PenContrast(of: mask, in: contrast)
        #expect(ink.pen == 85, "of 0, 5, … 95, the board's 255 left out")
        #expect(ink[3, 1] == 65 && ink.transposed[1, 3] == 65)
    }

    @Test func noInk() {
        let contrast = Preprocessor().preprocess(RGBImage(width: 3, height: 3)).contrast
        #expect(PenContrast(of: InkMask(width: 3, height: 3), in: contrast).pen == 0)
    }
}
