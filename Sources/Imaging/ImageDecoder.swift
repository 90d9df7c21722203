import CImageDecoding
import CLeptonica

/// Makes upright RGB pictures of a file's bytes: JPEG, PNG, TIFF and PDF (each page), HEIC, AVIF, WebP, JPEG 2000, BMP,
/// GIF (first frame) and PNM.
///
/// ```swift
/// let decoder = try ImageDecoder(bytes)
/// for index in 0..<decoder.pageCount { use(try decoder.page(index)) }
/// ```
///
/// All depths become 8 bits a sample, palettes are resolved, transparent parts lie on white, and the Exif orientation
/// of JPEG, PNG and WebP and the Orientation tag of TIFF are applied. The size is checked before pixels are decoded, so
/// that a small file cannot fill the memory. PDF, HEIC and AVIF are decoded by libraries that are loaded when such a
/// file comes, in a process of its own with limited time and memory: what a file does to them does nothing to the
/// program.
///
/// Nothing is written to standard error: the libraries beneath write there, so that C's `stderr` of the whole process
/// leads nowhere while a picture is decoded or encoded. What other threads write to it meanwhile is lost; what they
/// write to the descriptor is not.
public struct ImageDecoder: Sendable {
    /// 100 megapixels: above every phone's camera, below 1 GB of memory.
    public static let defaultMaximumPixels = 100_000_000

    /// The format that the first bytes tell.
    public let format: ImageFormat
    private let source: Source
    private let maximumPixels: Int

    private enum Source {
        case png([UInt8], ImageStructure)
        case single([UInt8], ImageOrientation, transparentEntry: Int?, pixels: Int)
        case pages(TIFFPages)
        case isolated(IsolatedPictures)
    }

    /// Reads the headers and decodes nothing yet.
    ///
    /// - Parameters:
    ///   - bytes: a whole file.
    ///   - maximumPixels: larger pictures are refused.
    /// - Throws: ``ImageError``.
    public init(_ bytes: [UInt8], maximumPixels: Int = ImageDecoder.defaultMaximumPixels) throws {
        LeptonicaPix.silenceMessages
        format = try ImageFormat(signatureOf: bytes)
        self.maximumPixels = maximumPixels
        if format == .tiff {
            source = .pages(try TIFFPages(bytes))
            return
        }
        if [.pdf, .heic, .avif].contains(format) {
            source = .isolated(try IsolatedPictures(bytes, format: format, maximumPixels: maximumPixels))
            return
        }
        let structure = try Self.structure(of: bytes, format: format)
        try Self.checkSize(width: structure.width, height: structure.height, maximumPixels: maximumPixels)
        if structure.isTruncated { throw ImageError.truncated(format) }
        source =
            format == .png
            ? .png(bytes, structure)
            : .single(
                structure.replacement ?? bytes, structure.orientation, transparentEntry: structure.transparentEntry,
                pixels: structure.width * structure.height)
    }

    /// Pages of a TIFF or PDF, one that is cut off or not read among them; 1 for the other formats.
    public var pageCount: Int {
        switch source {
        case .png, .single: 1
        case .pages(let pages): pages.count
        case .isolated(let pictures): pictures.count
        }
    }

    /// Decodes one page; its index is one of 0..<pageCount.
    ///
    /// - Throws: ``ImageError``.
    public func page(_ index: Int) throws -> RGBImage {
        guard (0..<pageCount).contains(index) else { throw ImageError.noSuchPage(index) }
        switch source {
        case .png(let bytes, let structure): return try PNGPicture.decode(bytes, structure)
        case .single(let bytes, let orientation, let entry, _):
            return try decode(bytes, page: index, transparentEntry: entry).applying(orientation)
        case .pages(let pages):
            // What is odd in the directory alone is met both times, and does no harm.
            _ = boardscan_take_tiff_errors()
            let size = try pages.size(ofPage: index)
            let tolerable = boardscan_take_tiff_errors()
            try Self.checkSize(width: size.width, height: size.height, maximumPixels: maximumPixels)
            let image = try pages.reading(page: index) { try decode($0, page: $1) }
            if boardscan_take_tiff_errors() > tolerable { throw ImageError.damaged(.tiff) }
            return image.applying(pages.orientation(ofPage: index))
        case .isolated(let pictures): return try pictures.page(index)
        }
    }

