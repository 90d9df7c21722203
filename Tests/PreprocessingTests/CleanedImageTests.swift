import Imaging
import Testing

@testable import Preprocessing

@Suite struct CleanedImageTests {
    /// A board with light from the left, and a red and a black stroke.
    private func board(isDark: Bool) -> RGBImage {
        var image = RGBImage(width: 400, height: 300)
        for y in 0..<300 {
            for x in 0..<400 {
                let light = UInt8(240 - x / 4)
                image.pixels.replaceSubrange(
                    (y * 400 + x) * 3..<(y * 400 + x) * 3 + 3,
                    with: isDark ? [light / 5, light / 5, light / 5] : [light, light, light])
            }
        }
        func stroke(_ rows: Range<Int>, _ colour: [UInt8]) {
            for y in rows {
                for x in 50..<350 {
                    image.pixels.replaceSubrange((y * 400 + x) * 3..<(y * 400 + x) * 3 + 3, with: colour)
                }
            }
        }
        stroke(100..<106, isDark ? [230, 90, 90] : [190, 40, 40])
        stroke(200..<206, isDark ? [220, 220, 220] : [30, 30, 30])
        return image
    }

    private func pixel(_ image: RGBImage, _ x: Int, _ y: Int) -> [Int] {
        (0..<3).map { Int(image.pixels[(y * image.width + x) * 3 + $0]) }
    }

    @Test(arguments: [false, true]) func theBoardIsWhiteAndInksKeepTheirHue(isDark: Bool) {
        let clean = Preprocessor().cleaned(board(isDark: isDark))
        for (x, y) in [(5, 5), (390, 290), (200, 150), (20, 250)] { #expect(pixel(clean, x, y) == [255, 255, 255]) }
        let (red, black) = (pixel(clean, 200, 103), pixel(clean, 200, 203))
        #expect(red[0] > red[1] + 60 && red[0] > red[2] + 60, "\(red)")
        #expect(black.allSatisfy { $0 < 110 } && (black.max() ?? 0) - (black.min() ?? 0) < 20, "\(black)")
    }
}
