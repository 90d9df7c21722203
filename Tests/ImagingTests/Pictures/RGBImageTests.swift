import DocumentModel
import Testing

@testable import Imaging

@Suite struct RGBImageTests {
    private let red = RGBImage.Color(red: 255, green: 0, blue: 0)

    @Test func luminance() {
        let image = RGBImage(width: 5, height: 1, pixels: [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0])
        #expect(image.gray().pixels == [77, 149, 29, 255, 0])
    }

    @Test func tintMixes() {
        var image = RGBImage(width: 2, height: 1, fill: 0)
        image.tint(PixelBox(x: 1, y: 0, width: 5, height: 5), with: .init(red: 200, green: 100, blue: 0), opacity: 0.5)
        #expect(image.pixels == [0, 0, 0, 100, 50, 0])
    }

    @Test func strokeDrawsTheOutlineOnly() {
        var image = RGBImage(width: 5, height: 5)
        image.stroke(PixelBox(x: 1, y: 1, width: 4, height: 3), with: red)
        let drawn = (0..<25).filter { image[$0 % 5, $0 / 5] == red }
        #expect(drawn == [6, 7, 8, 9, 11, 14, 16, 17, 18, 19])
    }

    @Test func linesAreClipped() {
        var image = RGBImage(width: 4, height: 4)
        image.drawLine(fromX: -3, y: -3, toX: 9, y: 9, with: red)
        #expect((0..<4).allSatisfy { image[$0, $0] == red })
        image.drawLine(fromX: .infinity, y: 0, toX: 0, y: .nan, with: red)
        #expect((0..<16).filter { image[$0 % 4, $0 / 4] == red }.count == 4)
    }

    /// A test that fails shows its arguments.
    @Test func aPictureIsDescribedByItsSize() {
        #expect("\(RGBImage(width: 30, height: 20))" == "RGBImage 30×20")
        #expect("\(GrayImage(width: 30, height: 20, fill: 0))" == "GrayImage 30×20")
    }
}