    /// Pixels that a page has, or has at most, as far as that is known before it is decoded.
    public func pixelCount(ofPage index: Int) -> Int {
        switch source {
        case .png(_, let structure): structure.width * structure.height
        case .single(_, _, _, let pixels): pixels
        case .pages(let pages): (try? pages.size(ofPage: index)).map { $0.width * $0.height } ?? 0
        case .isolated(let pictures): pictures.mostPixels
        }
    }

    private func decode(_ bytes: [UInt8], page: Int, transparentEntry: Int? = nil) throws -> RGBImage {
        guard let image = decodeDirectColor(bytes) ?? decodeWithLeptonica(bytes, page: page, transparentEntry) else {
            throw ImageError.damaged(format)
        }
        try Self.checkSize(width: image.width, height: image.height, maximumPixels: maximumPixels)
        return image
    }

    private func decodeDirectColor(_ bytes: [UInt8]) -> RGBImage? {
        guard format == .bmp else { return nil }
        let reader = ByteReader(bytes)
        return BMPDirectColor(reader)?.decode(reader)
    }

    private func decodeWithLeptonica(_ bytes: [UInt8], page: Int, _ transparentEntry: Int?) -> RGBImage? {
        guard let pix = QuietStandardError.during({ decodePix(bytes, page: page) }) else { return nil }
        if let transparentEntry { pix.makeTransparent(paletteEntry: transparentEntry) }
        return pix.rgbImage()
    }

    private func decodePix(_ bytes: [UInt8], page: Int) -> LeptonicaPix? {
        bytes.withUnsafeBufferPointer { buffer in
            switch format {
            case .jpeg:
                // Cameras leave odd bytes before markers, which libjpeg warns of: a file that has its end is accepted.
                LeptonicaPix(
                    taking: pixReadMemJpeg(
                        buffer.baseAddress, buffer.count, 0, 1, nil, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA)))
            case .tiff:
                LeptonicaPix(taking: pixReadMemTiff(buffer.baseAddress, buffer.count, Int32(page)))
            case .jpeg2000:
                LeptonicaPix(taking: pixReadMemJp2k(buffer.baseAddress, buffer.count, 1, nil, 0, 0))
            default:
                LeptonicaPix(taking: pixReadMem(buffer.baseAddress, buffer.count))
            }
        }
    }

    private static func structure(of bytes: [UInt8], format: ImageFormat) throws -> ImageStructure {
        let reader = ByteReader(bytes)
        switch format {
        case .jpeg: return try JPEGStructure.parse(reader)
        case .png: return try PNGPicture.structure(reader)
        case .webp: return try WebPStructure.parse(reader)
        case .gif: return try GIFStructure.parse(reader)
        case .bmp: return try BMPHeader.parse(reader)
        case .jpeg2000: return try JPEG2000Structure.parse(reader)
        case .pnm, .tiff, .pdf, .heic, .avif: return try PNMHeader.parse(bytes)
        }
    }

    static func checkSize(width: Int, height: Int, maximumPixels: Int) throws {
        if width <= 0 || height <= 0 { throw ImageError.zeroSize(width: width, height: height) }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        if overflow || pixels > maximumPixels {
            throw ImageError.tooLarge(width: width, height: height, maximumPixels: maximumPixels)
        }
    }
}

extension ImageDecoder {
    /// What is wrong with one of its pictures, in a line for people: which one is said where there are several.
    ///
    /// The index counts from 0.
    public func message(_ error: any Error, onPage index: Int) -> String {
        pageCount == 1 ? "\(error)" : "page \(index + 1): \(error)"
    }
}
