import CImageDecoding
import DocumentModel
import Glibc

/// Decodes PNG (ISO/IEC 15948) with libpng.
enum PNGPicture {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let metresPerInch = 0.0254

    /// The size that the header tells.
    static func structure(_ bytes: ByteReader) throws -> ImageStructure {
        guard bytes.has("IHDR", at: 12), let width = bytes.uint32(at: 16, bigEndian: true),
            let height = bytes.uint32(at: 20, bigEndian: true)
        else { throw bytes.count < 33 ? ImageError.truncated(.png) : ImageError.damaged(.png) }
        return ImageStructure(width: width, height: height)
    }

    /// The picture, upright.
    ///
    /// `structure` is what its header tells; the size was checked.
    ///
    /// - Throws: ``ImageError``.
    static func decode(_ bytes: [UInt8], _ structure: ImageStructure) throws -> RGBImage {
        let (width, height) = (structure.width, structure.height)
        var facts = boardscan_png_facts()
        defer { free(facts.exif) }
        var result = BOARDSCAN_PNG_DAMAGED
        // The decoder leaves no pixel out where it succeeds.
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { pixels, count in
            guard let start = pixels.baseAddress else { return }
            result = boardscan_decode_png(bytes, bytes.count, UInt32(width), UInt32(height), start, &facts)
            count = result == BOARDSCAN_PNG_READ ? pixels.count : 0
        }
        guard result == BOARDSCAN_PNG_READ else {
            throw result == BOARDSCAN_PNG_TRUNCATED ? ImageError.truncated(.png) : ImageError.damaged(.png)
        }
        var image = RGBImage(width: width, height: height, pixels: pixels)
        image.resolution = Resolution(told: perInch(facts.across), perInch(facts.down))
        return image.applying(orientation(of: facts))
    }

    private static func perInch(_ perMetre: UInt32) -> Int { Int((Double(perMetre) * metresPerInch).rounded()) }

    private static func orientation(of facts: boardscan_png_facts) -> ImageOrientation {
        let exif = Array(UnsafeBufferPointer(start: facts.exif, count: facts.exifLength))
        return ExifOrientation.parse(ByteReader(exif)) ?? .upright
    }
}
