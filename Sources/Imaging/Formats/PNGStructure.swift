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
            if name == "tRNS" { structure.transparency = transparency(bytes, at: offset + 8) }
            // The decoder takes grays for others where it knows of a transparent one.
            if keptChunks.contains(name), name != "tRNS" || structure.transparency == nil {
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

    /// The one colour that is transparent, of pictures without a palette; that of the others is the decoder's matter.
    private static func transparency(_ bytes: ByteReader, at offset: Int) -> Transparency? {
        guard let depth = bytes[24], depth > 0, let type = bytes[25] else { return nil }
        func sample(_ index: Int) -> UInt8? {
            bytes.uint16(at: offset + 2 * index, bigEndian: true).map { value in
                // As the decoder brings samples to 8 bits.
                depth > 8 ? UInt8(value >> 8) : UInt8(truncatingIfNeeded: value * 255 / (1 << Int(depth) - 1))
            }
        }
        switch type {
        case 0: return sample(0).map { .color(RGBImage.Color(red: $0, green: $0, blue: $0)) }
        case 2:
            guard let red = sample(0), let green = sample(1), let blue = sample(2) else { return nil }
            return .color(RGBImage.Color(red: red, green: green, blue: blue))
        default: return nil
        }
    }

    private static func chunkName(_ bytes: ByteReader, at offset: Int) -> String {
        String(decoding: (0..<4).compactMap { bytes[offset + $0] }, as: UTF8.self)
    }
}
