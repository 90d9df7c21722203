/// Finds the Orientation tag in TIFF directories, those of Exif data and those of TIFF files.
enum ExifOrientation {
    private static let orientationTag = 0x0112
    private static let shortType = 3

    /// - Parameter exif: a TIFF structure; a leading `Exif\0\0` is skipped.
    /// - Returns: `nil` when there is no tag, or none that makes sense.
    static func parse(_ exif: ByteReader) -> ImageOrientation? {
        let tiff = exif.has([0x45, 0x78, 0x69, 0x66, 0, 0], at: 0) ? exif.slice(at: 6) : exif
        guard let bigEndian = byteOrder(tiff), let directory = tiff.uint32(at: 4, bigEndian: bigEndian),
            let tag = find(in: tiff, directory: directory, bigEndian: bigEndian)
        else { return nil }
        return tag.orientation
    }

    /// - Returns: whether numbers start with their highest byte; `nil` when this is no TIFF structure.
    static func byteOrder(_ tiff: ByteReader) -> Bool? {
        if tiff.starts(with: [0x4D, 0x4D, 0, 42]) { return true }
        if tiff.starts(with: [0x49, 0x49, 42, 0]) { return false }
        return nil
    }

    /// Searches one directory: a count, then entries of tag, type, count and value (12 bytes each).
    ///
    /// - Returns: the orientation and where the two bytes of its value stand.
    static func find(
        in tiff: ByteReader, directory: Int, bigEndian: Bool
    ) -> (orientation: ImageOrientation, valueOffset: Int)? {
        guard let entryCount = tiff.uint16(at: directory, bigEndian: bigEndian) else { return nil }
        for entry in 0..<entryCount {
            let offset = directory + 2 + entry * 12
            guard let tag = tiff.uint16(at: offset, bigEndian: bigEndian) else { return nil }
            guard tag == orientationTag, tiff.uint16(at: offset + 2, bigEndian: bigEndian) == shortType else {
                continue
            }
            return tiff.uint16(at: offset + 8, bigEndian: bigEndian)
                .flatMap(ImageOrientation.init(rawValue:)).map { ($0, offset + 8) }
        }
        return nil
    }
}
