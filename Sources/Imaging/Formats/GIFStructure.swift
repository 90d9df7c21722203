/// Walks a GIF's blocks (GIF89a specification) to the end of its first frame.
enum GIFStructure {
    private static let extensionIntroducer: UInt8 = 0x21
    private static let graphicControlLabel: UInt8 = 0xF9
    private static let imageSeparator: UInt8 = 0x2C
    private static let trailer: UInt8 = 0x3B

    /// The structure of the first frame; later ones are cut off, so that an animation cannot fill the memory.
    static func parse(_ bytes: ByteReader) throws -> ImageStructure {
        guard let flags = bytes[10] else { throw ImageError.truncated(.gif) }
        var offset = 13 + colorTableLength(flags)
        var transparentEntry: Int?
        while let introducer = bytes[offset] {
            if introducer == imageSeparator {
                var structure = try frame(bytes, at: offset)
                structure.transparentEntry = transparentEntry
                return structure
            }
            guard introducer == extensionIntroducer else { throw ImageError.damaged(.gif) }
            if bytes[offset + 1] == graphicControlLabel { transparentEntry = Self.transparentEntry(bytes, at: offset) }
            guard let next = skipSubBlocks(bytes, from: offset + 2) else { break }
            offset = next
        }
        throw ImageError.truncated(.gif)
    }

    /// What a graphic control extension says of the frame behind it.
    private static func transparentEntry(_ bytes: ByteReader, at offset: Int) -> Int? {
        guard let flags = bytes[offset + 3], flags & 1 == 1 else { return nil }
        return bytes[offset + 6].map(Int.init)
    }

    private static func frame(_ bytes: ByteReader, at offset: Int) throws -> ImageStructure {
        guard let width = bytes.uint16(at: offset + 5, bigEndian: false),
            let height = bytes.uint16(at: offset + 7, bigEndian: false), let flags = bytes[offset + 9]
        else { throw ImageError.truncated(.gif) }
        var structure = ImageStructure(width: width, height: height)
        guard let end = skipSubBlocks(bytes, from: offset + 10 + colorTableLength(flags) + 1) else {
            structure.isTruncated = true
            return structure
        }
        let start = bytes.range.lowerBound
        structure.replacement = Array(bytes.bytes[start..<start + end]) + [trailer]
        return structure
    }

    private static func colorTableLength(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    private static func skipSubBlocks(_ bytes: ByteReader, from start: Int) -> Int? {
        var offset = start
        while let length = bytes[offset] {
            offset += 1 + Int(length)
            if length == 0 { return offset }
        }
        return nil
    }
}
