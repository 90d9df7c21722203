import Imaging
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct LineContrastTests {
    /// Line and photo are the same.
    private func strip(of mask: InkMask, _ sample: (Int, Int) -> UInt8) -> ContrastStrip {
        var map = Preprocessor().preprocess(RGBImage(width: 100, height: 60)).contrast
        for index in map.pixels.indices { map.pixels[index] = sample(index % 100, index / 100) }
        return LineContrast(map, x: 0, y: 0, scale: 1).strip(of: mask)
    }

    private var mask: InkMask {
        var mask = InkMask(width: 41, height: 31)
        for y in 10..<20 { for x in 10..<30 { mask[x, y] = true } }
        return mask
    }

    @Test func ofALinesInkItIsAsUsualHoweverFaintItIs() {
        for strength in [UInt8(40), 200] {
            let strip = strip(of: mask) { x, y in (10..<30).contains(x) && (10..<20).contains(y) ? strength : 0 }
            #expect(strip.width == 21 && strip.height == 16)
            for y in 0..<strip.height {
                for x in 0..<strip.width {
                    let isInk = (5..<15).contains(x) && (5..<10).contains(y)
                    #expect(strip.values[y * strip.width + x] == (isInk ? ContrastStrip.usualInk : 0))
                }
            }
        }
    }

    @Test func inkThatIsNotTheLinesIsThereToo() {
        let strip = strip(of: mask) { x, y in y == 25 ? 200 : (10..<20).contains(y) ? 100 : 0 }
        #expect(strip.values[12 * strip.width + 10] == 128, "half of its pixels are twice as dark")
        #expect(strip.values[7 * strip.width] == 128, "beside the ink")
    }

    @Test func anEmptyLineHasNone() {
        #expect(strip(of: InkMask(width: 8, height: 8)) { _, _ in 0 }.values.allSatisfy { $0 == 0 })
    }
}
