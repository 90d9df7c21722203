/// Finds the Orientation tag in Exif data, which is a small TIFF file: byte order, offset, directory of 12-byte entries.
enum ExifOrientation {
    private static let orientationTag = 0x0112
    private static let shortType = 3

    /// - Parameter exif: the TIFF structure; a leading `Exif\0\0` is skipped.
    /// - Returns: `nil` when there is no tag, or none that makes sense.
    static func parse(_ exif: ByteReader) -> ImageOrientation? {
        let tiff = exif.has([0x45, 0x78, 0x69, 0x66, 0, 0], at: 0) ? exif.slice(at: 6) : exif
        let bigEndian: Bool
        if tiff.starts(with: [0x4D, 0x4D, 0, 42]) {
            bigEndian = true
        } else if tiff.starts(with: [0x49, 0x49, 42, 0]) {
            bigEndian = false
        } else {
            return nil
        }
        guard let directory = tiff.uint32(at: 4, bigEndian: bigEndian),
            let entryCount = tiff.uint16(at: directory, bigEndian: bigEndian)
        else { return nil }
        for entry in 0..<entryCount {
            let offset = directory + 2 + entry * 12
            guard let tag = tiff.uint16(at: offset, bigEndian: bigEndian) else { return nil }
            guard tag == orientationTag, tiff.uint16(at: offset + 2, bigEndian: bigEndian) == shortType else { continue }
            return tiff.uint16(at: offset + 8, bigEndian: bigEndian).flatMap(ImageOrientation.init(rawValue:))
        }
        return nil
    }
}
