/// Walks a WebP's RIFF chunks (RFC 9649, section 2).
enum WebPStructure {
    private static let animationFlag: UInt8 = 0x02

    static func parse(_ bytes: ByteReader) throws -> ImageStructure {
        guard let riffLength = bytes.uint32(at: 4, bigEndian: false) else { throw ImageError.truncated(.webp) }
        let isTruncated = riffLength + 8 > bytes.count
        var structure: ImageStructure?
        var orientation: ImageOrientation?
        var offset = 12
        while let length = bytes.uint32(at: offset + 4, bigEndian: false) {
            let payload = bytes.slice(at: offset + 8, length: length)
            if bytes.has("EXIF", at: offset) { orientation = ExifOrientation.parse(payload) }
            structure = try structure ?? size(of: payload, chunk: bytes.slice(at: offset, length: 4))
            offset += 8 + length + length % 2  // chunks are padded to even lengths
        }
        guard var result = structure else { throw isTruncated ? ImageError.truncated(.webp) : .damaged(.webp) }
        result.isTruncated = isTruncated
        result.orientation = orientation ?? .upright
        return result
    }

    private static func size(of payload: ByteReader, chunk: ByteReader) throws -> ImageStructure? {
        if chunk.starts(with: "VP8X") {
            if let flags = payload[0], flags & animationFlag != 0 {
                throw ImageError.unsupportedFormat("animated WebP")
            }
            guard let width = payload.uint24(at: 4, bigEndian: false),
                let height = payload.uint24(at: 7, bigEndian: false)
            else { return nil }
            return ImageStructure(width: width + 1, height: height + 1)
        }
        if chunk.starts(with: "VP8L") {
            guard let bits = payload.uint32(at: 1, bigEndian: false) else { return nil }
            return ImageStructure(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        }
        guard chunk.starts(with: "VP8 "), let width = payload.uint16(at: 6, bigEndian: false),
            let height = payload.uint16(at: 8, bigEndian: false)
        else { return nil }
        return ImageStructure(width: width & 0x3FFF, height: height & 0x3FFF)
    }
}
