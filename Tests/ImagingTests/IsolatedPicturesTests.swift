import DocumentModel
import Testing

@testable import Imaging

/// Formats whose libraries are loaded when they are needed; without them there is a message and nothing else to test.
@Suite struct IsolatedPicturesTests {
    private static let page = (width: 40, height: 24, content: PDFBuilder.upright)

    /// - Returns: `nil` where the library is not installed.
    private func decoder(_ bytes: [UInt8], maximumPixels: Int = 1_000_000) throws -> ImageDecoder? {
        do {
            return try ImageDecoder(bytes, maximumPixels: maximumPixels)
        } catch ImageError.missingLibrary(let format) {
            #expect("\(ImageError.missingLibrary(format))".contains("apt-get install lib"))
            return nil
        }
    }

    @Test func eachPageOfAPDF() throws {
        let bytes = PDFBuilder.bytes([Self.page, (width: 72, height: 36, content: "")])
        guard let decoder = try decoder(bytes) else { return }
        #expect(decoder.format == .pdf && decoder.pageCount == 2)
        let image = try decoder.page(0)
        // 300 pixels an inch.
        #expect(image.width == 167 && image.height == 100 && image.resolution == Resolution(x: 300, y: 300))
        #expect(TestPicture.corners(of: image) == TestPicture.corners(of: TestPicture.upright))
        #expect(try decoder.page(1) == white(width: 300, height: 150))
        #expect(throws: ImageError.noSuchPage(2)) { try decoder.page(2) }
    }

    private func white(width: Int, height: Int) -> RGBImage {
        var image = RGBImage(width: width, height: height)
        image.resolution = Resolution(x: 300, y: 300)
        return image
    }

    /// A poster has no more pixels than a phone's photo, and none has more than may be.
    @Test func largePagesAreDrawnWithFewerPixels() throws {
        let poster = PDFBuilder.bytes([(width: 14_000, height: 7_000, content: "")])
        guard let decoder = try decoder(poster, maximumPixels: 100_000_000) else { return }
        let image = try decoder.page(0)
        #expect((11_900_000...12_000_000).contains(image.width * image.height))
        let small = try ImageDecoder(poster, maximumPixels: 5000).page(0)
        #expect(small.width * small.height <= 5000 && small.width == 100)
    }

    @Test func documentsOfManyPagesEnd() throws {
        let bytes = PDFBuilder.bytes(Array(repeating: (width: 9, height: 9, content: ""), count: 1005))
        guard let decoder = try decoder(bytes) else { return }
        #expect(decoder.pageCount == 1001)
        #expect(throws: ImageError.tooManyPages(maximum: 1000)) { try decoder.page(1000) }
    }

    @Test(arguments: [(ForeignPictures.heic, ImageFormat.heic), (ForeignPictures.avif, .avif)])
    func picturesOfPhones(bytes: [UInt8], format: ImageFormat) throws {
        guard let decoder = try decoder(bytes) else { return }
        #expect(decoder.format == format && decoder.pageCount == 1)
        do {
            #expect(TestPicture.isCloseToUpright(try decoder.page(0)))
        } catch ImageError.missingDecoder {
            // libheif has parts that are not installed.
        }
        #expect(throws: ImageError.tooLarge(width: 40, height: 24, maximumPixels: 959)) {
            try ImageDecoder(bytes, maximumPixels: 959)
        }
    }

    /// What a file does to a library it does in another process.
    @Test(arguments: [PDFBuilder.bytes([page]), ForeignPictures.heic, ForeignPictures.avif])
    func damageIsSurvived(bytes: [UInt8]) throws {
        guard try decoder(bytes) != nil else { return }
        for length in stride(from: 8, to: bytes.count, by: max(1, bytes.count / 20)) {
            _ = try? ImageDecoder(Array(bytes[..<length]), maximumPixels: 1_000_000).page(0)
        }
        var state: UInt64 = 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<30 {
            var damaged = bytes
            for _ in 0...random(4) { damaged[random(damaged.count)] = UInt8(random(256)) }
            if let image = try? ImageDecoder(damaged, maximumPixels: 1_000_000).page(0) {
                #expect(image.pixels.count == image.width * image.height * 3)
            }
        }
    }

    @Test func aPDFWithoutPages() throws {
        #expect(throws: ImageError.self) {
            guard let decoder = try decoder(Array("%PDF-1.4\n%%EOF\n".utf8)) else { throw ImageError.empty }
            _ = try decoder.page(0)
        }
    }
}
