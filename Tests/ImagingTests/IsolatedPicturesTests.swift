import DocumentModel
import TestSupport
import Testing

@testable import Imaging

/// Formats whose libraries are loaded when they are needed.
@Suite struct IsolatedPicturesTests {
    private static let page = (width: 40, height: 24, content: PDFBuilder.upright)
    private static let files = [PDFBuilder.bytes([page]), ForeignPictures.heic, ForeignPictures.avif]
    private static let hasPoppler = isInstalled(files[0])
    private static let hasHEIF = isInstalled(files[1])

    private static func isInstalled(_ bytes: [UInt8]) -> Bool { message(bytes) == nil }

    /// What is said where the library is not installed.
    private static func message(_ bytes: [UInt8]) -> String? {
        do { _ = try ImageDecoder(bytes, maximumPixels: 1_000_000) } catch let error as ImageError {
            if case .missingLibrary = error { return error.description }
        } catch {}
        return nil
    }

    /// Where a library is missing, the package that has it is named.
    @Test(arguments: files) func whatIsMissingIsNamed(bytes: [UInt8]) {
        if let message = Self.message(bytes) { #expect(message.contains("apt-get install lib")) }
        #expect("\(ImageError.missingLibrary(.pdf))".contains("apt-get install libpoppler-glib8"))
        #expect("\(ImageError.missingLibrary(.heic))".contains("apt-get install libheif1"))
    }

    @Test(.enabled(if: hasPoppler, "poppler is not installed")) func eachPageOfAPDF() throws {
        let bytes = PDFBuilder.bytes([Self.page, (width: 72, height: 36, content: "")])
        let decoder = try ImageDecoder(bytes, maximumPixels: 1_000_000)
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
    @Test(.enabled(if: hasPoppler, "poppler is not installed"))
    func largePagesAreDrawnWithFewerPixels() throws {
        let poster = PDFBuilder.bytes([(width: 14_000, height: 7_000, content: "")])
        let image = try ImageDecoder(poster, maximumPixels: 100_000_000).page(0)
        #expect((11_900_000...12_000_000).contains(image.width * image.height))
        let small = try ImageDecoder(poster, maximumPixels: 5000).page(0)
        #expect(small.width * small.height <= 5000 && small.width == 100)
    }

    @Test(.enabled(if: hasPoppler, "poppler is not installed"))
    func documentsOfManyPagesEnd() throws {
        let bytes = PDFBuilder.bytes(Array(repeating: (width: 9, height: 9, content: ""), count: 1005))
        let decoder = try ImageDecoder(bytes, maximumPixels: 1_000_000)
        #expect(decoder.pageCount == 1001)
        #expect(throws: ImageError.tooManyPages(maximum: 1000)) { try decoder.page(1000) }
    }

    @Test(
        .enabled(if: hasHEIF, "libheif is not installed"),
        arguments: [(ForeignPictures.heic, ImageFormat.heic), (ForeignPictures.avif, .avif)])
    func picturesOfPhones(bytes: [UInt8], format: ImageFormat) throws {
        let decoder = try ImageDecoder(bytes, maximumPixels: 1_000_000)
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
    @Test(arguments: files.filter(isInstalled))
    func damageIsSurvived(bytes: [UInt8]) throws {
        for length in stride(from: 8, to: bytes.count, by: max(1, bytes.count / 20)) {
            _ = try? ImageDecoder(Array(bytes[..<length]), maximumPixels: 1_000_000).page(0)
        }
        for damaged in RandomDamage(of: bytes, times: 30) {
            if let image = try? ImageDecoder(damaged, maximumPixels: 1_000_000).page(0) {
                #expect(image.pixels.count == image.width * image.height * 3)
            }
        }
    }

    /// As mail and printers put it there.
    @Test(.enabled(if: hasPoppler, "poppler is not installed")) func aPDFMayHaveOtherBytesBeforeIt() throws {
        let file = PDFBuilder.bytes([Self.page])
        #expect(try ImageDecoder(Array("MAIL\n".utf8) + file, maximumPixels: 1_000_000).page(0).width == 167)
        let far = [UInt8](repeating: 0x20, count: 1025) + file
        #expect(throws: ImageError.notAnImage) { try ImageDecoder(far, maximumPixels: 1_000_000) }
    }

    /// Pages that take a moment are too much where nothing is granted.
    @Test(.enabled(if: hasPoppler, "poppler is not installed")) func timeIsLimited() throws {
        let strokes = String(repeating: "0 0 m 40 24 l S\n", count: 2_000_000)
        let bytes = PDFBuilder.bytes(Array(repeating: (width: 40, height: 24, content: strokes), count: 3))
        func decoder(_ limits: DecodingLimits) throws -> IsolatedPictures {
            try IsolatedPictures(bytes, format: .pdf, maximumPixels: 1_000_000, limits: limits)
        }
        let none = DecodingLimits(
            secondsOfPage: 1, secondsOfDocument: 0.01, secondsForPage: 0, secondsForMegabyte: 0)
        let pictures = try decoder(none)
        _ = try? pictures.page(0)
        #expect(throws: ImageError.documentTooSlow) { try pictures.page(1) }
        #expect(throws: ImageError.documentTooSlow) { try pictures.page(2) }
        let page = DecodingLimits(secondsOfPage: 1)
        #expect(throws: ImageError.tooSlow(.pdf)) { try decoder(page).page(1) }
    }

    /// The process that decodes is this very one started anew, and holds nothing of it open.
    @Test(.enabled(if: hasPoppler, "poppler is not installed")) func manyAtOnce() async throws {
        let bytes = PDFBuilder.bytes([Self.page])
        let widths = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try ImageDecoder(bytes, maximumPixels: 1_000_000).page(0).width } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(widths == [Int](repeating: 167, count: 20))
    }

    @Test(.enabled(if: hasPoppler, "poppler is not installed")) func aPDFOfNoPagesSaysSo() {
        #expect(throws: ImageError.noPages) { try ImageDecoder(PDFBuilder.bytes([]), maximumPixels: 1_000_000) }
    }

    @Test func aPDFWithoutPagesIsAnError() {
        #expect(throws: ImageError.self) {
            try ImageDecoder(Array("%PDF-1.4\n%%EOF\n".utf8), maximumPixels: 1_000_000)
        }
    }
}
