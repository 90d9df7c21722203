/// Decodes bitmaps with 16 and 32 bits a pixel, which Leptonica 1.82 takes for gray and for RGBA.
///
/// Each sample stands under a mask: those in the file, or 5-5-5 and 8-8-8 where it has none.
struct BMPDirectColor {
    private let width: Int
    private let height: Int
    private let isTopDown: Bool
    private let bytesPerPixel: Int
    private let pixelOffset: Int
    /// Red, green, blue, alpha.
    private let channels: [Channel]

    /// One sample's place within a pixel.
    private struct Channel {
        let mask: UInt32

        /// The sample as 0…255; `fallback` where there is no mask.
        func sample(_ pixel: UInt32, fallback: Int) -> Int {
            guard mask != 0 else { return fallback }
            let shift = UInt32(mask.trailingZeroBitCount)
            return Int(UInt64((pixel & mask) >> shift) * 255 / UInt64(mask >> shift))
        }
    }

    /// `nil` for other depths and for compressed bitmaps, which are left to Leptonica.
    ///
    /// - Parameter bytes: a whole file whose header ``BMPHeader`` has accepted.
    init?(_ bytes: ByteReader) {
        guard let bits = bytes.uint16(at: 28, bigEndian: false), bits == 16 || bits == 32,
            let compression = bytes.uint32(at: 30, bigEndian: false), [0, 3, 6].contains(compression),
            let headerLength = bytes.uint32(at: 14, bigEndian: false),
            let pixelOffset = bytes.uint32(at: 10, bigEndian: false),
            let width = bytes.int32(at: 18, bigEndian: false), let height = bytes.int32(at: 22, bigEndian: false)
        else { return nil }
        self.width = width
        self.height = abs(height)
        isTopDown = height < 0
        bytesPerPixel = bits / 8
        self.pixelOffset = pixelOffset
        if compression == 0 {
            channels = (bits == 16 ? [0x7C00, 0x03E0, 0x001F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]).map(Channel.init)
        } else {
            let hasAlpha = headerLength >= 56 || compression == 6
            let masks = (0..<(hasAlpha ? 4 : 3)).map { UInt32(bytes.uint32(at: 54 + 4 * $0, bigEndian: false) ?? 0) }
            channels = (masks + (hasAlpha ? [] : [0])).map(Channel.init)
        }
    }

    /// - Returns: `nil` when the file ends before its pixels do.
    func decode(_ bytes: ByteReader) -> RGBImage? {
        let rowLength = (width * bytesPerPixel + 3) / 4 * 4
        guard width > 0, height > 0, pixelOffset + rowLength * height <= bytes.count else { return nil }
        var image = RGBImage(width: width, height: height)
        var to = 0
        for y in 0..<height {
            var from = pixelOffset + (isTopDown ? y : height - 1 - y) * rowLength
            for _ in 0..<width {
                let pixel =
                    bytesPerPixel == 2
                    ? bytes.uint16(at: from, bigEndian: false) : bytes.uint32(at: from, bigEndian: false)
                write(UInt32(pixel ?? 0), to: &image.pixels, at: to)
                from += bytesPerPixel
                to += 3
            }
        }
        return image
    }

    /// Transparent parts lie on white.
    private func write(_ pixel: UInt32, to pixels: inout [UInt8], at index: Int) {
        let alpha = channels[3].sample(pixel, fallback: 255)
        for channel in 0..<3 {
            let sample = channels[channel].sample(pixel, fallback: 0)
            pixels[index + channel] = UInt8((sample * alpha + 255 * (255 - alpha) + 127) / 255)
        }
    }
}
