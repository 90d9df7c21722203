/// Which kind of frame, if any, some bytes of a stream begin.
enum FrameBeginning: Equatable {
    case frame(ImageFormat)
    /// More bytes are needed to tell.
    case undecided
    case none

    /// Whether any frame begins with a byte.
    static func mayBegin(with byte: UInt8) -> Bool { byte == 0x89 || byte == 0xFF || byte == UInt8(ascii: "P") }

    private static let startOfImage: [UInt8] = [0xFF, 0xD8, 0xFF]
    /// Application data, frames, tables and comments: one of them stands behind the start of an image.
    ///
    /// Damaged data look like that once in 200 MB.
    private static let firstMarkers = Set<UInt8>(0xE0...0xEF).union([0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD, 0xFE])

    init(_ bytes: ArraySlice<UInt8>) {
        if bytes.starts(with: PNGPicture.signature) {
            self = .frame(.png)
        } else if bytes.starts(with: Self.startOfImage), let marker = bytes.dropFirst(3).first {
            self = Self.firstMarkers.contains(marker) ? .frame(.jpeg) : .none
        } else if bytes.isEmpty {
            self = .none
        } else if PNGPicture.signature.starts(with: bytes) || Self.startOfImage.starts(with: bytes) {
            self = .undecided
        } else {
            switch PNMHeader.extent(of: bytes) {
            case .known: self = .frame(.pnm)
            case .open: self = .undecided
            case .broken, .nextBegins: self = .none
            }
        }
    }
}
