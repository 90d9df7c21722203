import CImageDecoding
import DocumentModel

/// The pictures of a file that poppler or libheif decode (optional libraries), each in a process of its own.
struct IsolatedPictures: Sendable {
    /// Most pages that are read, as of a TIFF; further ones are only reported.
    private static let mostPages = 1000
    /// Pixels per inch at which PDF pages are rendered, as in scans, where small print has strokes of two pixels.
    private static let resolution = 300.0
    /// A page has no more pixels, however large it is: as many as a phone's camera takes.
    ///
    /// Photos on large pages keep theirs.
    private static let mostPagePixels = 12_000_000

    private let bytes: [UInt8]
    private let format: ImageFormat
    private let maximumPixels: Int
    /// Pages of a PDF, and one behind the last that may be read; 1 for HEIC and AVIF.
    let count: Int

    /// - Throws: ``ImageError``.
    init(_ bytes: [UInt8], format: ImageFormat, maximumPixels: Int) throws {
        (self.bytes, self.format, self.maximumPixels) = (bytes, format, maximumPixels)
        guard format == .pdf else {
            count = 1
            let picture = try Self.checked(boardscan_heif_size(bytes, bytes.count), format)
            try ImageDecoder.checkSize(
                width: Int(picture.width), height: Int(picture.height), maximumPixels: maximumPixels)
            return
        }
        count = min(Int(try Self.checked(boardscan_pdf_pages(bytes, bytes.count), format).pages), Self.mostPages + 1)
    }

    /// - Throws: ``ImageError``.
    func page(_ index: Int) throws -> RGBImage {
        guard index < Self.mostPages else { throw ImageError.tooManyPages(maximum: Self.mostPages) }
        let mostPixels = format == .pdf ? min(maximumPixels, Self.mostPagePixels) : maximumPixels
        let result =
            format == .pdf
            ? boardscan_pdf_page(bytes, bytes.count, Int32(index), Self.resolution, mostPixels)
            : boardscan_heif_picture(bytes, bytes.count, mostPixels)
        defer { boardscan_release_pixels(result.pixels, mostPixels) }
        let picture = try Self.checked(result, format)
        let (width, height) = (Int(picture.width), Int(picture.height))
        guard let pixels = picture.pixels, width > 0, height > 0, width * height <= mostPixels else {
            throw ImageError.damaged(format)
        }
        var image = RGBImage(
            width: width, height: height,
            pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 3)))
        if format == .pdf {
            let resolution = max(1, Int(picture.resolution.rounded()))
            image.resolution = Resolution(x: resolution, y: resolution)
        }
        return image
    }

    private static func checked(_ result: boardscan_decoded, _ format: ImageFormat) throws -> boardscan_decoded {
        switch result.outcome {
        case boardscan_decoding_done: return result
        case boardscan_decoding_no_library: throw ImageError.missingLibrary(format)
        case boardscan_decoding_no_decoder: throw ImageError.missingDecoder(format)
        case boardscan_decoding_locked: throw ImageError.encrypted(format)
        default: throw ImageError.damaged(format)
        }
    }
}
