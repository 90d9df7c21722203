import Testing

@testable import Imaging

@Suite struct ImageDecoderTests {
    @Test(arguments: LeptonicaWriter.formats)
    func readsEachFormat(_ format: ImageFormat) throws {
        let decoder = try ImageDecoder(LeptonicaWriter.bytes(TestPicture.upright, as: format))
        let image = try decoder.page(0)
        #expect(decoder.format == format)
        #expect(decoder.pageCount == 1 && decoder.pixelCount(ofPage: 0) == 960)
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

    @Test func aPageThatIsCutOffIsTold() throws {
        let bytes = TIFFBuilder.bytes(
            [(TestPicture.upright, .upright), (TestPicture.upright, .upright), (TestPicture.upright, .upright)])
        // The last directory is behind its pixels.
        let decoder = try ImageDecoder(Array(bytes.dropLast(150)))
        #expect(decoder.pageCount == 3)
        #expect(try decoder.page(1) == TestPicture.upright)
        #expect(throws: ImageError.truncated(.tiff)) { try decoder.page(2) }
        #expect(throws: ImageError.noSuchPage(3)) { try decoder.page(3) }
    }

    @Test func aStripThatCannotBeDecodedIsTold() throws {
        var noise = RGBImage(width: 60, height: 60, fill: 255)
        for index in noise.pixels.indices { noise.pixels[index] = UInt8(truncatingIfNeeded: index &* index &* 31 >> 3) }
        var bytes = try LeptonicaWriter.bytes(noise, as: .tiff)
        #expect(try ImageDecoder(bytes).page(0).width == 60)
        for index in stride(from: bytes.count / 4, to: bytes.count / 2, by: 5) { bytes[index] ^= 0x5A }
        #expect(throws: ImageError.damaged(.tiff)) { try ImageDecoder(bytes).page(0) }
        // The next one is judged by itself.
        #expect(try ImageDecoder(LeptonicaWriter.bytes(noise, as: .tiff)).page(0).width == 60)
    }

    @Test func readsOnlyTheFirstFrameOfAGIF() throws {
        let gif = try LeptonicaWriter.bytes(TestPicture.upright, as: .gif)
        let withGarbage = gif.dropLast() + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0]
        #expect(try ImageDecoder(Array(withGarbage)).page(0) == ImageDecoder(gif).page(0))
    }
}
