import Testing

@testable import Imaging

@Suite struct ImageDecoderTests {
    @Test(arguments: ImageFormat.allCases)
    func readsEachFormat(_ format: ImageFormat) throws {
        let decoder = try ImageDecoder(LeptonicaWriter.bytes(TestPicture.upright, as: format))
        let image = try decoder.page(0)
        #expect(decoder.format == format)
        #expect(decoder.pageCount == 1)
        #expect(TestPicture.isCloseToUpright(image))
    }

    @Test(arguments: [ImageFormat.png, .tiff, .bmp, .pnm])
    func losslessFormatsKeepEachPixel(_ format: ImageFormat) throws {
        let image = try ImageDecoder(LeptonicaWriter.bytes(TestPicture.upright, as: format)).page(0)
        #expect(image.pixels == TestPicture.upright.pixels)
    }

    @Test func readsEachPageOfATIFF() throws {
        let second = RGBImage(width: 7, height: 5, fill: 9)
        for bigEndian in [false, true] {
            let bytes = TIFFBuilder.bytes([(TestPicture.upright, .upright), (second, .upright)], bigEndian: bigEndian)
            let decoder = try ImageDecoder(bytes)
            #expect(decoder.pageCount == 2)
            #expect(try decoder.page(0) == TestPicture.upright)
            #expect(try decoder.page(1) == second)
            #expect(throws: ImageError.noSuchPage(2)) { try decoder.page(2) }
        }
    }

    @Test func aRingOfTIFFDirectoriesEnds() throws {
        var bytes = TIFFBuilder.bytes([(TestPicture.upright, .upright)])
        bytes.replaceSubrange((bytes.count - 4)..., with: bytes[4..<8])
        let decoder = try ImageDecoder(bytes)
        #expect(decoder.pageCount >= 1)
        #expect(try decoder.page(0) == TestPicture.upright)
    }

    @Test func readsOnlyTheFirstFrameOfAGIF() throws {
        let gif = try LeptonicaWriter.bytes(TestPicture.upright, as: .gif)
        let withGarbage = gif.dropLast() + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0]
        #expect(try ImageDecoder(Array(withGarbage)).page(0) == ImageDecoder(gif).page(0))
    }
}
