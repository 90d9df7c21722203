extension JPEGStructure {
    private static let startOfImage: UInt8 = 0xD8

    /// Walks from marker to marker up to the end of the image; a preview within a segment is passed over with it.
    static func extent(of bytes: ByteReader, from offset: inout Int) -> FrameExtent {
        offset = max(offset, 2)
        while true {
            var next = offset
            guard let marker = nextMarker(bytes, from: &next) else {
                // Data without a marker; its last byte may begin one.
                offset = max(offset, bytes.count - 1)
                return .open
            }
            if marker == endOfImage { return .known(next) }
            if marker == startOfImage { return .nextBegins(at: next - 2) }
            if !isAlone(marker) {
                guard let length = bytes.uint16(at: next, bigEndian: true) else { return .open }
                guard length >= 2 else { return .broken }
                next += length
                guard next <= bytes.count else { return .open }
            }
            offset = next
        }
    }
}
