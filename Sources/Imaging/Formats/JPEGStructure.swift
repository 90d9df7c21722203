/// Walks a JPEG's marker segments (ITU-T T.81, annex B) to the end-of-image marker.
enum JPEGStructure {
    static let endOfImage: UInt8 = 0xD9
    private static let app1: UInt8 = 0xE1
    private static let startOfScan: UInt8 = 0xDA
    /// Each scan of a progressive file goes over all of the picture: encoders write about ten, and 64 would refine each
    /// coefficient of a block by itself.
    private static let mostScans = 100

    /// A file without end-of-image marker is truncated: libjpeg would fill the rest with gray.
    static func parse(_ bytes: ByteReader) throws -> ImageStructure {
        var structure: ImageStructure?
        var orientation: ImageOrientation?
        var isTruncated = true
        var scans = 0
        var offset = 2
        while let marker = nextMarker(bytes, from: &offset) {
            if marker == endOfImage {
                isTruncated = false
                break
            }
            if isAlone(marker) { continue }
            guard let length = bytes.uint16(at: offset, bigEndian: true) else { break }
            guard length >= 2 else { throw ImageError.damaged(.jpeg) }
            if marker == startOfScan { scans += 1 }
            if scans > mostScans { throw ImageError.tooManyScans(maximum: mostScans) }
            if isStartOfFrame(marker), structure == nil {
                guard let height = bytes.uint16(at: offset + 3, bigEndian: true),
                    let width = bytes.uint16(at: offset + 5, bigEndian: true)
                else { break }
                structure = ImageStructure(width: width, height: height)
            }
            let segment = bytes.slice(at: offset + 2, length: length - 2)
            if marker == app1, orientation == nil, segment.starts(with: "Exif") {
                orientation = ExifOrientation.parse(segment)
            }
            offset += length
        }
        guard var result = structure else { throw isTruncated ? ImageError.truncated(.jpeg) : .damaged(.jpeg) }
        result.orientation = orientation ?? .upright
        result.isTruncated = isTruncated
        return result
    }

    /// Skips compressed data, stuffed zeros and fill bytes; leaves `offset` behind the marker.
    static func nextMarker(_ bytes: ByteReader, from offset: inout Int) -> UInt8? {
        let (base, count) = (bytes.range.lowerBound, bytes.count)
        return bytes.bytes.withUnsafeBufferPointer { buffer in
            while offset + 1 < count {
                let code = buffer[base + offset + 1]
                if buffer[base + offset] == 0xFF, code != 0, code != 0xFF {
                    offset += 2
                    return code
                }
                offset += 1
            }
            return nil
        }
    }

    /// Markers without a segment: TEM, RST0…RST7, SOI.
    static func isAlone(_ marker: UInt8) -> Bool { marker == 0x01 || (0xD0...0xD8).contains(marker) }

    /// SOF0…SOF15 without DHT (C4), JPG (C8) and DAC (CC).
    private static func isStartOfFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
}
