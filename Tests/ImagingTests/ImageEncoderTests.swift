import Testing

@testable import Imaging

@Suite struct ImageEncoderTests {
    @Test func pngKeepsEachPixel() throws {
        #expect(try ImageDecoder(ImageEncoder.png(TestPicture.upright)).page(0) == TestPicture.upright)
        let gray = TestPicture.upright.gray()
        #expect(try ImageDecoder(ImageEncoder.png(gray)).page(0) == RGBImage(gray))
    }

    @Test func inkBecomesBlack() throws {
        let ink: [UInt8] = [1, 0, 0, 1, 0, 1]
        let png = try ImageEncoder.png(ink: ink, width: 3, height: 2)
        #expect(try ImageDecoder(png).page(0).gray().pixels == [0, 255, 255, 0, 255, 0])
        #expect(throws: ImageError.encodingFailed(.png)) { try ImageEncoder.png(ink: ink, width: 3, height: 3) }
    }

    @Test func jpegComesClose() throws {
        let decoded = try ImageDecoder(ImageEncoder.jpeg(TestPicture.upright, quality: 98)).page(0)
        #expect(TestPicture.isCloseToUpright(decoded))
        let gray = TestPicture.upright.gray()
        let decodedGray = try ImageDecoder(ImageEncoder.jpeg(gray, quality: 98)).page(0)
        #expect(zip(decodedGray.gray().pixels, gray.pixels).allSatisfy { abs(Int($0) - Int($1)) < 30 })
    }

    @Test func picturesWithoutPixelsCannotBeWritten() {
        #expect(throws: ImageError.encodingFailed(.png)) { try ImageEncoder.png(RGBImage(width: 0, height: 0)) }
    }
}
