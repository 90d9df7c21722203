import DocumentModel
import Imaging
import Testing

@testable import Finding

@Suite struct LineCorePolarityTests {
    private func core(light: Double, letterHeight: Double = 20, angle: Double = 0) -> LineCore {
        LineCore(
            cells: [], middle: [100, 50], angle: angle, start: -40, end: 40, letterHeight: letterHeight, light: light,
            confidence: 1)
    }

    /// Strokes four pixels wide and as high as letters, sixteen apart, on a ground.
    private func photo(ink: UInt8, ground: UInt8) -> RGBImage {
        var image = RGBImage(width: 200, height: 100, fill: ground)
        for y in 40..<60 {
            for x in 40..<160 where x % 16 < 4 {
                for channel in 0..<3 { image.pixels[3 * (y * 200 + x) + channel] = ink }
            }
        }
        return image
    }

    @Test func strokesCoverLessThanTheirGround() {
        let (dark, light) = (photo(ink: 20, ground: 200), photo(ink: 220, ground: 30))
        #expect(!core(light: 0.9).withPolarity(in: dark).isLight)
        #expect(core(light: 0.1).withPolarity(in: light).isLight)
        #expect(core(light: 0.1).withPolarity(in: dark).light == 0.1)
        #expect(core(light: 0.9).withPolarity(in: light).light == 0.9)
    }

    @Test func whereThereIsNoContrastTheNetworkIsBelieved() {
        let empty = photo(ink: 30, ground: 30)
        #expect(core(light: 0.9).withPolarity(in: empty).isLight)
        #expect(!core(light: 0.1).withPolarity(in: empty).isLight)
    }

    @Test(arguments: [0.0, 1.3, .pi, .nan]) func linesMayReachBeyondThePhoto(angle: Double) {
        var core = core(light: 0.9, letterHeight: 400, angle: angle.isNaN ? 0 : angle)
        core.middle = angle.isNaN ? [-1000, -1000] : [190, 90]
        #expect(core.withPolarity(in: photo(ink: 20, ground: 200)).confidence == 1)
    }
}
