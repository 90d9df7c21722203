import DocumentModel
import Testing

@testable import Imaging

@Suite struct RGBImageCroppingTests {
    private let picture = RGBImage(width: 4, height: 3, pixels: (0..<36).map { UInt8($0) })

    @Test func aBoxIsCutOut() {
        let part = picture.cropped(to: PixelBox(x: 1, y: 1, width: 2, height: 1))
        #expect(part.width == 2 && part.height == 1 && part.pixels == [15, 16, 17, 18, 19, 20])
    }

    @Test func aMarginEndsWithThePicture() {
        let part = picture.cropped(to: PixelBox(x: 1, y: 1, width: 2, height: 1), margin: 9)
        #expect(part.width == 4 && part.height == 3 && part.pixels == picture.pixels)
    }
}
