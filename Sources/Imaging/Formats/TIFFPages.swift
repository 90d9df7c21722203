import CLeptonica

/// The pages of a TIFF.
///
/// Leptonica 1.82 applies the Orientation tag, but turns colour pages with orientation 8 the wrong way. So the tags of
/// the file handed to it are set to "upright", and ours is the only place where pictures are turned.
struct TIFFPages: Sendable {
    /// Enough for every scan; a chain of directories made to keep a reader busy ends here.
    private static let maximumCount = 1000

    /// The file with all pages marked as upright.
    private(set) var bytes: [UInt8]
    /// Of the pages that can be found, and of one behind them that can't.
    let count: Int
    private let orientations: [ImageOrientation]

    /// - Throws: ``ImageError`` when there is no page at all.
    init(_ bytes: [UInt8]) throws {
        let chain = Chain(bytes)
        var bytes = bytes
        for tag in chain.tags {
            bytes[tag.offset] = tag.bigEndian ? 0 : 1
            bytes[tag.offset + 1] = tag.bigEndian ? 1 : 0
        }
        self.bytes = bytes
        // BigTIFF has wider directories, which are left to Leptonica.
        orientations = chain.orientations
        let found = (0..<Self.maximumCount).first { Self.size(ofPage: $0, in: bytes) == nil } ?? Self.maximumCount
        if found == 0 { throw ImageError.damaged(.tiff) }
        count = min(max(found, min(chain.length, found + 1)), Self.maximumCount)
    }

    func orientation(ofPage page: Int) -> ImageOrientation {
        orientations.indices.contains(page) ? orientations[page] : .upright
    }

    /// Width and height as stored.
    ///
    /// - Throws: ``ImageError`` when the page is cut off or its directory cannot be read.
    func size(ofPage page: Int) throws -> (width: Int, height: Int) {
        guard let size = Self.size(ofPage: page, in: bytes) else {
            throw orientations.indices.contains(page) ? ImageError.damaged(.tiff) : .truncated(.tiff)
        }
        return size
    }

    private static func size(ofPage page: Int, in bytes: [UInt8]) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let failed = bytes.withUnsafeBufferPointer {
            readHeaderMemTiff($0.baseAddress, $0.count, Int32(page), &width, &height, nil, nil, nil, nil, nil)
        }
        return failed == 0 ? (Int(width), Int(height)) : nil
    }

    /// The directories, one for each page, each of which says where the next one stands: it may well be a ring.
    private struct Chain {
        private(set) var orientations: [ImageOrientation] = []
        private(set) var tags: [(offset: Int, bigEndian: Bool)] = []
        /// Directories, one that is told of and beyond the file's end among them.
        private(set) var length = 0

        init(_ bytes: [UInt8]) {
            let tiff = ByteReader(bytes)
            guard let bigEndian = ExifOrientation.byteOrder(tiff) else { return }
            var visited: Set<Int> = []
            var next = tiff.uint32(at: 4, bigEndian: bigEndian)
            while let directory = next, directory != 0, length < TIFFPages.maximumCount,
                visited.insert(directory).inserted
            {
                length += 1
                guard let entryCount = tiff.uint16(at: directory, bigEndian: bigEndian) else { return }
                let tag = ExifOrientation.find(in: tiff, directory: directory, bigEndian: bigEndian)
                orientations.append(tag?.orientation ?? .upright)
                if let offset = tag?.valueOffset { tags.append((offset, bigEndian)) }
                next = tiff.uint32(at: directory + 2 + entryCount * 12, bigEndian: bigEndian)
            }
        }
    }
}
