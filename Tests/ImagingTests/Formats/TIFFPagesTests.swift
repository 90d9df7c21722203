import Testing

@testable import Imaging

@Suite struct TIFFPagesTests {
    private static let page = RGBImage(width: 8, height: 10, fill: 200)

    private static func pages(_ count: Int) -> [(image: RGBImage, orientation: ImageOrientation)] {
        [(image: RGBImage, orientation: ImageOrientation)](repeating: (page, .upright), count: count)
    }

    /// Rows in strips that are not there would show what the others hold once more.
    @Test(arguments: [false, true]) func aPageThatLacksStripsIsDamaged(bigEndian: Bool) throws {
        for (rows, isWhole) in [(10, true), (20, true), (9, false), (1, false)] {
            let decoder = try ImageDecoder(
                TIFFBuilder.bytes(Self.pages(2), bigEndian: bigEndian, rowsPerStrip: rows))
            #expect(decoder.pageCount == 2)
            if isWhole {
                #expect(try decoder.page(1).pixels == Self.page.pixels)
            } else {
                #expect(throws: ImageError.damaged(.tiff)) { try decoder.page(1) }
            }
        }
    }

    @Test func pagesBehindTheLastThatIsReadAreReported() throws {
        #expect(try ImageDecoder(TIFFBuilder.bytes(Self.pages(1000))).pageCount == 1000)
        let decoder = try ImageDecoder(TIFFBuilder.bytes(Self.pages(1002)))
        #expect(decoder.pageCount == 1001)
        #expect(try decoder.page(999).width == 8)
        #expect(throws: ImageError.tooManyPages(maximum: 1000)) { try decoder.page(1000) }
    }
}
