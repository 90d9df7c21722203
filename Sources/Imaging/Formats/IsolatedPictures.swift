import CImageDecoding
import DocumentModel

/// The pictures of a file that poppler or libheif decode (optional libraries), each in a process of its own.
struct IsolatedPictures: Sendable {
    /// Most pages that are read, as of a TIFF; further ones are only reported.
    private static let mostPages = 1000
    /// Pixels per inch at which PDF pages are rendered, as in scans, where small print has strokes of two pixels.
    private static let resolution: Int32 = 300
    /// A page has no more pixels, however large it is: as many as a phone's camera takes.
    ///
    /// Photos on large pages keep theirs.
    private static let mostPagePixels = 12_000_000

    private let file: SharedFile
    private let format: ImageFormat
    private let maximumPixels: Int
    private let time: ProcessorTime
    /// Pages of a PDF, and one behind the last that may be read; 1 for HEIC and AVIF.
    let count: Int

    /// - Throws: ``ImageError``.
    init(_ bytes: [UInt8], format: ImageFormat, maximumPixels: Int, limits: DecodingLimits = .usual) throws {
        guard let file = SharedFile(bytes) else { throw ImageError.damaged(format) }
        (self.file, self.format, self.maximumPixels) = (file, format, maximumPixels)
        let kind = format == .pdf ? boardscan_task_pdf_pages : boardscan_task_heif_size
        let facts = try Self.checked(file.decode(.init(kind: kind, seconds: limits.secondsOfPage)), format)
        if format == .pdf {
            if facts.pages <= 0 { throw ImageError.noPages }
            count = min(Int(facts.pages), Self.mostPages + 1)
        } else {
            count = 1
            try ImageDecoder.checkSize(
                width: Int(facts.width), height: Int(facts.height), maximumPixels: maximumPixels)
        }
        time = ProcessorTime(limits, pages: count, bytes: bytes.count)
    }

    /// - Throws: ``ImageError``.
    func page(_ index: Int) throws -> RGBImage {
        guard index < Self.mostPages else { throw ImageError.tooManyPages(maximum: Self.mostPages) }
        let seconds = time.secondsOfNextPage
        if seconds == 0 { throw ImageError.documentTooSlow }
        let mostPixels = self.mostPixels
        let result = file.decode(task(index, mostPixels: mostPixels, seconds: seconds))
        defer { boardscan_release_pixels(result.pixels, mostPixels) }
        time.take(result.seconds)
        return try picture(of: Self.checked(result, format), mostPixels: mostPixels)
    }

    /// Pixels of a page at most.
    var mostPixels: Int { format == .pdf ? min(maximumPixels, Self.mostPagePixels) : maximumPixels }

    private func task(_ index: Int, mostPixels: Int, seconds: Int) -> boardscan_task {
        format == .pdf
            ? boardscan_task(
                kind: boardscan_task_pdf_page, index: Int32(index), resolution: Self.resolution, seconds: seconds,
                mostPixels: mostPixels)
            : boardscan_task(kind: boardscan_task_heif_picture, seconds: seconds, mostPixels: mostPixels)
    }

    private func picture(of picture: boardscan_decoded, mostPixels: Int) throws -> RGBImage {
        let (width, height) = (Int(picture.width), Int(picture.height))
        guard let pixels = picture.pixels, width > 0, height > 0, width * height <= mostPixels else {
            throw ImageError.damaged(format)
        }
        var image = RGBImage(
            width: width, height: height,
            pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 3)))
        if format == .pdf, picture.resolution.isFinite {
            let resolution = Int(min(max(1, picture.resolution), Double(Self.resolution)).rounded())
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
        case boardscan_decoding_too_slow: throw ImageError.tooSlow(format)
        default: throw ImageError.damaged(format)
        }
    }
}

extension boardscan_task {
    fileprivate init(
        kind: boardscan_task_kind, index: Int32 = 0, resolution: Int32 = 0, seconds: Int, mostPixels: Int = 0
    ) {
        self.init(
            kind: kind, index: index, resolution: resolution, seconds: UInt32(seconds), most_pixels: mostPixels)
    }
}
