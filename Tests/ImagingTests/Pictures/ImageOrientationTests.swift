import Testing

@testable import Imaging

@Suite struct ImageOrientationTests {
    @Test(arguments: ImageOrientation.allCases)
    func turnsUpright(_ orientation: ImageOrientation) {
        #expect(TestPicture.stored(for: orientation).applying(orientation) == TestPicture.upright)
    }

    @Test(arguments: ImageOrientation.allCases)
    func jpegExif(_ orientation: ImageOrientation) throws {
        let jpeg = try ImageEncoder.jpeg(TestPicture.stored(for: orientation), quality: 98)
        for bigEndian in [false, true] {
            let file = ExifBuilder.jpeg(jpeg, orientation: orientation.rawValue, bigEndian: bigEndian)
            #expect(TestPicture.isCloseToUpright(try ImageDecoder(file).page(0)))
        }
    }

    @Test(arguments: ImageOrientation.allCases)
    func pngExif(_ orientation: ImageOrientation) throws {
        let png = try ImageEncoder.png(TestPicture.stored(for: orientation))
        let exif = PNGBuilder.chunk("eXIf", ExifBuilder.tiff(orientation.rawValue, bigEndian: true))
        let file = png[..<33] + exif + png[33...]
        #expect(try ImageDecoder(Array(file)).page(0) == TestPicture.upright)
    }

    @Test(arguments: ImageOrientation.allCases)
    func webpExif(_ orientation: ImageOrientation) throws {
        let stored = TestPicture.stored(for: orientation)
        let webp = try LeptonicaWriter.bytes(stored, as: .webp)
        let file = ExifBuilder.webp(
            webp, width: stored.width, height: stored.height, orientation: orientation.rawValue)
        #expect(TestPicture.isCloseToUpright(try ImageDecoder(file).page(0)))
    }

    @Test(arguments: ImageOrientation.allCases)
    func tiffTag(_ orientation: ImageOrientation) throws {
        let stored = TestPicture.stored(for: orientation)
        for bigEndian in [false, true] {
            let file = TIFFBuilder.bytes(
                [(stored, orientation), (TestPicture.upright, .upright)], bigEndian: bigEndian)
            let decoder = try ImageDecoder(file)
            #expect(try decoder.page(0) == TestPicture.upright)
            #expect(try decoder.page(1) == TestPicture.upright)
        }
    }

    @Test(arguments: [0, 9, 255])
    func nonsenseIsIgnored(_ value: Int) throws {
        let jpeg = try ImageEncoder.jpeg(TestPicture.upright)
        let file = ExifBuilder.jpeg(jpeg, orientation: value, bigEndian: false)
        #expect(try ImageDecoder(file).page(0) == ImageDecoder(jpeg).page(0))
    }

    @Test func cutOffExifIsIgnored() {
        let exif = ExifBuilder.tiff(6, bigEndian: false)
        for length in 0..<20 { #expect(ExifOrientation.parse(ByteReader(Array(exif[..<length]))) == nil) }
        #expect(ExifOrientation.parse(ByteReader(exif)) == .rightTop)
    }
}
