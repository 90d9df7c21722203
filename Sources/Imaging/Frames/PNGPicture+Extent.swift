extension PNGPicture {
    private static let greatestLength = Int(Int32.max)

    /// Walks from chunk to chunk up to IEND.
    ///
    /// What stands between is for the decoder to check.
    static func extent(of bytes: ByteReader, from offset: inout Int) -> FrameExtent {
        offset = max(offset, signature.count)
        while let length = bytes.uint32(at: offset, bigEndian: true), offset + 8 <= bytes.count {
            let name = (4..<8).compactMap { bytes[offset + $0] }
            // Only the first chunk is a header: another one is the next frame's.
            guard length <= greatestLength, name.allSatisfy(isLetter),
                (name == Array("IHDR".utf8)) == (offset == signature.count)
            else { return .broken }
            if name == Array("IEND".utf8) { return .known(offset + 12 + length) }
            guard offset + 12 + length <= bytes.count else { return .open }
            offset += 12 + length
        }
        return .open
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
