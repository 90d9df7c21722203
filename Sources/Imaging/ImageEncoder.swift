import CLeptonica

/// Makes PNG and JPEG files of pictures.
public enum ImageEncoder {
    /// - Returns: a PNG with three 8-bit samples per pixel.
    /// - Throws: ``ImageError/encodingFailed(_:)``.
    public static func png(_ image: RGBImage) throws -> [UInt8] {
        try encode(pix(image), as: .png) { pixWriteMemPng($0, $1, $2, 0) }
    }

    /// - Returns: a PNG with one 8-bit sample per pixel.
    /// - Throws: ``ImageError/encodingFailed(_:)``.
    public static func png(_ image: GrayImage) throws -> [UInt8] {
        try encode(pix(image), as: .png) { pixWriteMemPng($0, $1, $2, 0) }
    }

    /// Writes a binary image with one bit per pixel.
    ///
    /// `ink` holds `width * height` samples, row by row from the top; what is not 0 becomes black.
    ///
    /// - Throws: ``ImageError/encodingFailed(_:)``.
    public static func png(ink: [UInt8], width: Int, height: Int) throws -> [UInt8] {
        guard ink.count == width * height else { throw ImageError.encodingFailed(.png) }
        let pix = makePix(width: width, height: height, depth: 1) { line, y in
            for x in 0..<width where ink[y * width + x] != 0 {
                line[x >> 5] |= 0x8000_0000 >> UInt32(x & 31)
            }
        }
        return try encode(pix, as: .png) { pixWriteMemPng($0, $1, $2, 0) }
    }

    /// The quality is 1…100.
    ///
    /// - Throws: ``ImageError/encodingFailed(_:)``.
    public static func jpeg(_ image: RGBImage, quality: Int = 90) throws -> [UInt8] {
        try encode(pix(image), as: .jpeg) { pixWriteMemJpeg($0, $1, $2, Int32(max(1, min(100, quality))), 0) }
    }

    /// The quality is 1…100.
    ///
    /// - Throws: ``ImageError/encodingFailed(_:)``.
    public static func jpeg(_ image: GrayImage, quality: Int = 90) throws -> [UInt8] {
        try encode(pix(image), as: .jpeg) { pixWriteMemJpeg($0, $1, $2, Int32(max(1, min(100, quality))), 0) }
    }

    static func pix(_ image: RGBImage) -> LeptonicaPix? {
        makePix(width: image.width, height: image.height, depth: 32) { line, y in
            image.pixels.withUnsafeBufferPointer { pixels in
                var from = y * image.width * 3
                for x in 0..<image.width {
                    line[x] =
                        UInt32(pixels[from]) << 24 | UInt32(pixels[from + 1]) << 16 | UInt32(pixels[from + 2]) << 8
                    from += 3
                }
            }
        }
    }

    private static func pix(_ image: GrayImage) -> LeptonicaPix? {
        makePix(width: image.width, height: image.height, depth: 8) { line, y in
            image.pixels.withUnsafeBufferPointer { pixels in
                for x in 0..<image.width {
                    line[x >> 2] |= UInt32(pixels[y * image.width + x]) << UInt32(24 - 8 * (x & 3))
                }
            }
        }
    }

    private static func makePix(
        width: Int, height: Int, depth: Int32, fillLine: (UnsafeMutablePointer<UInt32>, Int) -> Void
    ) -> LeptonicaPix? {
        LeptonicaPix.silenceMessages
        guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
            let pix = LeptonicaPix(taking: pixCreate(width32, height32, depth)), let words = pixGetData(pix.pointer)
        else { return nil }
        let wordsPerLine = Int(pixGetWpl(pix.pointer))
        for y in 0..<height { fillLine(words + y * wordsPerLine, y) }
        return pix
    }

    private typealias Bytes = UnsafeMutablePointer<UInt8>

    private static func encode(
        _ pix: LeptonicaPix?, as format: ImageFormat,
        using write: (UnsafeMutablePointer<Bytes?>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<Pix>) -> l_ok
    ) throws -> [UInt8] {
        var data: Bytes?
        var size = 0
        guard let pix, QuietStandardError.during({ write(&data, &size, pix.pointer) }) == 0, let data else {
            throw ImageError.encodingFailed(format)
        }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: size))
    }
}
