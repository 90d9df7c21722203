/// Walks a PNG's chunks (ISO/IEC 15948, clause 5).
enum PNGStructure {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// What the pixels depend on. Other chunks are dropped: libpng complains about harmless ones on standard error.
    private static let keptChunks: Set<String> = ["IHDR", "PLTE", "tRNS", "pHYs", "IDAT", "IEND"]

    static func parse(_ bytes: ByteReader) throws -> ImageStructure {
        guard bytes.has("IHDR", at: 12), let width = bytes.uint32(at: 16, bigEndian: true),
            let height = bytes.uint32(at: 20, bigEndian: true)
        else { throw bytes.count < 33 ? ImageError.truncated(.png) : ImageError.damaged(.png) }
        var structure = ImageStructure(width: width, height: height)
        var kept = signature
        var offset = signature.count
        while let length = bytes.uint32(at: offset, bigEndian: true), offset + 12 + length <= bytes.count {
            let name = chunkName(bytes, at: offset + 4)
            if name == "eXIf" {
                structure.orientation = ExifOrientation.parse(bytes.slice(at: offset + 8, length: length)) ?? .upright
            }
            if keptChunks.contains(name) {
                let start = bytes.range.lowerBound + offset
                kept.append(contentsOf: bytes.bytes[start..<start + 12 + length])
            }
            if name == "IEND" {
                structure.replacement = kept
                return structure
            }
            offset += 12 + length
        }
        structure.isTruncated = true
        return structure
    }

    private static func chunkName(_ bytes: ByteReader, at offset: Int) -> String {
        String(decoding: (0..<4).compactMap { bytes[offset + $0] }, as: UTF8.self)
    }
}
