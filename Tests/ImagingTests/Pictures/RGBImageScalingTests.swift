import Testing

@testable import Imaging

@Suite struct RGBImageScalingTests {
    private let black = RGBImage.Color(red: 0, green: 0, blue: 0)
    private let red = RGBImage.Color(red: 200, green: 0, blue: 0)

    @Test func colorsStayWhereTheyAre() {
        var image = RGBImage(width: 60, height: 40)
        image.tint(.init(x: 0, y: 0, width: 30, height: 40), with: red, opacity: 1)
        for scale in [0.5, 2.0] {
            let scaled = image.scaled(by: scale)
            #expect(scaled.width == Int(60 * scale) && scaled.height == Int(40 * scale))
            #expect(scaled[scaled.width / 4, 5] == red)
            #expect(scaled[scaled.width * 3 / 4, 5] == RGBImage.Color(red: 255, green: 255, blue: 255))
        }
        #expect(image.scaled(by: 1) == image)
        #expect(image.scaled(by: 0) == image)
    }

    @Test func enlargedEdgesStaySharp() throws {
        var image = RGBImage(width: 30, height: 20)
        let gray = RGBImage.Color(red: 100, green: 100, blue: 100)
        image.tint(.init(x: 0, y: 0, width: 15, height: 20), with: gray, opacity: 1)
        let large = try #require(image.enlarged(by: 2))
        #expect(large.width == 60 && large.height == 40)
        #expect(large[10, 20] == gray && large[50, 20].red == 255)
        // Beside the edge the dark side is darker than it was, which is what sharpening does.
        #expect((24..<32).contains { large[$0, 20].red < 90 })
        #expect(image.enlarged(by: 1) == nil)
    }

    @Test func paintCoversByShare() {
        var image = RGBImage(width: 4, height: 1)
        image.paint(GrayImage(width: 3, height: 1, pixels: [255, 51, 0]), x: 0, y: 0, with: black)
        #expect((0..<4).map { image[$0, 0].green } == [0, 204, 255, 255])
    }

    @Test func whatLiesOutsideIsLeftOut() {
        var image = RGBImage(width: 4, height: 4)
        let whole = image
        let cover = GrayImage(width: 3, height: 3, fill: 255)
        for (x, y) in [(-3, 0), (4, 0), (0, 9), (0, -3), (-90, -90)] { image.paint(cover, x: x, y: y, with: black) }
        #expect(image == whole)
        image.paint(cover, x: -2, y: -2, with: black)
        image.paint(cover, x: 3, y: 3, with: black)
        #expect(image[0, 0] == black && image[3, 3] == black && image[1, 1] != black)
    }
}
