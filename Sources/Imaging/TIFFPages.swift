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
    private(set) var orientations: [ImageOrientation]

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        orientations = []
        resetOrientations()
        let count = (0..<Self.maximumCount).first { size(ofPage: $0) == nil } ?? Self.maximumCount
        if count == 0 { throw ImageError.damaged(.tiff) }
        // BigTIFF has wider directories, which are left to Leptonica.
        orientations = (0..<count).map { orientations.indices.contains($0) ? orientations[$0] : .upright }
    }

    /// Walks the chain of directories, which may well be a ring.
    private mutating func resetOrientations() {
        let tiff = ByteReader(bytes)
        guard let bigEndian = ExifOrientation.byteOrder(tiff) else { return }
        var next = tiff.uint32(at: 4, bigEndian: bigEndian)
        while let directory = next, directory != 0, orientations.count < Self.maximumCount {
            guard let entryCount = tiff.uint16(at: directory, bigEndian: bigEndian) else { return }
            let tag = ExifOrientation.find(in: tiff, directory: directory, bigEndian: bigEndian)
            orientations.append(tag?.orientation ?? .upright)
            if let offset = tag?.valueOffset {
                bytes[offset] = bigEndian ? 0 : 1
                bytes[offset + 1] = bigEndian ? 1 : 0
            }
            next = tiff.uint32(at: directory + 2 + entryCount * 12, bigEndian: bigEndian)
        }
    }

    /// Width and height as stored; `nil` when there is no such page.
    func size(ofPage page: Int) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let failed = bytes.withUnsafeBufferPointer {
            readHeaderMemTiff($0.baseAddress, $0.count, Int32(page), &width, &height, nil, nil, nil, nil, nil)
        }
        return failed == 0 ? (Int(width), Int(height)) : nil
    }
}
