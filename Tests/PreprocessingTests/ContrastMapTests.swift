import DocumentModel
import Imaging
import Testing

@testable import Preprocessing

@Suite struct ContrastMapTests {
    private func contrast(_ board: TestBoard) -> ContrastMap {
        let image = board.image
        return ContrastMap(of: image, over: BoardBackground.ofPhoto(image))
    }

    @Test func isTheShareOfTheLightThatInkTakes() {
        let map = contrast(TestBoard(ink: [0.5, 0.5, 0.5]))
        #expect(map.width == 320 && map.height == 240)
        #expect(abs(Int(map.pixels[32 * 320 + 22]) - 127) <= 2)
        #expect(map.pixels[32 * 320 + 30] <= 2)
    }

    @Test func doesNotDependOnTheLight() {
        let map = contrast(TestBoard(ink: [0.5, 0.5, 0.5], light: { x, _ in 100 + Double(x) / 3 }))
        for bar in TestBoard().strokes { #expect(abs(Int(map.pixels[(bar.y + 12) * 320 + bar.x + 2]) - 127) <= 12) }
    }

    /// Yellow takes hardly any luminance, but most of the blue.
    @Test func colouredInkCountsByItsStrongestChannel() {
        let map = contrast(TestBoard(ink: [0.95, 0.9, 0.2]))
        #expect(map.pixels[32 * 320 + 22] > 110)
    }

    /// A yellow sign leaves hardly any blue, of which a few levels more or less are no ink.
    @Test func theNoiseOfAChannelWithoutLightIsNoInk() {
        var image = RGBImage(width: 64, height: 64)
        for y in 0..<64 {
            for x in 0..<64 {
                let blue = UInt8((x + 2 * y) % 3 == 0 ? 2 : 9)
                image.stroke(
                    PixelBox(x: x, y: y, width: 1, height: 1), with: RGBImage.Color(red: 240, green: 200, blue: blue))
            }
        }
        let map = ContrastMap(of: image, over: BoardBackground.ofPhoto(image))
        #expect(map.pixels.max() ?? 255 < 16)
    }

    @Test func lighterThanTheBoardIsNoInk() {
        let map = contrast(TestBoard(strokes: [], light: { x, y in x == 100 && y == 100 ? 255 : 180 }))
        #expect(map.pixels[100 * 320 + 100] == 0)
    }
}
