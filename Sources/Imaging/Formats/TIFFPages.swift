import CLeptonica

/// The pages of a TIFF.
///
/// Leptonica 1.82 applies the Orientation tag, but turns colour pages with orientation 8 the wrong way. So the tags of
/// the file handed to it are set to "upright", and ours is the only place where pictures are turned.
struct TIFFPages: Sendable {
    /// Enough for every scan; further ones are only reported.
    private static let mostPages = 1000

    /// The file with all pages marked as upright.
    private(set) var bytes: [UInt8]
    /// Of the pages that can be found, and of one behind them that can't or may not be read.
    let count: Int
    private let directories: [TIFFDirectory]

    /// - Throws: ``ImageError`` when there is no page at all.
    init(_ bytes: [UInt8]) throws {
        let chain = TIFFChain(bytes, mostPages: Self.mostPages + 1)
        var bytes = bytes
        for directory in chain.directories {
            guard let offset = directory.orientation?.valueOffset else { continue }
            bytes[offset] = chain.layout.bigEndian ? 0 : 1
            bytes[offset + 1] = chain.layout.bigEndian ? 1 : 0
        }
        self.bytes = bytes
        directories = chain.directories
        let found = (0..<Self.mostPages).first { Self.size(ofPage: $0, in: bytes) == nil } ?? Self.mostPages
        if found == 0 { throw ImageError.damaged(.tiff) }
        count = max(found, min(chain.length, found + 1))
    }

    func orientation(ofPage page: Int) -> ImageOrientation {
        directories.indices.contains(page) ? directories[page].orientation?.orientation ?? .upright : .upright
    }

    /// Width and height as stored.
    ///
    /// - Throws: ``ImageError`` when the page is cut off, its directory cannot be read, or it is one too many.
    func size(ofPage page: Int) throws -> (width: Int, height: Int) {
        guard page < Self.mostPages else { throw ImageError.tooManyPages(maximum: Self.mostPages) }
        let directory = directories.indices.contains(page) ? directories[page] : nil
        guard let size = Self.size(ofPage: page, in: bytes) else {
            throw directory == nil ? ImageError.truncated(.tiff) : .damaged(.tiff)
        }
        guard directory?.isWhole ?? true else { throw ImageError.damaged(.tiff) }
        return size
    }

    private static func size(ofPage page: Int, in bytes: [UInt8]) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let failed = bytes.withUnsafeBufferPointer {
            readHeaderMemTiff($0.baseAddress, $0.count, Int32(page), &width, &height, nil, nil, nil, nil, nil)
        }
        return failed == 0 ? (Int(width), Int(height)) : nil
    }
}
