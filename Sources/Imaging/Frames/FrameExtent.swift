/// How far a frame goes, as far as its bytes have come.
enum FrameExtent: Equatable {
    /// It has this many bytes, of which some may still be to come.
    case known(Int)
    /// More bytes are needed to tell.
    case open
    /// Another frame begins before this one ends.
    case nextBegins(at: Int)
    case broken

    /// - Parameters:
    ///   - bytes: what has come, from the frame's first byte on.
    ///   - format: the frame's.
    ///   - offset: where to go on; 0 at first, moved on as far as need not be looked at again.
    init(of bytes: ByteReader, format: ImageFormat, from offset: inout Int) {
        switch format {
        case .png: self = PNGPicture.extent(of: bytes, from: &offset)
        case .jpeg: self = JPEGStructure.extent(of: bytes, from: &offset)
        case .pnm: self = PNMHeader.extent(of: bytes.bytes[...])
        case .tiff, .webp, .bmp, .gif, .jpeg2000, .heic, .avif, .pdf: self = .broken
        }
    }
}
