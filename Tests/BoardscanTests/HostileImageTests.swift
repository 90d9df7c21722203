import Imaging
import Testing

@testable import Boardscan

/// Pictures that no camera takes: they must be read in no time, as nothing or as anything.
@Suite struct HostileImageTests {
    private static func image(
        _ width: Int, _ height: Int, _ value: (_ x: Int, _ y: Int) -> UInt8
    ) -> RGBImage {
        var image = RGBImage(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 { image.pixels[3 * (y * width + x) + channel] = value(x, y) }
            }
        }
        return image
    }

    /// The same each time, and like noise.
    private static func noise(_ x: Int, _ y: Int) -> UInt8 {
        var z = UInt64(x) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(y) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 30)) &* 0x94D0_49BB_1331_11EB
        return UInt8(truncatingIfNeeded: z >> 40)
    }

    private static let regular: [(String, RGBImage)] = [
        ("one pixel", image(1, 1) { _, _ in 0 }), ("black", image(600, 400) { _, _ in 0 }),
        ("white", image(600, 400) { _, _ in 255 }), ("a dot", image(600, 400) { $0 == 300 && $1 == 200 ? 0 : 255 }),
        ("checkerboard", image(600, 400) { ($0 + $1) % 2 == 0 ? 0 : 255 }),
        ("draughtboard", image(600, 400) { ($0 / 12 + $1 / 12) % 2 == 0 ? 0 : 255 }),
        ("single pixels", image(1000, 1000) { $0 % 2 == 0 && $1 % 2 == 0 ? 0 : 255 }),
        ("stripes", image(600, 400) { x, _ in x % 8 < 3 ? 0 : 255 }),
    ]

    @Test(arguments: regular) func whatHasNoTextIsEmpty(_ name: String, _ image: RGBImage) throws {
        let page = try BoardReader().read(image)
        #expect(page.blocks.isEmpty)
        #expect(page.width == image.width && page.height == image.height)
    }

    @Test(arguments: [(1, 60_000), (60_000, 1), (20, 6_000), (6_000, 20), (500, 400)])
    func noiseIsReadAsAnything(_ width: Int, _ height: Int) throws {
        let page = try BoardReader().read(Self.image(width, height, Self.noise))
        let boxes = page.blocks.flatMap(\.lines).flatMap(\.words).map(\.box)
        #expect(boxes.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.maxX <= width && $0.maxY <= height })
    }
}
