import Imaging
import Testing

@Suite struct RGBImageWarpingTests {
    private func ramp(width: Int, height: Int) -> RGBImage {
        var image = RGBImage(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 { image.pixels[(y * width + x) * 3 + channel] = UInt8(10 * x + 3 * y + channel) }
            }
        }
        return image
    }

    @Test func nothingChangesThroughTheIdentity() {
        let image = ramp(width: 9, height: 7)
        #expect(image.warped(by: .identity, width: 9, height: 7).pixels == image.pixels)
    }

    @Test func betweenPixelsIsTheirMean() throws {
        let half = try #require(Homography(rows: [1, 0, 0.5, 0, 1, 0, 0, 0, 1]))
        let moved = ramp(width: 9, height: 7).warped(by: half, width: 8, height: 7)
        #expect(moved.pixels[0] == 5 && moved.pixels[(2 * 8 + 3) * 3 + 1] == 42)
    }

    @Test func beyondTheEdgeIsTheNearestPixel() throws {
        let away = try #require(Homography(rows: [1, 0, -20, 0, 1, 40, 0, 0, 1]))
        let image = ramp(width: 9, height: 7)
        let corner = image.pixels[(6 * 9) * 3..<(6 * 9) * 3 + 3]
        #expect(image.warped(by: away, width: 3, height: 2).pixels.prefix(3) == corner)
    }
}
