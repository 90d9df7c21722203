/// The two headers at the start of a Windows bitmap.
enum BMPHeader {
    /// Lengths of the second header in the wild: core, OS/2, info, V2…V5.
    private static let knownHeaderLengths: Set<Int> = [12, 16, 40, 52, 56, 64, 108, 124]

    /// "BM" also begins ordinary text, so the second header must look like one.
    static func isPlausible(_ bytes: ByteReader) -> Bool {
        guard let length = bytes.uint32(at: 14, bigEndian: false) else { return false }
        return knownHeaderLengths.contains(length)
    }

    static func parse(_ bytes: ByteReader) throws -> ImageStructure {
        guard let headerLength = bytes.uint32(at: 14, bigEndian: false) else { throw ImageError.truncated(.bmp) }
        if headerLength == 12 { throw ImageError.damaged(.bmp) }
        guard let width = bytes.int32(at: 18, bigEndian: false), let height = bytes.int32(at: 22, bigEndian: false),
            let bitsPerPixel = bytes.uint16(at: 28, bigEndian: false),
            let compression = bytes.uint32(at: 30, bigEndian: false),
            let pixelOffset = bytes.uint32(at: 10, bigEndian: false)
        else { throw ImageError.truncated(.bmp) }
        guard width >= 0 else { throw ImageError.damaged(.bmp) }
        var structure = ImageStructure(width: width, height: abs(height))
        let rowLength = (width * bitsPerPixel + 31) / 32 * 4
        // The length of BI_RGB and BI_BITFIELDS pixels follows from the size.
        let (length, overflow) = rowLength.multipliedReportingOverflow(by: structure.height)
        structure.isTruncated = [0, 3].contains(compression) && (overflow || length > bytes.count - pixelOffset)
        return structure
    }
}
