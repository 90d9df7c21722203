import DocumentModel
import Testing

@testable import Imaging

/// The resolution an image file tells.
@Suite struct ResolutionTests {
    /// A PNG with a pHYs chunk in pixels per metre.
    private func png(x: UInt32, y: UInt32, exif: [UInt8] = []) throws -> [UInt8] {
        func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        let png = try ImageEncoder.png(TestPicture.upright)
        return png[..<33] + PNGBuilder.chunk("pHYs", big(x) + big(y) + [1]) + exif + png[33...]
    }

    @Test func isInPixelsPerInch() throws {
        #expect(try ImageDecoder(png(x: 11811, y: 5906)).page(0).resolution == Resolution(x: 300, y: 150))
        #expect(try ImageDecoder(ImageEncoder.png(TestPicture.upright)).page(0).resolution == nil)
    }

    @Test func turnsWithThePicture() throws {
        let exif = PNGBuilder.chunk("eXIf", ExifBuilder.tiff(6, bigEndian: true))
        #expect(try ImageDecoder(png(x: 11811, y: 5906, exif: exif)).page(0).resolution == Resolution(x: 150, y: 300))
    }

    @Test func whatCannotBeIsNone() throws {
        for value in [1, 0, UInt32.max, 2000] as [UInt32] {
            #expect(try ImageDecoder(png(x: value, y: value)).page(0).resolution == nil)
        }
    }
}
