import TestSupport
import Testing

@testable import Imaging

@Suite struct BadImageTests {
    private func error(_ bytes: [UInt8], maximumPixels: Int = 1_000_000) -> ImageError? {
        do {
            let decoder = try ImageDecoder(bytes, maximumPixels: maximumPixels)
            for index in 0..<decoder.pageCount { _ = try decoder.page(index) }
            return nil
        } catch {
            return error as? ImageError
        }
    }

    @Test func whatIsNoImage() {
        #expect(error([]) == .empty)
        for text in ["hello, world", "BM is a firm", "P5 is a class", "P", "RIFFabcdWAVE", "GIF", "II", "MM\u{0}*"] {
            let found = error(Array(text.utf8))
            #expect(found == .notAnImage || text == "MM\u{0}*" && found == .damaged(.tiff))
        }
    }

    @Test func formatsThatCannotBeReadAreNamed() {
        #expect(error(Array("%!PS-Adobe".utf8)) == .unsupportedFormat("PostScript"))
        #expect(error([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]) == .unsupportedFormat("JPEG XL"))
        #expect(
            ImageError.unsupportedFormat("JPEG XL").description
                == "JPEG XL cannot be read; convert it to PNG or JPEG first")
    }

    /// Every proper beginning of a file is an error; the last bytes of some formats are padding or a trailer.
    @Test(arguments: LeptonicaWriter.formats)
    func beginningsOfFiles(_ format: ImageFormat) throws {
        let bytes = try LeptonicaWriter.bytes(TestPicture.upright, as: format)
        for length in stride(from: 1, to: bytes.count * 9 / 10, by: max(1, bytes.count / 60)) {
            #expect(error(Array(bytes[..<length])) != nil, "\(length) of \(bytes.count) bytes")
        }
    }

    @Test func aTruncatedJPEGIsTold() throws {
        let jpeg = try ImageEncoder.jpeg(TestPicture.upright)
        #expect(error(Array(jpeg.dropLast(2))) == .truncated(.jpeg))
        #expect(error(Array(jpeg[..<(jpeg.count / 2)])) == .truncated(.jpeg))
        // The end marker of an Exif thumbnail is not the picture's.
        let thumbnail: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9]
        #expect(error(thumbnail + jpeg.dropFirst(2).dropLast(2)) == .truncated(.jpeg))
        #expect(error(thumbnail + jpeg.dropFirst(2)) == nil)
    }

    /// Each scan costs as much as a picture, and has a dozen bytes.
    @Test func aJPEGOfManyScansIsRefused() throws {
        let jpeg = try ImageEncoder.jpeg(TestPicture.upright)
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
        func repeated(_ count: Int) -> [UInt8] {
            let scans = Array([[UInt8]](repeating: scan, count: count).joined())
            return Array(jpeg[..<(jpeg.count - 2)]) + scans + Array(jpeg.suffix(2))
        }
        #expect(throws: Never.self) { try ImageDecoder(repeated(99)) }
        #expect(throws: ImageError.tooManyScans(maximum: 100)) { try ImageDecoder(repeated(100)) }
        #expect(ImageError.tooManyScans(maximum: 100).description == "the JPEG file has more than 100 scans")
    }

    @Test func aTruncatedPNGIsTold() throws {
        let png = try ImageEncoder.png(TestPicture.upright)
        for length in [40, png.count / 2, png.count - 14, png.count - 4] {
            #expect(error(Array(png[..<length])) == .truncated(.png), "\(length) of \(png.count) bytes")
        }
    }

    @Test func damagedDataIsTold() throws {
        var png = try ImageEncoder.png(TestPicture.upright)
        png[png.count - 20] ^= 0xFF
        #expect(error(png) == .damaged(.png))
    }

    /// The header alone must be enough: there are no pixels behind it.
    @Test func largeImagesAreRefusedByTheirHeader() throws {
        let png = PNGBuilder(width: 60000, height: 60000, bitDepth: 8, colorType: .gray, rows: [])
        let tooLarge = ImageError.tooLarge(width: 60000, height: 60000, maximumPixels: 100_000_000)
        #expect(error(png.bytes, maximumPixels: 100_000_000) == tooLarge)
        #expect(error(Array(png.bytes[..<33]), maximumPixels: 100_000_000) == tooLarge)
        #expect(
            tooLarge.description
                == "the image is too large: 60000×60000 is more than 100000000 pixels (see --max-pixels)")
        for format in LeptonicaWriter.formats {
            let bytes = try LeptonicaWriter.bytes(TestPicture.upright, as: format)
            #expect(error(bytes, maximumPixels: 959) == .tooLarge(width: 40, height: 24, maximumPixels: 959))
            #expect(error(bytes, maximumPixels: 960) == nil)
        }
    }

    @Test func imagesWithoutPixels() {
        let png = PNGBuilder(width: 0, height: 0, bitDepth: 8, colorType: .gray, rows: [])
        #expect(error(png.bytes) == .zeroSize(width: 0, height: 0))
        #expect(error(Array("P5 0 0 255\n".utf8)) != nil)
    }

    /// Whatever the bytes are, there is a picture or an error.
    @Test(arguments: LeptonicaWriter.formats)
    func randomDamageIsSurvived(_ format: ImageFormat) throws {
        let bytes = try LeptonicaWriter.bytes(TestPicture.upright, as: format)
        for damaged in RandomDamage(of: bytes, times: 200) {
            if let image = try? ImageDecoder(damaged, maximumPixels: 1_000_000).page(0) {
                #expect(image.pixels.count == image.width * image.height * 3)
            }
        }
    }

    @Test func aBitmapOfImpossibleSizeIsRefused() {
        func little(_ values: [(Int, Int)]) -> [UInt8] {
            values.flatMap { value, count in (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        }
        // Its rows would end beyond the largest number there is.
        let bytes =
            Array("BM".utf8)
            + little([
                (0, 8), (0xFFFF_FFFF, 4), (40, 4), (1_759_218_604, 4), (1 << 20, 4), (1, 2), (40_000, 2), (0, 4),
                (0, 20),
            ])
        #expect(throws: ImageError.self) { try ImageDecoder(bytes) }
        #expect("\(ImageError.noSuchPage(.max))".hasPrefix("the file has no page "))
    }
}
