/// Finds a JPEG 2000's codestream (ISO/IEC 15444-1) and the size it has there, in a JP2 file's boxes or bare.
enum JPEG2000Structure {
    static let boxSignature: [UInt8] = [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]
    /// Start of codestream, and the marker of its size.
    static let codestreamSignature: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51]
    private static let endOfCodestream: [UInt8] = [0xFF, 0xD9]
    /// Files have a handful.
    private static let mostBoxes = 1000

    /// The sizes in the boxes before it are never asked: the codestream is what is decoded.
    static func parse(_ bytes: ByteReader) throws -> ImageStructure {
        guard let (stream, isWhole) = codestream(bytes) else { throw ImageError.truncated(.jpeg2000) }
        guard stream.starts(with: codestreamSignature) else { throw ImageError.damaged(.jpeg2000) }
        // Behind the marker: length, capabilities, then the size and the origin of the picture on its grid.
        guard let right = stream.uint32(at: 8, bigEndian: true), let bottom = stream.uint32(at: 12, bigEndian: true),
            let left = stream.uint32(at: 16, bigEndian: true), let top = stream.uint32(at: 20, bigEndian: true)
        else { throw ImageError.truncated(.jpeg2000) }
        var structure = ImageStructure(width: right - left, height: bottom - top)
        structure.isTruncated = !isWhole || !stream.has(endOfCodestream, at: stream.count - endOfCodestream.count)
        return structure
    }

    /// - Returns: it, and whether its box ends within the file.
    private static func codestream(_ bytes: ByteReader) -> (stream: ByteReader, isWhole: Bool)? {
        guard bytes.starts(with: boxSignature) else { return (bytes, true) }
        var offset = 0
        for _ in 0..<mostBoxes {
            guard let box = box(bytes, at: offset) else { return nil }
            if bytes.has("jp2c", at: offset + 4) {
                let start = offset + box.headerLength
                return (bytes.slice(at: start, length: box.end - start), box.end <= bytes.count)
            }
            offset = box.end
        }
        return nil
    }

    /// A length of 0 is that of the rest of the file, one of 1 stands behind the box's name in eight bytes.
    private static func box(_ bytes: ByteReader, at offset: Int) -> (headerLength: Int, end: Int)? {
        guard let length = bytes.uint32(at: offset, bigEndian: true) else { return nil }
        if length == 0 { return (8, bytes.count) }
        if length != 1 { return length >= 8 ? (8, offset + length) : nil }
        guard let high = bytes.uint32(at: offset + 8, bigEndian: true), high < 1 << 20,
            let low = bytes.uint32(at: offset + 12, bigEndian: true), high << 32 | low >= 16
        else { return nil }
        return (16, offset + (high << 32 | low))
    }
}
